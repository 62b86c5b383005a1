#pragma once

#include "formats/picture/geometry.h"

namespace fairway::formats {

// Where the board lies on a raster: the place of the board's origin and the size of one of its units (a hex
// across flats), both in logical pixels.
struct View {
  Point origin;
  double unitSize = 32;

  Point toScreen(Point board) const { return origin + unitSize * board; }
  Point toBoard(Point screen) const { return (1 / unitSize) * (screen - origin); }
};

// The view that shows the whole box in the middle of a window, with a margin round it.
View fittedView(const Box& box, double width, double height, double margin = 0);

} // namespace fairway::formats
