#include "formats/picture/geometry.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

double lengthOf(Point vector) {
  return std::hypot(vector.x, vector.y);
}

void Box::include(Point p) {
  left = std::min(left, p.x);
  top = std::min(top, p.y);
  right = std::max(right, p.x);
  bottom = std::max(bottom, p.y);
}

} // namespace fairway::formats
