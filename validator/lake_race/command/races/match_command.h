#pragma once

#include "validator/command/streams.h"
#include "validator/lake_race/command/races/simulate_command.h"

namespace fairway::command::lake_race {

// `simulate --match`: options.files are a lake or the courses of races A, B and C.
int runMatches(const SimulateOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
