#include "validator/pool/study/pool_study.h"

#include "rules/pool/play/placing.h"

#include <algorithm>

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

Ways waysOf(const PoolBoard& board, Side side) {
  Ways ways;
  ways.steps = stepsToBar(board, side);
  ways.starts = startSquares(board.pool(), side);
  for (const Square start : ways.starts) {
    const int steps = ways.steps[static_cast<std::size_t>(board.numberOf(start))];
    if (steps == 0) {
      ways.none.push_back(start);
      continue;
    }
    ways.shortest = ways.shortest == 0 ? steps : std::min(ways.shortest, steps);
    ways.longest = std::max(ways.longest, steps);
    ways.sum += steps;
  }
  return ways;
}

} // namespace

PoolStudy::PoolStudy(const Pool& pool)
    : board_(pool), bodies_(parts(board_, board_.water())), chokes_(pool::chokes(board_)),
      home_(homeTables(board_)), biteAnywhere_(bestFirstBiteAnywhere(board_)) {
  for (const Side side : bothSides) {
    ways_[side] = waysOf(board_, side);
    cuts_[side] = smallestCut(board_, side);
  }
  if (setupFits(pool)) biteInSetup_ = bestFirstBiteInSetup(board_);
  for (const Symmetry symmetry : allSymmetries)
    breaks_[static_cast<std::size_t>(symmetry)] = whatBreaks(pool, symmetry);
}

} // namespace fairway::validator::pool
