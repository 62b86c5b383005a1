#pragma once

#include "validator/command/streams.h"

#include <string>
#include <vector>

namespace fairway::command {

struct ExplainOptions {
  std::vector<std::string> codes; // none: the list of all checks
  bool json = false;              // else text
};

int runExplain(const ExplainOptions& options, const Streams& streams);

} // namespace fairway::command
