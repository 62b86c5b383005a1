#pragma once

#include "validator/command/streams.h"

#include <optional>
#include <string>
#include <vector>

namespace fairway::command::river {

struct ExportOptions {
  std::string file; // `-`: standard input
  std::string out;  // its ending says what is written
  std::string to;   // the format; empty: the ending of `out` tells, and to standard output goes YAML
  double dpi = 150;
  double section = 22; // millimetres of a section's height in pictures
  std::string theme = "dark";
  std::vector<std::string> layers; // empty: all that have something to show
  std::vector<std::string> hide;
  bool noLegend = false;
  bool save = false;              // shade sections by a lone boat's chance
  bool findings = false;          // draw what the quick checks find
  std::vector<std::string> codes; // of findings to draw; empty: all
  std::optional<int> phase;       // waterfalls so far, of a river
  std::optional<int> turn;        // turns played, of a record; none: all of them
};

// Writes a river or a record of the river race as another file: self-contained YAML, JSON, or a picture.
int runExport(const ExportOptions& options, const Streams& streams);

} // namespace fairway::command::river
