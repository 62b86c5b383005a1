#pragma once

#include "rules/pool/play/match.h"

#include <functional>

namespace fairway::pool {

// How many lines of exactly this many turns begin with a turn.
struct PerftChoice {
  Turn turn;
  std::uint64_t nodes = 0;
};

// The legal turns of a game, each with the number of lines of exactly `depth` turns (at least 1) that begin
// with it; lines in which the game ends sooner do not count. A reveal counts once for each value that the
// side has not shown and each end. A game that is over has none. `stopped` is asked now and then: once it
// says so, the counts are not complete.
std::vector<PerftChoice> perft(const Match& match, int depth, const std::function<bool()>& stopped = {});

} // namespace fairway::pool
