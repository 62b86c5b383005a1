#pragma once

#include "validator/command/streams.h"

#include <string>
#include <vector>

namespace fairway::command {

struct NewOptions {
  std::string kind;      // none: the list of kinds
  std::string out = "-"; // `-`: standard output
};

std::vector<std::string> kindsToBegin(); // each game's, those of the first game first

// Begins a document with its kind's template. A file that exists is left alone.
int runNew(const NewOptions& options, const Streams& streams);

} // namespace fairway::command
