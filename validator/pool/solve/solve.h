#pragma once

#include "rules/base/result.h"
#include "rules/pool/play/match.h"
#include "validator/core/work_watch.h"

namespace fairway::validator::pool {

struct Solution {
  double points = 0;       // of red, when both sides play as well as possible: a win 1, a draw 0.5
  std::int64_t states = 0; // positions that were valued; passes in a row count separately
};

enum class SolveRefusal : std::uint8_t { TooLarge, Stopped };

// The exact value of a game that is not over, with repetition left out. A stretch of play without news (a
// reveal, a bite, an arrival) is a finite graph; its positions are valued backwards from the score as it
// stands, once for each quiet turn that is left. News leads to stretches that are solved before. Refused
// where there are more positions than `states`.
Result<Solution, SolveRefusal> solve(const fairway::pool::Match& match, std::int64_t states,
                                     WorkWatch& watch);

} // namespace fairway::validator::pool
