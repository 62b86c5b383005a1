#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::regatta {

struct PrintCommandOptions {
  std::string file; // `-`: standard input
  std::string out;
  std::string paper = "A4"; // a name or WxH; for a poster also `board`: one page as large as the table
  bool landscape = false;
  std::string pages; // such as `1,4-6`; empty: all
  std::string mode;  // sheet, poster, cards, pieces; empty: cards of a deck, else a sheet
  std::string ink = "full";
  double scale = 0; // of a sheet's plan, 1 : so much; 0: the largest round one that fits
  double margin = 10;
  double overlap = 10;
  bool noBacks = false;
  double backOffsetX = 0; // of the backs of cards, in millimetres
  double backOffsetY = 0;
};

// Writes a PDF: a plan of the table to scale, the table at true size, cards, or boats and buoys.
int runPrint(const PrintCommandOptions& options, const Streams& streams);

} // namespace fairway::command::regatta
