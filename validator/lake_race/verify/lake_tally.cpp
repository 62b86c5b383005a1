#include "validator/lake_race/verify/lake_tally.h"

#include "rules/lake_race/route/route_finder.h"
#include "rules/lake_race/route/wave.h"

#include <algorithm>
#include <bit>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr std::uint64_t coursesOfRace = 24;

bool hangsTogether(const Lake& lake) {
  const BitLayout layout(lake.map);
  BitCells water(layout);
  int count = 0;
  std::optional<Cell> first;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (const Cell cell = lake.map.cellAt(i); lake.map.at(cell) == Terrain::Water) {
      water.add(cell);
      ++count;
      if (!first) first = cell;
    }
  if (!first) return true;
  Wave wave(layout, lake.stagger);
  wave.enter(*first);
  for (wave.advance(); !wave.still(); wave.advance()) wave.spread(water);
  for (std::size_t i = 0; i < layout.size(); ++i) count -= std::popcount(wave.seen()[i]);
  return count == 0;
}

class LakeCount {
public:
  LakeCount(const TilesetSide& tiles, BoardSide side, const LaidLake& laid, const WorkWatch& watch)
      : tiles_(tiles), side_(side), laid_(laid), watch_(watch), finder_(laid.lake) {
    tally_.lakes = 1;
  }

  VerifyTally run() {
    for (RaceLetter race : allRaces) addRace(race);
    tally_.failingLakes = tally_.failuresTotal() > 0 ? 1 : 0;
    if (!hangsTogether(laid_.lake)) {
      tally_.splitTotal = 1;
      tally_.split.push_back({laid_.place, laid_.layout});
    }
    for (auto* extreme : {&tally_.shortest, &tally_.longest})
      if (*extreme) (*extreme)->layout = laid_.layout; // once, not for each course that was in the lead
    return std::move(tally_);
  }

private:
  void addRace(RaceLetter race) {
    tally_.courses += coursesOfRace;
    if (!hasCourses(laid_.lake, race)) return addNone(race);
    forEachAssignment(laid_.lake, race, finder_, [&](std::size_t, const Assignment& assignment) {
      if (!assignment.raceable())
        fail({laid_.place, laid_.layout, race, assignment.order, std::string(assignment.failing)}, 1);
      else
        addRoute(race, assignment);
      return !watch_.stopWanted();
    });
  }

  void addNone(RaceLetter race) {
    const std::vector<Slot> slots = slotsOf(laid_.lake, race);
    const bool onVoid = std::any_of(slots.begin(), slots.end(), [&](const Slot& slot) {
      return laid_.lake.map.at(slot.at) == Terrain::Void;
    });
    fail({laid_.place, laid_.layout, race, std::nullopt, onVoid ? "L03" : "L02"}, coursesOfRace);
  }

  void addRoute(RaceLetter race, const Assignment& assignment) {
    const int route = *assignment.route;
    ++tally_.raceable;
    ++tally_.routes[static_cast<std::size_t>(race)][route];
    const RoutedCourse course{laid_.place, {}, race, assignment.order, route};
    if (!tally_.shortest || route < tally_.shortest->route) tally_.shortest = course;
    if (!tally_.longest || route > tally_.longest->route) tally_.longest = course;
  }

  // All courses of a race stand on the same four slots.
  void fail(VerifyFailure failure, std::uint64_t courses) {
    for (const auto& row : laid_.layout)
      for (const PlacedTile& placed : row) {
        const std::vector<Slot>& slots = tiles_.find(placed.tile)->slots;
        for (std::size_t i = 0; i < slots.size(); ++i)
          if (slots[i].race == failure.race)
            tally_.involved[{side_, placed.tile, placed.turned, static_cast<int>(i)}] += courses;
      }
    tally_.failures.push_back(std::move(failure));
  }

  const TilesetSide& tiles_;
  BoardSide side_;
  const LaidLake& laid_;
  const WorkWatch& watch_;
  RouteFinder finder_; // of all races: they share the lake
  VerifyTally tally_;
};

} // namespace

VerifyTally lakeTally(const Tileset& set, BoardSide side, const LaidLake& laid, const WorkWatch& watch) {
  return LakeCount(set.sides.at(side), side, laid, watch).run();
}

} // namespace fairway::validator::lake_race
