#pragma once

#include "formats/chart/chart.h"

#include <string>
#include <vector>

namespace fairway::editor {

// One figure in the user's language: "Par", "17.42 turns".
struct AnalysedFigure {
  std::string name;
  std::string value;

  friend bool operator==(const AnalysedFigure&, const AnalysedFigure&) = default;
};

struct AnalysedChart {
  std::string key; // by which it is known from one analysis to the next
  formats::Chart chart;

  friend bool operator==(const AnalysedChart&, const AnalysedChart&) = default;
};

// What was worked out of a board, to be looked at.
struct Analysis {
  std::vector<AnalysedFigure> figures;
  std::vector<AnalysedChart> charts;
};

} // namespace fairway::editor
