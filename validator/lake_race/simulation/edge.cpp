#include "validator/lake_race/simulation/edge.h"

#include <algorithm>

namespace fairway::validator::lake_race {

namespace {

// The best of the start cells that are not taken yet; the first of equals, as pilots choose.
StartPlace bestPlace(const Par& par, const std::vector<StartPlace>& taken) {
  StartPlace best;
  double least = std::numeric_limits<double>::infinity();
  for (const auto cell : par.board().startCells()) {
    if (std::any_of(taken.begin(), taken.end(), [&](const StartPlace& place) { return place.cell == cell; }))
      continue;
    const StateSpace::Water water = par.space().waterAt(cell);
    const int heading = par.bestHeading(water);
    if (par.startValue(water, heading) >= least) continue;
    least = par.startValue(water, heading);
    best = {cell, static_cast<Direction>(heading)};
  }
  return best;
}

} // namespace

std::vector<StartPlace> startPlaces(const Par& par, int players) {
  std::vector<StartPlace> places;
  for (int placed = 0; placed < players; ++placed) places.push_back(bestPlace(par, places));
  std::reverse(places.begin(), places.end());
  return places;
}

std::optional<LonelyRaces> lonelyRaces(const Par& par, int players, const WorkWatch& watch) {
  std::vector<FlowStart> starts;
  for (const StartPlace& place : startPlaces(par, players))
    starts.push_back({par.space().waterAt(place.cell), static_cast<int>(place.heading)});
  const auto turns = finishTurnsFrom({par.space(), par.costs(), par.values(), par.policy()}, starts, watch);
  if (!turns) return std::nullopt;
  std::vector<const FinishTurns*> own;
  for (const FinishTurns& seat : *turns) own.push_back(&seat);
  return LonelyRaces{winChances(std::vector<const FinishTurns*>(own.size(), own.back())), winChances(own)};
}

} // namespace fairway::validator::lake_race
