#pragma once

#include "rules/table/table.h"
#include "validator/regatta/pilot/fleet.h"

namespace fairway::validator::regatta {

// A pilot at a table of the same course and deck.
table::Pilot tablePilot(std::shared_ptr<const FleetWaters> waters, PilotKind kind, std::uint64_t seed,
                        int seat);

// The legal turns of a race, each with the turns that a good pilot expects to need afterwards.
std::vector<std::pair<Tree, double>> turnsAfterEach(const FleetWaters& waters, const Race& race);
// The best poses to start from, as far as they are free: `most` of them.
std::vector<std::pair<Tree, double>> turnsFromStarts(const FleetWaters& waters, const Race& race,
                                                     std::size_t most);

} // namespace fairway::validator::regatta
