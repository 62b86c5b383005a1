#pragma once

#include "validator/core/badge.h"
#include "validator/pool/pilot/pilot.h"

#include <functional>

namespace fairway::validator::pool {

// What a pilot says of a turn when it looks back, in tiles.
struct ReviewedTurn {
  fairway::pool::Side side = fairway::pool::Side::Red;
  double outlook = 0; // after it: by how much red is ahead
  double cost = 0;    // what it lost, compared with the best turn; luck does not count
  // Of a reveal: what the number was worth that turned up, compared with the mean over all that could have.
  // To the side that moved; all of them seen as far ahead.
  double luck = 0;
  fairway::pool::Turn better; // that turn; of a reveal only the tile, unless only its end was at fault
};

struct GameReview {
  double outlook = 0; // before the first turn
  std::vector<ReviewedTurn> turns;
  // The number of the turn, from 1, at which the loser lost the game: the most expensive of those that the
  // loser played since both were last level. None if no side lost, or no such turn cost much.
  std::optional<int> lostAt;
};

inline constexpr double worthNaming = 0.25; // tiles that a turn has to cost

inline constexpr BadgeLimits tileLimits{worthNaming, 2 * worthNaming, 4 * worthNaming};
Badge badgeOf(const ReviewedTurn& turn);

// Looks back at a game from its start. None once `stopped` says so. The turns must be legal.
std::optional<GameReview> reviewGame(const fairway::pool::PoolBoard& board,
                                     const fairway::pool::Position& start,
                                     const std::vector<fairway::pool::Turn>& turns, PilotKind kind,
                                     const std::function<bool()>& stopped = {});

} // namespace fairway::validator::pool
