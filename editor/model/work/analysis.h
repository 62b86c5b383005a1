#pragma once

#include "formats/chart/chart.h"
#include "validator/core/measured.h"

#include <memory>
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

// What only a game can lay over its board.
struct OverlayContent {
  virtual ~OverlayContent() = default;
};

struct AnalysedOverlay {
  std::string key;    // by which it is known from one analysis to the next
  std::string name;   // "Traffic"
  std::string legend; // what it shows, and how much at most
  std::shared_ptr<const OverlayContent> content;
};

// What only a game can open.
struct ExampleContent {
  virtual ~ExampleContent() = default;
};

// A board that shows what the figures say, to be opened in a tab of its own.
struct AnalysedExample {
  std::string name;  // "Longest course: 58 steps"
  std::string where; // which board it is
  std::shared_ptr<const ExampleContent> content;
};

// What was worked out of a board, to be looked at.
struct Analysis {
  std::vector<AnalysedFigure> figures;
  std::vector<AnalysedChart> charts;
  std::vector<AnalysedOverlay> overlays;
  std::vector<Phrase> notes;                 // a plain sentence each
  std::vector<validator::Measured> measured; // to be held against those of another board
  std::vector<AnalysedExample> examples = {};
};

} // namespace fairway::editor
