#pragma once

#include "validator/command/terminal/streams.h"

namespace fairway::command {

// Runs `fairway` with the arguments of main and returns its exit status.
int runFairway(int argc, const char* const* argv, const Streams& streams);

} // namespace fairway::command
