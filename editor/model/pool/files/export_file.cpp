#include "editor/model/pool/files/export_file.h"

#include "editor/model/words/translation.h"
#include "formats/document/atomic_file.h"
#include "formats/document/writer.h"
#include "formats/pool/export/subject.h"

namespace fairway::editor::pool {

using formats::Problems;
using formats::pool::Subject;
namespace fs = std::filesystem;

namespace {

Problems wrong(const fs::path& file, const std::string& message) {
  return {{file.string(), 0, 0, "", message}};
}

Problems write(const fs::path& file, const std::string& bytes) {
  const std::optional<formats::Problem> problem = formats::replaceFile(file, bytes);
  return problem ? Problems{*problem} : Problems();
}

formats::PictureOptions lookOf(const ExportChoice& choice) {
  formats::PictureOptions look;
  look.paint.theme = choice.theme;
  look.paint.layers = choice.layers;
  look.unit = choice.squareMillimetres;
  look.legend = choice.legend;
  look.speaker = speaker();
  return look;
}

Problems writePicture(const Subject& subject, const fs::path& file, const ExportChoice& choice) {
  const formats::pool::PoolScene scene = sceneOf(subject);
  const formats::Picture picture(scene, textsOf(subject), lookOf(choice));
  if (file.extension() == ".svg") return write(file, picture.svg());
  if (file.extension() == ".pdf") return write(file, picture.pdf());
  const std::optional<std::string> png = picture.png(choice.dpi);
  return png ? write(file, *png) : wrong(file, say("the picture would be too large; choose .svg or .pdf"));
}

} // namespace

Problems exportDocument(const formats::Document& content, const fs::path& file, const ExportChoice& choice) {
  const auto subject = formats::pool::subjectOf(content, file);
  if (!subject) return subject.fault();
  const std::string ending = file.extension().string();
  if (ending == ".yaml" || ending == ".yml")
    return write(file, formats::writeDocument(selfContained(*subject)));
  if (ending == ".json") return write(file, exportJson(*subject));
  if (ending == ".svg" || ending == ".pdf" || ending == ".png") return writePicture(*subject, file, choice);
  return wrong(file, say("the ending must be .yaml, .json, .svg, .png or .pdf"));
}

Result<formats::Pages, Problems> exportPreview(const formats::Document& content, const ExportChoice& choice) {
  const auto subject = formats::pool::subjectOf(content, {});
  if (!subject) return subject.fault();
  const formats::pool::PoolScene scene = sceneOf(*subject);
  return formats::Picture(scene, textsOf(*subject), lookOf(choice)).page();
}

} // namespace fairway::editor::pool
