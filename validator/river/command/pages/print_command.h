#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::river {

struct PrintCommandOptions {
  std::string file; // `-`: standard input
  std::string out;
  std::string paper = "A4"; // a name or WxH
  std::string card = "150x45";
  bool landscape = false;
  bool doubleSided = false;
  std::string pages; // such as `1,4-6`; empty: all
  std::string ink = "full";
  double margin = 10;
  double backOffsetX = 0; // of the backs, in millimetres
  double backOffsetY = 0;
};

// Writes a PDF at true scale: section cards, harbour, boats and die to cut out, and the race in short.
int runPrint(const PrintCommandOptions& options, const Streams& streams);

} // namespace fairway::command::river
