#pragma once

#include "validator/command/streams.h"

#include <optional>
#include <string>
#include <vector>

namespace fairway::command::pool {

struct ExportOptions {
  std::string file; // `-`: standard input
  std::string out;  // its ending says what is written
  std::string to;   // the format; empty: the ending of `out` tells, and to standard output goes YAML
  double dpi = 150;
  double square = 12;              // millimetres of a square in pictures
  std::string theme = "dark";      // dark, light, low, gray
  std::vector<std::string> layers; // empty: all that have something to show
  std::vector<std::string> hide;
  bool noLegend = false;
  bool findings = false;          // draw what the quick checks find
  std::vector<std::string> codes; // of findings to draw; empty: all
  std::string home;               // such as red:4; empty: none
  std::optional<int> turn;        // of a record: the tiles as they lie after it; none: after the last
};

// Writes a pool or a record as another file: self-contained YAML, JSON, or a picture.
int runExport(const ExportOptions& options, const Streams& streams);

} // namespace fairway::command::pool
