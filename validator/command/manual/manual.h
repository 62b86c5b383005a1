#pragma once

#include "validator/command/streams.h"

#include <string>

namespace CLI {
class App;
}

namespace fairway::command {

// Writes the manual pages (man1/) and the completions (bash/, zsh/, fish/) of all that is declared into a
// folder. Made from the declarations that --help shows, they cannot tell anything else. Returns the exit
// status.
int writeManual(CLI::App& app, const std::string& folder, const Streams& streams);

} // namespace fairway::command
