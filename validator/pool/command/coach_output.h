#pragma once

#include "rules/base/tree.h"
#include "rules/pool/play/referee.h"
#include "validator/core/work_watch.h"
#include "validator/pool/review/review.h"

#include <string>

namespace fairway::command::pool {

// What the strong pilot thinks of a game, turn by turn, as far as it is legal. All of it is an estimate: the
// pilot looks two turns ahead and then counts tiles.
struct CoachedGame {
  std::vector<fairway::pool::Turn> turns;
  validator::pool::GameReview review;
};

// None when the watch wanted to stop. The tiles must all have been placed.
std::optional<CoachedGame> coachedGame(const fairway::pool::PoolBoard& board,
                                       const fairway::pool::GameRecord& record,
                                       const fairway::pool::Replay& replay, validator::WorkWatch& watch);

std::string coachText(const fairway::pool::PoolBoard& board, const CoachedGame& game);
Tree coachTree(const fairway::pool::PoolBoard& board, const CoachedGame& game);

} // namespace fairway::command::pool
