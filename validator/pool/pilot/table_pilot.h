#pragma once

#include "rules/table/table.h"
#include "validator/pool/pilot/pilot.h"

namespace fairway::validator::pool {

// A pilot at a table. Tiles it places by chance, evenly among the squares that are allowed. It has a random
// stream of its own, which is copied with it; or one that it shares with others.
table::Pilot tablePilot(std::shared_ptr<const Pilot> pilot, PilotKind kind, std::uint64_t seed, int seat);
table::Pilot tablePilot(std::shared_ptr<const Pilot> pilot, PilotKind kind, std::shared_ptr<Random> shared);

} // namespace fairway::validator::pool
