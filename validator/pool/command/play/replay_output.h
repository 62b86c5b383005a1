#pragma once

#include "rules/base/tree.h"
#include "rules/pool/play/referee.h"

#include <string>

namespace fairway::command::pool {

std::string replayText(const fairway::pool::PoolBoard& board, const fairway::pool::Replay& replay);
std::string replayJson(const fairway::pool::PoolBoard& board,
                       const fairway::pool::Replay& replay); // fairway-pool-replay-1

// A turn as records write it.
Tree turnTree(const fairway::pool::TurnEntry& entry);
std::string turnText(const fairway::pool::TurnEntry& entry);

} // namespace fairway::command::pool
