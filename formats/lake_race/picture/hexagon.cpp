#include "formats/lake_race/picture/brush.h"

namespace fairway::formats::lake_race {

void addHexagon(const Pen& pen, Point centre, double size) {
  const std::array<Point, 6> corners = cornersOf({});
  for (std::size_t i = 0; i < 6; ++i) {
    const Point corner = centre + size * corners[i];
    i == 0 ? pen.move(corner) : pen.line(corner);
  }
  pen.close();
}

} // namespace fairway::formats::lake_race
