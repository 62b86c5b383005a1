#pragma once

#include "rules/river/table/river_play.h"
#include "rules/table/table.h"
#include "validator/river/pilot/pilot.h"

namespace fairway::validator::river {

// A pilot at a table.
table::Pilot tablePilot(std::shared_ptr<const FleetMoves> moves, std::shared_ptr<const Pilot> pilot);

// The options of the roll that lies, each with what it is worth to the player by a pilot.
std::vector<std::pair<Tree, double>> worthOfOptions(const FleetMoves& moves, const Pilot& pilot,
                                                    const fairway::river::RiverPlay& play);

} // namespace fairway::validator::river
