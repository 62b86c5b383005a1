#pragma once

#include "rules/lake_race/play/referee.h"

#include <string>

namespace fairway::command {

std::string replayText(const lake_race::Replay& replay);
std::string replayJson(const lake_race::Replay& replay); // fairway-replay-1, with a line end

} // namespace fairway::command
