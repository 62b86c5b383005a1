#include "formats/lake_race/read/kinds.h"
#include "formats/lake_race/documents.h"
#include "formats/lake_race/game.h"
#include "formats/lake_race/templates.h"
#include "formats/lake_race/write/kinds.h"

namespace fairway::formats::lake_race {

namespace {

constexpr std::string_view name = "lake";

// From functions that know the body's type to those that do not.
template <class Known, Known (*read)(yaml::Reading&, const yaml::Fields&)>
Body readAny(yaml::Reading& reading, const yaml::Fields& fields) {
  return Body(read(reading, fields));
}

template <class Known>
void writeAny(Emitter& out, const Body& body) {
  writeBody(out, *body.as<Known>());
}

void visitLake(Body& body, const ReferenceVisitor& visit) {
  if (auto* tiles = std::get_if<TileLayout>(&body.as<LakeBody>()->content)) visit("tiles.set", tiles->set);
}

void visitNothing(Body&, const ReferenceVisitor&) {}

void visitCourse(CourseBody& course, const std::string& key, const ReferenceVisitor& visit) {
  if (auto* path = std::get_if<DocumentPath>(&course.lake)) visit(key + "lake", *path);
}

void visitCourseDocument(Body& body, const ReferenceVisitor& visit) {
  visitCourse(*body.as<CourseBody>(), {}, visit);
}

void visitRecord(Body& body, const ReferenceVisitor& visit) {
  auto& races = body.as<RecordBody>()->races;
  for (std::size_t i = 0; i < races.size(); ++i) {
    const std::string key = "races[" + std::to_string(i + 1) + "].course";
    if (auto* path = std::get_if<DocumentPath>(&races[i].course))
      visit(key, *path);
    else
      visitCourse(std::get<CourseBody>(races[i].course), key + ".", visit);
  }
}

constexpr std::array<std::string_view, 5> lakeKeys{"stagger", "strip", "map", "slots", "tiles"};
constexpr std::array<std::string_view, 4> tilesetKeys{"tile", "board", "strip", "sides"};
constexpr std::array<std::string_view, 5> courseKeys{"race", "lake", "start", "buoys", "finish"};
constexpr std::array<std::string_view, 4> recordKeys{"game", "variant", "sunk-bonus", "races"};

constexpr std::array<Kind, 4> kinds{{
    {name, "lake", lakeKeys, readAny<LakeBody, readLake>, writeAny<LakeBody>, visitLake, lakeTemplate},
    {name, "tileset", tilesetKeys, readAny<TilesetBody, readTileset>, writeAny<TilesetBody>, visitNothing,
     tilesetTemplate},
    {name, "course", courseKeys, readAny<CourseBody, readCourse>, writeAny<CourseBody>, visitCourseDocument,
     courseTemplate},
    {name, "record", recordKeys, readAny<RecordBody, readRecord>, writeAny<RecordBody>, visitRecord},
}};

} // namespace

const Kind& lakeKind() {
  return kinds[0];
}

const Kind& tilesetKind() {
  return kinds[1];
}

const Kind& courseKind() {
  return kinds[2];
}

const Kind& recordKind() {
  return kinds[3];
}

const Game& lakeRace() {
  static constexpr Game game{name, Spot::Kind::Cell, readCellSpot, kinds};
  return game;
}

} // namespace fairway::formats::lake_race
