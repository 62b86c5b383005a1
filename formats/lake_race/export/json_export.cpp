#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/kinds.h"
#include "formats/map/map_text.h"
#include "rules/lake_race/route/route.h"

namespace fairway::formats::lake_race {

namespace {

using Json = Tree;
using namespace fairway::lake_race;

Json toJson(Cell cell) {
  return Json::list({cell.column, cell.row});
}

template <class Cells>
Json cellsJson(const Cells& cells) {
  Json list = Json::list();
  for (const Cell cell : cells) list.push_back(toJson(cell));
  return list;
}

Json rowsJson(const TerrainMap& map) {
  Json rows = Json::list();
  for (int row = 1; row <= map.rows(); ++row)
    rows.push_back(rowOfLetters(map.columns(), "", [&](int column) {
      return mapLetter(map.at({column, row}));
    }));
  return rows;
}

Json slotsJson(const std::vector<fairway::lake_race::Slot>& slots) {
  Json list = Json::list();
  for (const fairway::lake_race::Slot& slot : slots)
    list.push_back({{"race", std::string(1, letterOf(slot.race))},
                    {"at", toJson(slot.at)},
                    {"letter", nameOf(slot.letter)}});
  return list;
}

// For each cell in reading order the numbers (from 0, in reading order) of its neighbours E, NE, NW, W, SW,
// SE; null where the lake ends. Void cells have none.
Json neighboursJson(const Lake& lake) {
  Json list = Json::list();
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i) {
    const Cell cell = lake.map.cellAt(i);
    Json six = Json::list();
    for (const Direction direction : allDirections) {
      const Cell other = neighbour(cell, direction, lake.stagger);
      const bool joined = lake.map.at(cell) != Terrain::Void && lake.map.at(other) != Terrain::Void;
      six.push_back(joined ? Json(lake.map.indexOf(other)) : Json(nullptr));
    }
    list.push_back(std::move(six));
  }
  return list;
}

Json lakeJson(const Lake& lake) {
  return {{"stagger", lake.stagger == Stagger::Odd ? "odd" : "even"},
          {"strip", lake.strip},
          {"columns", lake.map.columns()},
          {"rows", lake.map.rows()},
          {"map", rowsJson(lake.map)},
          {"slots", slotsJson(lake.slots)},
          {"neighbours", neighboursJson(lake)}};
}

// As the facts of `validate --format json` have them.
Json gatesJson(const fairway::lake_race::Course& course) {
  Json list = Json::list();
  const auto gates = gatesOf(course.lake, course.placement, course.choices);
  for (int i = 0; i < fairway::lake_race::gateCount; ++i) {
    const auto name = static_cast<fairway::lake_race::GateName>(i);
    Json gate{{"gate", nameOf(name)}};
    gate["at"] = toJson(course.lake.cellOf(gates[static_cast<std::size_t>(i)].origin));
    if (fairway::lake_race::isBuoyGate(i)) {
      const fairway::lake_race::Arrow arrow = course.choices.arrows[static_cast<std::size_t>(i - 1)];
      const fairway::lake_race::BuoyTurn turn = turnRound(course.lake, course.placement, i - 1, arrow);
      gate["direction"] = turn.gate.degrees();
      gate["sweep"] = turn.sweep;
      gate["natural"] = turn.natural;
      gate["arrow"] = nameOf(arrow);
    } else {
      gate["direction"] = degrees(course.placement.letter);
      gate["sweep"] = nullptr;
      gate["natural"] = nullptr;
      gate["arrow"] = nameOf(i == 0 ? course.choices.start : course.choices.finish);
    }
    list.push_back(std::move(gate));
  }
  return list;
}

void addRoute(const fairway::lake_race::Course& course, Json& json) {
  const std::optional<fairway::lake_race::Route> route =
      shortestRoute(fairway::lake_race::CourseBoard(course));
  json["route"] = route ? Json(route->steps) : Json(nullptr);
  json["legs"] = route ? Json(route->legs) : Json(nullptr);
  json["route_cells"] = route ? cellsJson(route->cells) : Json(nullptr);
}

Json courseJson(const SettledCourse& settledCourse) {
  const CourseSetup& setup = settledCourse.setup;
  const fairway::lake_race::Placement& placement = setup.placement;
  const std::optional<fairway::lake_race::Choices>& choices = settledCourse.choices;
  Json json;
  json["race"] = setup.race ? Json(std::string(1, letterOf(*setup.race))) : Json(nullptr);
  json["start"] = {{"at", toJson(placement.start)},
                   {"letter", nameOf(placement.letter)},
                   {"direction", choices ? Json(nameOf(choices->start)) : Json(nullptr)}};
  json["buoys"] = Json::list();
  for (std::size_t i = 0; i < 3; ++i)
    json["buoys"].push_back({{"at", toJson(placement.buoys[i])},
                             {"arrow", choices ? Json(nameOf(choices->arrows[i])) : Json(nullptr)}});
  json["finish"] = {{"at", toJson(finishCell(setup.lake, placement))},
                    {"direction", choices ? Json(nameOf(choices->finish)) : Json(nullptr)}};
  json["strip_cells"] = cellsJson(stripCells(setup.lake, placement));
  json["start_cells"] =
      choices ? cellsJson(startCells(setup.lake, placement, choices->start)) : Json(nullptr);
  json["gates"] = choices ? gatesJson(settledCourse.course()) : Json(nullptr);
  if (choices) addRoute(settledCourse.course(), json);
  json["lake"] = lakeJson(setup.lake);
  return json;
}

Json tilesetJson(const fairway::lake_race::Tileset& set) {
  Json sides = Json::fields();
  for (const auto& [name, side] : set.sides) {
    Json tiles = Json::fields();
    for (const fairway::lake_race::Tile& tile : side.tiles)
      tiles[tile.name] = {{"map", rowsJson(tile.map)}, {"slots", slotsJson(tile.slots)}};
    Json json{{"stagger", side.stagger == Stagger::Odd ? "odd" : "even"}, {"tiles", std::move(tiles)}};
    if (side.frame)
      json["frame"] = {{"map", rowsJson(side.frame->map)}, {"window", toJson(side.frame->window)}};
    sides[std::string(nameOf(name))] = std::move(json);
  }
  return {{"tile", {{"columns", set.tileColumns}, {"rows", set.tileRows}}},
          {"board", {{"across", set.across}, {"down", set.down}}},
          {"strip", set.strip},
          {"sides", std::move(sides)}};
}

Json turnJson(const fairway::lake_race::TurnEntry& turn) {
  Json json{{"seat", turn.seat}, {"keep", turn.keep}, {"rolled", turn.rolled}, {"steer", nameOf(turn.steer)}};
  if (turn.ends) json["ends"] = toJson(*turn.ends);
  return json;
}

Json raceJson(const SettledCourse& course, const fairway::lake_race::RaceRecord& race) {
  Json grid = Json::list();
  for (const fairway::lake_race::GridEntry& entry : race.grid)
    grid.push_back({{"seat", entry.seat}, {"at", toJson(entry.at)}, {"heading", nameOf(entry.heading)}});
  Json turns = Json::list();
  for (const fairway::lake_race::TurnEntry& turn : race.turns) turns.push_back(turnJson(turn));
  return {{"course", courseJson(course)},
          {"players", race.players},
          {"first", race.first},
          {"grid", std::move(grid)},
          {"turns", std::move(turns)}};
}

struct JsonMaker {
  Json& json;

  void operator()(const LakeSubject& subject) const { json["lake"] = lakeJson(subject.lake); }
  void operator()(const CourseSubject& subject) const { json["course"] = courseJson(subject.course); }
  void operator()(const TilesetSubject& subject) const { json["tileset"] = tilesetJson(subject.set); }
  void operator()(const RecordSubject& subject) const {
    json["variant"] = subject.options.variant;
    json["sunk_bonus"] = nameOf(subject.options.sunkBonus);
    json["races"] = Json::list();
    for (std::size_t i = 0; i < subject.courses.size(); ++i)
      json["races"].push_back(raceJson(subject.courses[i], subject.races[i]));
  }
};

} // namespace

void Subject::addFacts(Tree& json) const {
  std::visit(JsonMaker{json}, content);
}

} // namespace fairway::formats::lake_race
