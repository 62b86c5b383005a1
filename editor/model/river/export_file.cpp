#include "editor/model/river/export_file.h"

#include "editor/model/words/translation.h"
#include "formats/document/atomic_file.h"
#include "formats/document/writer.h"
#include "formats/river/export/json_export.h"
#include "formats/river/export/picture_export.h"
#include "formats/river/export/yaml_export.h"
#include "validator/river/study/river_study.h"

namespace fairway::editor::river {

using formats::Problems;
using formats::river::RiverScene;
using formats::river::Subject;
namespace fs = std::filesystem;

namespace {

Problems wrong(const fs::path& file, const std::string& message) {
  return {{file.string(), 0, 0, "", message}};
}

Problems write(const fs::path& file, const std::string& bytes) {
  const std::optional<formats::Problem> problem = formats::replaceFile(file, bytes);
  return problem ? Problems{*problem} : Problems();
}

RiverScene sceneOf(const Subject& subject, const ExportChoice& choice) {
  RiverScene scene = formats::river::sceneOf(subject, {choice.waterfalls, choice.turns});
  if (!choice.layers.has(formats::river::Layer::Heat)) return scene;
  const validator::river::RiverStudy study(subject.river);
  for (int section = 1; study.ends() && section <= subject.river.length(); ++section)
    scene.save.push_back(study.saveChance(scene.phase, fairway::river::SectionNow{section}));
  return scene;
}

formats::Picture pictureOf(const Subject& subject, const RiverScene& scene, const ExportChoice& choice) {
  formats::PictureOptions look;
  look.paint.theme = choice.theme;
  look.paint.layers = choice.layers;
  look.unit = choice.sectionMillimetres;
  look.legend = choice.legend;
  look.speaker = speaker();
  return {scene, formats::river::textsOf(subject), look};
}

Problems writePicture(const Subject& subject, const fs::path& file, const ExportChoice& choice) {
  const RiverScene scene = sceneOf(subject, choice);
  const formats::Picture picture = pictureOf(subject, scene, choice);
  if (file.extension() == ".svg") return write(file, picture.svg());
  if (file.extension() == ".pdf") return write(file, picture.pdf());
  const std::optional<std::string> png = picture.png(choice.dpi);
  return png ? write(file, *png) : wrong(file, say("the picture would be too large; choose .svg or .pdf"));
}

// Both ways out share everything but the last call.
template <class Made, auto make>
Result<Made, Problems> printed(const formats::Document& content, formats::river::CutSetOptions options) {
  const auto subject = formats::river::subjectOf(content, {});
  if (!subject) return subject.fault();
  options.print.speaker = speaker(); // paper is for people
  auto made = make(subject->river, subject->title(), options);
  if (!made) return wrong({}, say("a card is larger than the paper; choose smaller cards or a larger paper"));
  return std::move(made).value();
}

} // namespace

Problems exportDocument(const formats::Document& content, const fs::path& file, const ExportChoice& choice) {
  const auto subject = formats::river::subjectOf(content, file);
  if (!subject) return subject.fault();
  const std::string ending = file.extension().string();
  if (ending == ".yaml" || ending == ".yml")
    return write(file, formats::writeDocument(formats::river::selfContained(*subject)));
  if (ending == ".json") return write(file, formats::river::exportJson(*subject));
  if (ending == ".svg" || ending == ".pdf" || ending == ".png") return writePicture(*subject, file, choice);
  return wrong(file, say("the ending must be .yaml, .json, .svg, .png or .pdf"));
}

Result<formats::Pages, Problems> exportPreview(const formats::Document& content, const ExportChoice& choice) {
  const auto subject = formats::river::subjectOf(content, {});
  if (!subject) return subject.fault();
  const RiverScene scene = sceneOf(*subject, choice);
  return pictureOf(*subject, scene, choice).page();
}

Result<formats::Pages, Problems> printedPages(const formats::Document& content,
                                              formats::river::CutSetOptions options) {
  return printed<formats::Pages, formats::river::cutSetPages>(content, std::move(options));
}

Result<std::string, Problems> printedPdf(const formats::Document& content,
                                         formats::river::CutSetOptions options) {
  return printed<std::string, formats::river::cutSetPdf>(content, std::move(options));
}

} // namespace fairway::editor::river
