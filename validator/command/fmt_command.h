#pragma once

#include "validator/command/streams.h"

#include <string>
#include <vector>

namespace fairway::command {

struct FmtOptions {
  std::vector<std::string> files; // `-`: from standard input to standard output
  bool check = false;             // only say which files are not canonical
  bool diff = false;              // only show what would change
  bool dropComments = false;      // comments outside the head block may go
};

// Rewrites documents in canonical form. A file that cannot be read does not keep the others from being done.
int runFmt(const FmtOptions& options, const Streams& streams);

} // namespace fairway::command
