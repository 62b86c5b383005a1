#pragma once

#include "rules/base/tree.h"
#include "rules/lake_race/play/referee.h"

namespace fairway::lake_race {

// A replayed record as reports show it: fairway-replay-1.
Tree replayTree(const Replay& replay);

} // namespace fairway::lake_race
