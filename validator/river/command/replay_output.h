#pragma once

#include "rules/base/tree.h"
#include "rules/river/play/referee.h"

namespace fairway::command::river {

std::string replayText(const fairway::river::Replay& replay);
Tree replayTree(const fairway::river::Replay& replay); // fairway-river-replay-1

} // namespace fairway::command::river
