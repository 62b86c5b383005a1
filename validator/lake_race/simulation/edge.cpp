#include "validator/lake_race/simulation/edge.h"

#include "validator/lake_race/coach/finish_odds.h"

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

FinishTurns finishTurns(const Odds& odds, int turns) {
  const auto last = static_cast<std::size_t>(turns);
  FinishTurns result{{0}, odds.afloat[last]};
  for (std::size_t turn = 1; turn <= last; ++turn)
    result.byTurn.push_back(odds.afloat[turn - 1] - odds.afloat[turn]);
  return result;
}

} // namespace

std::vector<StartPlace> startPlaces(const Par& par, int players) {
  std::vector<StartPlace> places;
  for (int placed = 0; placed < players; ++placed) places.push_back(bestPlace(par, places));
  std::reverse(places.begin(), places.end());
  return places;
}

std::optional<LonelyRaces> lonelyRaces(const Par& par, int players, const WorkWatch& watch) {
  TurnValues values(par);
  ParChain chain(values);
  std::vector<ParChain::Id> starts;
  for (const StartPlace& place : startPlaces(par, players))
    starts.push_back(
        chain.idOf(RacingBoat{par.space().waterAt(place.cell), static_cast<int>(place.heading), 0, 0, {}}));
  FinishOdds odds;
  if (!odds.workOut(chain, starts, watch)) return std::nullopt;
  std::vector<FinishTurns> turns;
  for (const ParChain::Id start : starts) turns.push_back(finishTurns(odds.of(start), odds.turns()));
  std::vector<const FinishTurns*> own;
  for (const FinishTurns& seat : turns) own.push_back(&seat);
  return LonelyRaces{winChances(std::vector<const FinishTurns*>(own.size(), own.back())), winChances(own)};
}

} // namespace fairway::validator::lake_race
