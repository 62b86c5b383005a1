#include "validator/lake_race/verify/lake_tally.h"

#include "rules/lake_race/route/route_finder.h"
#include "rules/lake_race/route/wave.h"

#include <algorithm>
#include <bit>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

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

} // namespace

void LakeCount::add(RaceLetter race, const Assignment& assignment) {
  ++tally_.courses;
  if (assignment.raceable())
    addRoute(race, assignment);
  else
    fail({laid_.place, laid_.layout, race, assignment.order, std::string(assignment.failing)}, 1);
}

void LakeCount::addNone(RaceLetter race) {
  tally_.courses += assignmentCount;
  const std::vector<Slot> slots = slotsOf(laid_.lake, race);
  const bool onVoid = std::any_of(slots.begin(), slots.end(), [&](const Slot& slot) {
    return laid_.lake.map.at(slot.at) == Terrain::Void;
  });
  fail({laid_.place, laid_.layout, race, std::nullopt, onVoid ? "L03" : "L02"}, assignmentCount);
}

void LakeCount::addRoute(RaceLetter race, const Assignment& assignment) {
  const int route = *assignment.route;
  ++tally_.raceable;
  ++tally_.routes[static_cast<std::size_t>(race)][route];
  const RoutedCourse course{laid_.place, {}, race, assignment.order, route};
  if (!tally_.shortest || route < tally_.shortest->route) tally_.shortest = course;
  if (!tally_.longest || route > tally_.longest->route) tally_.longest = course;
}

// All courses of a race stand on the same four slots.
void LakeCount::fail(VerifyFailure failure, std::uint64_t courses) {
  for (const auto& row : laid_.layout)
    for (const PlacedTile& placed : row) {
      const std::vector<Slot>& slots = tiles_.find(placed.tile)->slots;
      for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i].race == failure.race)
          tally_.involved[{side_, placed.tile, placed.turned, static_cast<int>(i)}] += courses;
    }
  tally_.failures.push_back(std::move(failure));
}

VerifyTally LakeCount::tally() {
  tally_.lakes = 1;
  tally_.failingLakes = tally_.failuresTotal() > 0 ? 1 : 0;
  if (!hangsTogether(laid_.lake)) {
    tally_.splitTotal = 1;
    tally_.split.push_back({laid_.place, laid_.layout});
  }
  for (auto* extreme : {&tally_.shortest, &tally_.longest})
    if (*extreme) (*extreme)->layout = laid_.layout; // once, not for each course that was in the lead
  return std::move(tally_);
}

VerifyTally lakeTally(const Tileset& set, BoardSide side, LaidLake laid, const WorkWatch& watch) {
  LakeCount count(set.sides.at(side), side, std::move(laid));
  const Lake& lake = count.laid().lake;
  RouteFinder finder(lake); // of all races: they share the lake
  for (RaceLetter race : allRaces) {
    if (!hasCourses(lake, race))
      count.addNone(race);
    else
      forEachAssignment(lake, race, finder, [&](std::size_t, const Assignment& assignment) {
        count.add(race, assignment);
        return !watch.stopWanted();
      });
  }
  return count.tally();
}

} // namespace fairway::validator::lake_race
