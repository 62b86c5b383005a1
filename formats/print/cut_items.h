#pragma once

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

// An item at its place on the paper. On the back everything lies mirrored, so that it meets its front when
// the sheet is turned over.
void drawItem(cairo_t* target, const CutItem& item, Point at, double paperWidth, bool back);

// Where to cut: a fine line that shows on dark and on light ground. Lengths in the context's units.
void drawCutLine(const Pen& pen, double millimetre);

} // namespace fairway::formats
