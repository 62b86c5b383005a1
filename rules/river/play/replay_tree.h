#pragma once

#include "rules/base/tree.h"
#include "rules/river/play/referee.h"

namespace fairway::river {

// A replayed record as reports show it: fairway-river-replay-1.
Tree replayTree(const Replay& replay);

} // namespace fairway::river
