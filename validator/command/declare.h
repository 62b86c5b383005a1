#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <functional>

namespace CLI {
class App;
}

// The command line's parts. They are the only units that know CLI11: it is slow to compile.
namespace fairway::command {

// What the command line asked for; empty until a command has been parsed.
using Run = std::function<int(const Streams&)>;

// Options that commands of all games share.
void declareSeed(CLI::App& command, std::uint64_t& seed);

} // namespace fairway::command
