#pragma once

#include "validator/command/terminal/streams.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

// The command line's parts. They are the only units that know CLI11: it is slow to compile.
namespace fairway::command {

// What the command line asked for; empty until a command has been parsed.
using Run = std::function<int(const Streams&)>;

// What a command does once its call has been parsed.
void onCall(CLI::App& command, Run& run, Run work);
template <class Options>
void onCall(CLI::App& command, Run& run, const std::shared_ptr<Options>& options,
            int (*work)(const Options&, const Streams&)) {
  onCall(command, run, [options, work](const Streams& streams) { return work(*options, streams); });
}

// Options that commands of all games share.
void declareSeed(CLI::App& command, std::uint64_t& seed);
// Of commands that search folders: files to leave out.
void declareExclude(CLI::App& command, std::vector<std::string>& patterns);

// `report`, which asks the commands of all games.
void declareReport(CLI::App& app, Run& run);

} // namespace fairway::command
