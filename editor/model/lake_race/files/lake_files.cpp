#include "editor/model/lake_race/files/lake_files.h"

#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/board/layout_edit.h"
#include "editor/model/lake_race/board/paint_target.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "editor/model/lake_race/race/lake_raced.h"
#include "editor/model/words/translation.h"
#include "formats/document/reader.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/resolve.h"
#include "formats/lake_race/tiled/import_lake.h"
#include "formats/lake_race/tiled/read_map.h"

namespace fairway::editor::lake_race {

using formats::Document;
using formats::Problems;
namespace fs = std::filesystem;

namespace {

template <class Wanted>
Result<Wanted, Problems> readAs(const fs::path& file, const formats::Loader& load, const char* kind) {
  const auto text = load(file);
  if (!text) return text.fault();
  auto read = formats::readDocument(*text, file.string());
  if (!read) return read.fault();
  if (auto* wanted = read->document.as<Wanted>()) return std::move(*wanted);
  return Problems{{file.string(), 0, 0, "kind", std::string("expected a ") + kind}};
}

} // namespace

Result<References, Problems> readLakeReferences(const Document& content, const formats::Loader& load) {
  if (const auto* record = content.as<formats::lake_race::RecordBody>()) {
    auto resolved = formats::lake_race::resolveRecord(*record, {}, load);
    if (!resolved) return resolved.fault();
    auto courses = coursesOf(*record, load);
    return courses ? References(std::move(*courses)) : References();
  }
  LakeReferences references;
  const fs::path path = referenceOf(content);
  if (path.empty()) return References();
  if (content.is<formats::lake_race::LakeBody>()) {
    auto set = readAs<formats::lake_race::TilesetBody>(path, load, "tileset");
    if (!set) return set.fault();
    references.set = std::move(set->set);
    return References(std::move(references));
  }
  const auto document = readAs<formats::lake_race::LakeBody>(path, load, "lake");
  if (!document) return document.fault();
  auto lake = formats::lake_race::resolveLake(*document, path, load);
  if (!lake) return lake.fault();
  references.lake = std::move(*lake);
  return References(std::move(references));
}

bool hasNoCells(const Document& content) {
  if (content.is<formats::lake_race::RecordBody>()) return true; // a faulty one cannot be played
  if (const fairway::lake_race::Lake* lake = ownLake(content)) return lake->map.cellCount() == 0;
  const auto* set = content.as<formats::lake_race::TilesetBody>();
  return set && !firstTile(set->set);
}

Problems whyBoardNotSaved(const EditedDocument& document, const fs::path& file) {
  const formats::lake_race::TileLayout* tiles = tileLayoutOf(document.content());
  if (!tiles || isFinished(*tiles)) return {};
  return {
      {file.string(), 0, 0, "tiles.layout",
       say("{1} A lake of tiles can be saved once every place has its tile.", {shownLake(document).fault})}};
}

Result<Document, Problems> packedLake(const EditedDocument& document) {
  Document content = document.content();
  ShownLake shown = shownLake(document);
  auto* lake = content.as<formats::lake_race::LakeBody>();
  auto* course = content.as<formats::lake_race::CourseBody>();
  if (!lake && !course) return content;
  if (!shown.lake) return Problems{{document.file().string(), 0, 0, lake ? "tiles" : "lake", shown.fault}};
  if (lake)
    lake->content = std::move(*shown.lake);
  else
    course->lake = std::move(*shown.lake);
  return content;
}

bool isTiledMap(const fs::path& file) {
  return file.extension() == ".tmx" || file.extension() == ".tmj";
}

Result<Document, Problems> importTiledMap(const fs::path& file) {
  const auto text = formats::readText(file);
  if (!text) return text.fault();
  const auto map = formats::lake_race::tiled::readMap(*text, file, formats::fileLoader());
  if (!map) return map.fault();
  auto lake = formats::lake_race::tiled::lakeFrom(*map, {}, file.string());
  if (!lake) return lake.fault();
  return Document(std::move(*lake));
}

namespace {

std::optional<fairway::lake_race::Lake> lakeInSmall(const EditedDocument& document) {
  if (std::optional<fairway::lake_race::Lake> lake = lakeOf(document)) return lake;
  const auto* tiles = document.content().as<formats::lake_race::TilesetBody>();
  if (!tiles || tiles->set.sides.empty()) return std::nullopt;
  const fairway::lake_race::BoardSide side = tiles->set.sides.begin()->first;
  auto built = buildLake(tiles->set, side, plainLayout(tiles->set, side));
  return built ? std::optional(std::move(*built)) : std::nullopt;
}

// Its buoys and its route, by which courses of one lake are told apart.
void drawCourse(const formats::lake_race::CourseBody& body, formats::lake_race::BoardScene& scene) {
  const auto placement = placementOf(body, scene.lake());
  if (!placement) return;
  scene.course = formats::lake_race::CourseMarks{*placement, std::nullopt, body.race};
  const std::optional<CourseFacts> facts = courseFacts(scene.lake(), *placement, body.choices);
  if (!facts) return;
  scene.course->choices = facts->choices;
  if (facts->route) scene.route = facts->route->cells;
}

} // namespace

std::unique_ptr<formats::Scene> lakePicture(const EditedDocument& document) {
  std::optional<fairway::lake_race::Lake> lake = lakeInSmall(document);
  if (!lake) return nullptr;
  auto scene = std::make_unique<formats::lake_race::BoardScene>(std::move(*lake));
  if (const formats::lake_race::CourseBody* course = courseOf(document.content()))
    drawCourse(*course, *scene);
  return scene;
}

} // namespace fairway::editor::lake_race
