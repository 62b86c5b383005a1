#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::regatta {

struct ParCommandOptions {
  std::string file;
  std::int64_t races = 10000;
  std::uint64_t seed = 1;
  bool json = false;
};

int runPar(const ParCommandOptions& options, const Streams& streams);

} // namespace fairway::command::regatta
