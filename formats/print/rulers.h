#pragma once

#include "formats/print/page_parts.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

inline constexpr double rulerWidth = 5;    // left and right of the board, in millimetres
inline constexpr double rulerHeight = 3.5; // above it

// Where the middles of columns and rows lie on a board, and the distance between two of them, in its units.
struct RulerLines {
  std::vector<double> columns;
  std::vector<double> rows;
  double columnPitch = 1;
  double rowPitch = 1;
};

// Numbers of columns above the board and of rows at its sides: cells can be found where they are too small
// for labels of their own. The board's origin lies at `origin`, its units are `unit` millimetres large.
void drawRulers(const Texts& texts, const Box& board, const RulerLines& lines, Point origin, double unit);

// Every n columns or rows there is a number: 1, 2, 5, 10, ... as is needed to keep them `apart`.
int rulerStep(double pitch, double apart);

} // namespace fairway::formats
