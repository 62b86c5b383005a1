#pragma once

#include "validator/command/terminal/streams.h"

#include <string>
#include <vector>

namespace fairway::command {

enum class ReportFormat { Text, Json, Sarif };

struct ValidateOptions {
  std::vector<std::string> files; // documents, folders, or - for standard input
  ReportFormat format = ReportFormat::Text;
  std::vector<std::string> select;  // codes, names or beginnings of codes; none: all checks
  std::vector<std::string> ignore;  // the same; wins over `select`
  std::vector<std::string> exclude; // patterns of files to leave out
  bool quiet = false;               // errors, warnings and problems only
  bool strict = false;              // warnings fail too
  bool deep = false;                // also solve and race the courses
  bool fix = false;                 // apply safe fixes
  bool unsafe = false;              // with fix: also those that take something away
  bool diff = false;                // with fix: only show what would change
  bool watch = false;               // again when a file changes
  bool dropComments = false;        // with fix: comments outside the head may go
};

// Again and again, whenever a file changes, until Ctrl-C.
int watchAndValidate(const ValidateOptions& options, const Streams& streams);

int runValidate(const ValidateOptions& options, const Streams& streams);

} // namespace fairway::command
