#pragma once

#include "formats/print/page_parts.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

inline constexpr double rulerWidth = 5;    // left and right of the board, in millimetres
inline constexpr double rulerHeight = 3.5; // above it

// Numbers of columns above the board and of rows at its sides: cells can be found where they are too small
// for labels of their own. The board's origin lies at `origin`, its hexes are `hex` millimetres large.
void drawRulers(const Texts& texts, const BoardScene& scene, Point origin, double hex);

// Every so many columns or rows have a number: 1, 2, 5, 10, ... as is needed to keep them `apart`.
int rulerStep(double pitch, double apart);

} // namespace fairway::formats
