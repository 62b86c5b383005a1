#include "formats/lake_race/kinds.h"

#include "formats/games.h"
#include "rules/games.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::gameId;

void visitTileset(const Body& body, const ReferenceVisitor& visit) {
  if (const auto* tiles = std::get_if<TileLayout>(&body.as<LakeBody>()->content))
    visit("tiles.set", tiles->set);
}

void visitLake(const CourseBody& course, const std::string& key, const ReferenceVisitor& visit) {
  if (const auto* path = std::get_if<DocumentPath>(&course.lake)) visit(key + "lake", *path);
}

void visitCourse(const Body& body, const ReferenceVisitor& visit) {
  visitLake(*body.as<CourseBody>(), {}, visit);
}

void visitRecord(const Body& body, const ReferenceVisitor& visit) {
  const auto& races = body.as<RecordBody>()->races;
  for (std::size_t i = 0; i < races.size(); ++i) {
    const std::string key = "races[" + std::to_string(i + 1) + "].course";
    if (const auto* path = std::get_if<DocumentPath>(&races[i].course))
      visit(key, *path);
    else
      visitLake(std::get<CourseBody>(races[i].course), key + ".", visit);
  }
}

bool isSettled(const CourseBody& course) {
  const auto& [arrows, start, finish] = course.choices;
  return std::holds_alternative<fairway::lake_race::Lake>(course.lake) && course.letter && start && finish &&
         arrows[0] && arrows[1] && arrows[2];
}

std::optional<std::vector<Document>> boardsInside(const Body& body) {
  std::vector<Document> boards;
  for (const RecordedRace& race : body.as<RecordBody>()->races) {
    const auto* course = std::get_if<CourseBody>(&race.course);
    if (!course || !isSettled(*course)) return std::nullopt;
    boards.emplace_back(CourseDocument{{}, *course});
  }
  return boards;
}

constexpr std::array<std::string_view, 5> lakeKeys{"stagger", "strip", "map", "slots", "tiles"};
constexpr std::array<std::string_view, 4> tilesetKeys{"tile", "board", "strip", "sides"};
constexpr std::array<std::string_view, 5> courseKeys{"race", "lake", "start", "buoys", "finish"};
constexpr std::array<std::string_view, 4> recordKeys{"game", "variant", "sunk-bonus", "races"};
constexpr std::array<MapKey, 1> maps{{{"map", mapLetters}}};
constexpr std::array<MapKey, 2> tilesetMaps{{{"map", mapLetters}, {"frame", frameLetters}}};

// A tile that is turned has @180 behind its name.
constexpr std::array<NamePlace, 1> tilesetNames{{{"sides.*.tiles.*", "tile", true}}};
constexpr std::array<NamePlace, 1> lakeNames{{{"tiles.layout.*.*", "tile", false}}};
constexpr std::array<NamePlace, 1> courseNames{{{"lake.tiles.layout.*.*", "tile", false}}};
constexpr std::array<NamePlace, 1> recordNames{{{"races.*.course.lake.tiles.layout.*.*", "tile", false}}};

constexpr std::array<Kind, 4> kinds{
    ofType<readLake>({.game = gameId,
                      .name = "lake",
                      .keys = lakeKeys,
                      .references = visitTileset,
                      .templateText = lakeTemplate,
                      .maps = maps,
                      .names = lakeNames,
                      .board = "map"}),
    ofType<readTileset>({.game = gameId,
                         .name = "tileset",
                         .keys = tilesetKeys,
                         .templateText = tilesetTemplate,
                         .maps = tilesetMaps,
                         .names = tilesetNames}),
    ofType<readCourse>({.game = gameId,
                        .name = "course",
                        .keys = courseKeys,
                        .references = visitCourse,
                        .templateText = courseTemplate,
                        .maps = maps,
                        .names = courseNames,
                        .board = "lake.map"}),
    ofType<readRecord>({.game = gameId,
                        .name = "record",
                        .keys = recordKeys,
                        .references = visitRecord,
                        .maps = maps,
                        .names = recordNames,
                        .boardsInside = boardsInside}),
};

constexpr Game entry{gameId, Spot::Kind::Cell, readCellSpot, kinds};

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

const Game& game() {
  return entry;
}

} // namespace fairway::formats::lake_race
