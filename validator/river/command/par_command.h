#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::river {

struct ParOptions {
  std::string file; // `-`: standard input
  bool skill = false;
  bool json = false;
};

int runPar(const ParOptions& options, const Streams& streams);

} // namespace fairway::command::river
