#pragma once

#include "validator/command/manual/manual_words.h"
#include "validator/command/terminal/streams.h"

#include <string>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace fairway::command {

// What --help calls an option's value: `OUTPUT`.
std::string valueName(const CLI::Option& option);

// What is declared, as words.
ProgramWords wordsOf(CLI::App& app);

// Writes the manual pages (man1/) and the completions (bash/, zsh/, fish/) into a folder. Made from the
// declarations that --help shows, they always agree with it. Returns the exit status.
int writeManual(const ProgramWords& words, const std::string& folder, const Streams& streams);

} // namespace fairway::command
