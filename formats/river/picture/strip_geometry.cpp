#include "formats/river/picture/strip_geometry.h"

#include <cmath>

namespace fairway::formats::river {

std::optional<fairway::river::SectionNow> StripGeometry::sectionAt(Point point) const {
  if (!(point.x >= 0 && point.x <= sectionWidth)) return std::nullopt;
  const double fromHarbour = std::floor(point.y - harbourHeight);
  if (!(fromHarbour >= 0 && fromHarbour < sections_)) return std::nullopt;
  return fairway::river::SectionNow{sections_ - static_cast<int>(fromHarbour)};
}

} // namespace fairway::formats::river
