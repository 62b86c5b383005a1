#pragma once

#include "formats/picture/geometry.h"

#include <algorithm>

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
inline View fittedView(const Box& box, double width, double height, double margin = 0) {
  const double roomX = std::max(1.0, width - 2 * margin);
  const double roomY = std::max(1.0, height - 2 * margin);
  View view;
  view.unitSize = std::min(roomX / std::max(box.width(), 1e-9), roomY / std::max(box.height(), 1e-9));
  view.origin = Point{width / 2, height / 2} - view.unitSize * box.centre();
  return view;
}

} // namespace fairway::formats
