#include "editor/model/lake_race/files/export_file.h"

#include "editor/model/words/translation.h"
#include "formats/document/atomic_file.h"
#include "formats/document/writer.h"
#include "formats/lake_race/export/json_export.h"
#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/export/yaml_export.h"
#include "formats/lake_race/picture/tile_image.h"
#include "formats/lake_race/tiled/export_map.h"

namespace fairway::editor::lake_race {

using formats::Problems;
using formats::lake_race::Subject;
namespace fs = std::filesystem;

namespace {

Problems wrong(const fs::path& file, const std::string& message) {
  return {{file.string(), 0, 0, "", message}};
}

Problems write(const fs::path& file, const std::string& bytes) {
  const std::optional<formats::Problem> problem = formats::replaceFile(file, bytes);
  return problem ? Problems{*problem} : Problems();
}

formats::ThemeName themeOf(const Subject& subject, const ExportChoice& choice) {
  if (choice.theme) return *choice.theme;
  if (!choice.side) return subject.theme;
  return *choice.side == fairway::lake_race::BoardSide::Dark ? formats::ThemeName::Dark
                                                             : formats::ThemeName::Light;
}

Result<formats::lake_race::BoardScene, Problems> sceneOf(const Subject& subject, const ExportChoice& choice,
                                                         const fs::path& file) {
  formats::lake_race::PictureChoice part;
  part.side = choice.side;
  part.route = choice.layers.has(formats::lake_race::Layer::Route);
  return formats::lake_race::sceneOf(subject, part, file.string());
}

formats::Picture pictureOf(const Subject& subject, const formats::lake_race::BoardScene& scene,
                           const ExportChoice& choice) {
  formats::PictureOptions look;
  look.paint.theme = themeOf(subject, choice);
  look.paint.layers = choice.layers;
  look.unit = choice.hexMillimetres;
  look.legend = choice.legend;
  look.speaker = speaker();
  return {scene, formats::lake_race::textsOf(subject), look};
}

Problems writePicture(const Subject& subject, const fs::path& file, const ExportChoice& choice) {
  const auto scene = sceneOf(subject, choice, file);
  if (!scene) return scene.fault();
  const formats::Picture picture = pictureOf(subject, *scene, choice);
  if (file.extension() == ".svg") return write(file, picture.svg());
  if (file.extension() == ".pdf") return write(file, picture.pdf());
  const std::optional<std::string> png = picture.png(choice.dpi);
  return png ? write(file, *png) : wrong(file, say("the picture would be too large; choose .svg or .pdf"));
}

// A map and, beside it, the image of its tiles.
Problems writeTiled(const Subject& subject, const fs::path& file, const ExportChoice& choice) {
  const auto scene = sceneOf(subject, choice, file);
  if (!scene) return scene.fault();
  const std::string image = file.stem().string() + ".tiles.png";
  Problems problems = write(file.parent_path() / image,
                            formats::lake_race::tileImagePng(formats::lake_race::tiled::tileWidth,
                                                             formats::lake_race::tiled::tileHeight,
                                                             themeOf(subject, choice)));
  if (!problems.empty()) return problems;
  const formats::lake_race::tiled::Map map = formats::lake_race::tiled::mapOf(*scene, subject.head);
  return write(file, file.extension() == ".tmx" ? toTmx(map, image) : toTmj(map, image));
}

Problems writeYaml(const Subject& subject, const fs::path& file) {
  const std::optional<formats::Document> whole = formats::lake_race::selfContained(subject);
  if (!whole)
    return wrong(file, say("arrows or directions are left out, and cannot be chosen for these buoys"));
  return write(file, formats::writeDocument(*whole));
}

} // namespace

Problems exportDocument(const formats::Document& content, const fs::path& file, const ExportChoice& choice) {
  const auto subject = formats::lake_race::subjectOf(content, file);
  if (!subject) return subject.fault();
  const std::string ending = file.extension().string();
  if (ending == ".yaml" || ending == ".yml") return writeYaml(*subject, file);
  if (ending == ".json") return write(file, formats::lake_race::exportJson(*subject));
  if (ending == ".tmx" || ending == ".tmj") return writeTiled(*subject, file, choice);
  if (ending == ".svg" || ending == ".pdf" || ending == ".png") return writePicture(*subject, file, choice);
  return wrong(file, say("the ending must be .yaml, .json, .tmx, .tmj, .svg, .png or .pdf"));
}

Result<formats::Pages, Problems> exportPreview(const formats::Document& content, const ExportChoice& choice) {
  const auto subject = formats::lake_race::subjectOf(content, {});
  if (!subject) return subject.fault();
  const auto scene = sceneOf(*subject, choice, {});
  if (!scene) return scene.fault();
  return pictureOf(*subject, *scene, choice).page();
}

} // namespace fairway::editor::lake_race
