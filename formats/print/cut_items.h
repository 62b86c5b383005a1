#pragma once

#include "formats/lake_race/print/pieces.h"
#include "formats/picture/surfaces.h"
#include "formats/print/page_parts.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

inline constexpr double bleed = 3; // millimetres printed beyond the cut line

// Something to cut out, in millimetres. It is drawn with the top left corner of its cut box at the origin,
// and may draw as far as the bleed outside of it.
struct CutItem {
  std::string name;
  double width = 0;
  double height = 0;
  std::function<void(cairo_t*)> front;
  std::function<void(cairo_t*)> back; // none: left white
  bool startsRow = false;             // the first of its kind
};

// Where to cut: a fine line that shows on dark and on light ground. Lengths in the context's units.
void drawCutLine(const Pen& pen, double millimetre);

// A tile or a piece of the frame, cut along its hexes' edges.
CutItem pieceItem(const Piece& front, const Piece* back, ThemeName frontTheme, ThemeName backTheme,
                  double hex);

// Strip, buoys, boats and damage markers. Printed on both sides a buoy has one arrow on each; else each arrow
// gets a buoy of its own.
std::vector<CutItem> tokenItems(int strip, bool bothSides, ThemeName theme, double hex);

} // namespace fairway::formats
