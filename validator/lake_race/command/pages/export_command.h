#pragma once

#include "validator/command/streams.h"

#include <optional>
#include <string>
#include <vector>

namespace fairway::command::lake_race {

struct ExportOptions {
  std::string file; // `-`: standard input
  std::string out;  // its ending says what is written
  std::string to;   // the format; empty: the ending of `out` tells, and to standard output goes YAML
  double dpi = 150;
  double hex = 10;                 // millimetres across flats in pictures
  std::string theme;               // dark, light, low, gray; empty: the board's side
  std::vector<std::string> layers; // empty: all that have something to show
  std::vector<std::string> hide;
  bool route = false;
  bool noLegend = false;
  bool findings = false;          // draw what the quick checks find
  std::vector<std::string> codes; // of findings to draw; empty: all
  std::string heat;               // a JSON file with values by cell
  std::string heatName;
  std::optional<int> race; // of a record; none: the first
  std::string side;        // of a tile set
};

// Writes a document as another file: self-contained YAML, JSON, Tiled, or a picture.
int runExport(const ExportOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
