#pragma once

#include "rules/table/table.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

inline constexpr int tableMaxDice = 6; // the most dice that pilots take at a table

// A pilot of the simulation at a table: for a seat of a match whose courses are solved, by position. A random
// pilot needs none solved. Its chance comes from the seed, as in a simulated race.
table::Pilot tablePilot(PilotKind kind, std::vector<std::shared_ptr<const Par>> pars, std::uint64_t seed,
                        int seat);

} // namespace fairway::validator::lake_race
