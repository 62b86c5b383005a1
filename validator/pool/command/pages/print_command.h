#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::pool {

struct PrintCommandOptions {
  std::string file; // `-`: standard input
  std::string out;
  std::string paper = "A4";
  double square = 25; // millimetres
  std::string mode = "poster";
  bool landscape = false;
  std::string pages; // such as `1,4-6,9-`; empty: all
  std::string ink = "full";
  double margin = 10;
  double overlap = 10;
  double backOffsetX = 0;
  double backOffsetY = 0;
  bool noSetup = false;
};

// Prints a pool at true scale, or its tiles, as a PDF.
int runPrint(const PrintCommandOptions& options, const Streams& streams);

} // namespace fairway::command::pool
