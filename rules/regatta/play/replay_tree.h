#pragma once

#include "rules/base/tree.h"
#include "rules/regatta/play/referee.h"

namespace fairway::regatta {

// A replayed record as reports show it: fairway-regatta-replay-1.
Tree replayTree(const Replay& replay);

} // namespace fairway::regatta
