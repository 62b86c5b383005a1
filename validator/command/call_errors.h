#pragma once

#include "validator/command/streams.h"

namespace CLI {
class App;
class ParseError;
} // namespace CLI

namespace fairway::command {

// Says what is wrong with a call, with a guess at what was meant where a word is misspelt, and returns the
// exit status that goes with it.
int refuseWords(const CLI::App& app, const CLI::ParseError& error, int argc, const char* const* argv,
                const Streams& streams);

// Whether the first word should be a command but is not one.
bool namesNoCommand(const CLI::App& app, int argc, const char* const* argv);

} // namespace fairway::command
