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

std::vector<double> winChances(const std::vector<const FinishTurns*>& bySeat) {
  std::size_t turns = 0;
  double nobody = 1;
  for (const FinishTurns* seat : bySeat) {
    turns = std::max(turns, seat->byTurn.size());
    nobody *= seat->never;
  }
  std::vector<double> chances(bySeat.size(), nobody / static_cast<double>(bySeat.size()));
  std::vector<double> later(bySeat.size(), 1); // by seat: it has not finished before this turn
  for (std::size_t turn = 0; turn < turns; ++turn) {
    std::vector<double> laterStill = later;
    for (std::size_t seat = 0; seat < bySeat.size(); ++seat) laterStill[seat] -= bySeat[seat]->at(turn);
    for (std::size_t seat = 0; seat < bySeat.size(); ++seat) {
      double wins = bySeat[seat]->at(turn);
      for (std::size_t other = 0; other < seat; ++other) wins *= laterStill[other];
      for (std::size_t other = seat + 1; other < bySeat.size(); ++other) wins *= later[other];
      chances[seat] += wins;
    }
    later = std::move(laterStill);
  }
  return chances;
}

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

std::vector<SeatEdge> edgesOf(const LonelyRaces& lonely, const std::vector<double>& winRates) {
  std::vector<SeatEdge> edges;
  const double share = 1.0 / static_cast<double>(winRates.size());
  for (std::size_t seat = 0; seat < winRates.size(); ++seat)
    edges.push_back({lonely.turnOrder[seat] - share, lonely.startPlaces[seat] - lonely.turnOrder[seat],
                     winRates[seat] - lonely.startPlaces[seat]});
  return edges;
}

} // namespace fairway::validator::lake_race
