#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fairway::command {

struct VerifyCommandOptions {
  std::string file;
  std::string side = "dark";
  std::optional<std::uint64_t> sample; // so many lakes; none: all
  std::uint64_t seed = 1;
  std::string format = "text";
  bool strict = false; // a split lake fails too
};

int runVerify(const VerifyCommandOptions& options, const Streams& streams);

} // namespace fairway::command
