#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command {

struct NewOptions {
  std::string kind;      // none: the list of kinds
  std::string out = "-"; // `-`: standard output
};

// Begins a document with its kind's template. A file that exists is left alone.
int runNew(const NewOptions& options, const Streams& streams);

} // namespace fairway::command
