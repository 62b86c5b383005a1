#include "validator/pool/figures/pool_figures.h"

namespace fairway::validator::pool {

using fairway::pool::Side;

namespace {

Measured share(const char* key, const Phrase& title, const Estimate& estimate) {
  return {key, title, estimate.share, (estimate.high - estimate.low) / 2, 1, 100};
}

} // namespace

std::vector<Measured> measuredOf(const PoolFigures& figures) {
  const SimulationResult& games = figures.games;
  const double error = halfWidth(games.turnDeviation(), games.tally.games);
  std::vector<Measured> measured{share("red", phrase("points of red, %"), games.points[Side::Red]),
                                 {"turns", phrase("turns of a game"), games.meanTurns(), error, 1}};
  measured.push_back(share("endless", phrase("endless games, %"), games.endless));
  if (games.tally.opened > 0)
    measured.push_back(share("opener_wins", phrase("first to arrive wins, %"), games.openerWins));
  return measured;
}

} // namespace fairway::validator::pool
