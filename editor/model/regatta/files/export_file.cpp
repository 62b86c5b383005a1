#include "editor/model/regatta/files/export_file.h"

#include "editor/model/regatta/files/pictured_table.h"
#include "editor/model/words/translation.h"
#include "formats/document/atomic_file.h"
#include "formats/document/writer.h"
#include "formats/regatta/export/json_export.h"
#include "formats/regatta/export/picture_export.h"
#include "formats/regatta/export/yaml_export.h"

namespace fairway::editor::regatta {

using formats::Problems;
using formats::regatta::Subject;
namespace fs = std::filesystem;

namespace {

Problems wrong(const fs::path& file, const std::string& message) {
  return {{file.string(), 0, 0, "", message}};
}

Problems write(const fs::path& file, const std::string& bytes) {
  const std::optional<formats::Problem> problem = formats::replaceFile(file, bytes);
  return problem ? Problems{*problem} : Problems();
}

std::unique_ptr<formats::Scene> sceneOf(const Subject& subject, const ExportChoice& choice) {
  if (subject.course() == nullptr) return formats::regatta::sceneOf(subject);
  return std::make_unique<formats::regatta::TableScene>(picturedTable(subject, choice.layers));
}

formats::Picture pictureOf(const Subject& subject, const formats::Scene& scene, const ExportChoice& choice) {
  formats::PictureOptions look;
  look.paint.theme = choice.theme;
  look.paint.layers = choice.layers;
  look.unit =
      choice.scale > 0 ? 1 / choice.scale : formats::regatta::pictureUnit(scene, subject.course() == nullptr);
  look.legend = choice.legend;
  look.speaker = speaker();
  return {scene, formats::regatta::textsOf(subject), look};
}

Problems writePicture(const Subject& subject, const fs::path& file, const ExportChoice& choice) {
  const std::unique_ptr<formats::Scene> scene = sceneOf(subject, choice);
  const formats::Picture picture = pictureOf(subject, *scene, choice);
  if (file.extension() == ".svg") return write(file, picture.svg());
  if (file.extension() == ".pdf") return write(file, picture.pdf());
  const std::optional<std::string> png = picture.png(choice.dpi);
  return png ? write(file, *png) : wrong(file, say("the picture would be too large; choose .svg or .pdf"));
}

} // namespace

Problems exportDocument(const formats::Document& content, const fs::path& file, const ExportChoice& choice) {
  const auto subject = formats::regatta::subjectOf(content, file);
  if (!subject) return subject.fault();
  const std::string ending = file.extension().string();
  if (ending == ".yaml" || ending == ".yml")
    return write(file, formats::writeDocument(formats::regatta::selfContained(*subject)));
  if (ending == ".json") return write(file, formats::regatta::exportJson(*subject));
  if (ending == ".svg" || ending == ".pdf" || ending == ".png") return writePicture(*subject, file, choice);
  return wrong(file, say("the ending must be .yaml, .json, .svg, .png or .pdf"));
}

Result<formats::Pages, Problems> exportPreview(const formats::Document& content, const ExportChoice& choice) {
  const auto subject = formats::regatta::subjectOf(content, {});
  if (!subject) return subject.fault();
  const std::unique_ptr<formats::Scene> scene = sceneOf(*subject, choice);
  return pictureOf(*subject, *scene, choice).page();
}

} // namespace fairway::editor::regatta
