#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

// The command line's parts. They are the only units that know CLI11: it is slow to compile.
namespace fairway::command {

// What the command line asked for; empty until a command has been parsed.
using Run = std::function<int(const Streams&)>;

// Options that commands of all games share.
void declareSeed(CLI::App& command, std::uint64_t& seed);
// Of commands that search folders: files to leave out.
void declareExclude(CLI::App& command, std::vector<std::string>& patterns);

// `report`, which asks the commands of all games.
void declareReport(CLI::App& app, Run& run);

} // namespace fairway::command
