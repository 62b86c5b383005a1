#include "validator/regatta/figures/regatta_figures.h"

#include "validator/regatta/figures/par.h"

namespace fairway::validator::regatta {

namespace {

constexpr double solvedTo = 1e-4; // turns: single precision leaves less open

void addRaces(const SimulationResult& races, std::vector<Measured>& figures) {
  for (std::size_t seat = 0; seat < races.rates.size(); ++seat)
    figures.push_back({"seats", phrase("seat {1} wins, %", {seat + 1}), races.rates[seat].share,
                       (races.rates[seat].high - races.rates[seat].low) / 2, 1, 100});
  const Estimate& leader = races.leaderWon;
  figures.push_back({"leader_wins", phrase("first at gate 1 wins, %"), leader.share,
                     (leader.high - leader.low) / 2, 1, 100});
  const double error = halfWidth(races.turnDeviation, races.races);
  figures.push_back({"turns", phrase("turns of winners"), races.turnMean, error, 2});
}

} // namespace

RegattaFigures figuresOf(const Par& par) {
  RegattaFigures figures;
  figures.turns = *par.turns;
  figures.fresh = static_cast<double>(par.fresh->best()->turns);
  figures.start = par.fresh->best()->pose;
  figures.spread = par.fresh->spread();
  figures.pilot = *par.pilot;
  return figures;
}

std::vector<Measured> measuredOf(const RegattaFigures& figures) {
  const auto [low, high] = figures.pilot.interval();
  std::vector<Measured> measured{
      {"least", phrase("fewest turns"), static_cast<double>(figures.turns), {}, 0, 1, 0},
      {"fresh", phrase("turns with fresh hands"), figures.fresh, {}, 2, 1, solvedTo},
      {"pilot", phrase("turns of a good pilot alone"), figures.pilot.mean(), (high - low) / 2, 2},
      {"start_spread", phrase("spread of start points, turns"), figures.spread, {}, 2, 1, solvedTo}};
  if (figures.races) addRaces(*figures.races, measured);
  return measured;
}

} // namespace fairway::validator::regatta
