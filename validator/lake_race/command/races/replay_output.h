#pragma once

#include "rules/lake_race/play/referee.h"

#include <string>

namespace fairway::command::lake_race {

std::string replayText(const fairway::lake_race::Replay& replay);
std::string replayJson(const fairway::lake_race::Replay& replay); // fairway-replay-1, with a line end

} // namespace fairway::command::lake_race
