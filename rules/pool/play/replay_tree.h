#pragma once

#include "rules/base/tree.h"
#include "rules/pool/play/referee.h"

namespace fairway::pool {

Tree squareTree(Square square);
// A turn as records write it.
Tree turnTree(const TurnEntry& entry);

// A replayed record as reports show it: fairway-pool-replay-1.
Tree replayTree(const PoolBoard& board, const Replay& replay);

} // namespace fairway::pool
