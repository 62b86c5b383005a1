#include "formats/picture/view.h"

#include <algorithm>

namespace fairway::formats {

View fittedView(const Box& box, double width, double height, double margin) {
  const double roomX = std::max(1.0, width - 2 * margin);
  const double roomY = std::max(1.0, height - 2 * margin);
  View view;
  view.unitSize = std::min(roomX / std::max(box.width(), 1e-9), roomY / std::max(box.height(), 1e-9));
  view.origin = Point{width / 2, height / 2} - view.unitSize * box.centre();
  return view;
}

} // namespace fairway::formats
