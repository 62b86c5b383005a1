#pragma once

#include "rules/base/tree.h"
#include "rules/river/play/record.h"
#include "rules/river/play/referee.h"
#include "validator/river/pilot/coach.h"

namespace fairway::command::river {

// What the coach says of a record: for people, and as the key `coach` of fairway-river-replay-1.
std::string coachText(const std::vector<validator::river::CoachedTurn>& turns,
                      const std::vector<validator::river::CoachedSeat>& seats,
                      const fairway::river::Record& record);
Tree coachTree(const std::vector<validator::river::CoachedTurn>& turns,
               const std::vector<validator::river::CoachedSeat>& seats);

std::string replayText(const fairway::river::Replay& replay);

} // namespace fairway::command::river
