#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command {

struct PrintCommandOptions {
  std::string file; // `-`: standard input
  std::string out;
  std::string paper = "A4"; // A4, A3, Letter; for a poster also `board`: one page as large as the board
  double hex = 22;          // millimetres across flats
  std::string mode = "sheet";
  std::string ink = "full";
  double margin = 10;
  double overlap = 10;
  bool par = false;       // say par on sheets
  double backOffsetX = 0; // of the backs of tiles, in millimetres
  double backOffsetY = 0;
};

// Writes a PDF at true scale: course sheets, a poster of the board, or tiles to cut out.
int runPrint(const PrintCommandOptions& options, const Streams& streams);

} // namespace fairway::command
