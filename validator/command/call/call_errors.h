#pragma once

#include "validator/command/terminal/streams.h"

#include <functional>
#include <string>

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace fairway::command {

// Says what is wrong with a call, with a guess at what was meant where a word is misspelt, and returns the
// exit status that goes with it.
// `elsewhere` says of an option that the command does not have which games have it; empty: none.
using Elsewhere = std::function<std::string(const std::string& command, const std::string& option)>;
int refuseWords(const CLI::App& app, const CLI::ParseError& error, const Elsewhere& elsewhere, int argc,
                const char* const* argv, const Streams& streams);

// Whether the first word should be a command but is not one.
bool namesNoCommand(const CLI::App& app, int argc, const char* const* argv);

} // namespace fairway::command
