#include "formats/picture/curve.h"

namespace fairway::formats {

void Curve::add(Point control, Point end) {
  pieces.push_back({control, end});
  box.include(control);
  box.include(end);
}

} // namespace fairway::formats
