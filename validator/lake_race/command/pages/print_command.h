#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::lake_race {

struct PrintCommandOptions {
  std::string file; // `-`: standard input
  std::string out;
  std::string paper = "A4"; // a name or WxH; for a poster also `board`: one page as large as the board
  bool landscape = false;
  std::string pages;      // such as `1,4-6`; empty: all
  std::string assignment; // of a lake: numbers such as `1,4-6` or `all`; empty: as the mode has it
  double hex = 22;        // millimetres across flats
  std::string mode = "sheet";
  std::string ink = "full";
  double margin = 10;
  double overlap = 10;
  bool par = false;       // say par on sheets
  double backOffsetX = 0; // of the backs of tiles, in millimetres
  double backOffsetY = 0;
};

// Writes a PDF at true scale: course sheets, a booklet or cards of them, a poster of the board, or tiles to
// cut out.
int runPrint(const PrintCommandOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
