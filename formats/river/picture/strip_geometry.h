#pragma once

#include "formats/picture/geometry.h"
#include "rules/river/board/place.h"

#include <cmath>
#include <optional>

// Where things lie in a picture of the river: harbour on top, sections in a column, waterfall below. The unit
// is a section's height.
namespace fairway::formats::river {

inline constexpr double sectionWidth = 10.0 / 3; // a card of 150 x 45 mm
inline constexpr double harbourHeight = 2;       // a card of 150 x 90 mm
inline constexpr double waterfallHeight = 0.8;
inline constexpr double bankWidth = 0.42; // of the banks left and right of the water, where sections meet

class StripGeometry {
public:
  explicit StripGeometry(int sections)
      : sections_(sections), box_{0, 0, sectionWidth, harbourHeight + sections + waterfallHeight} {}

  const Box& box() const { return box_; }
  Box harbour() const { return {0, 0, sectionWidth, harbourHeight}; }
  Box section(fairway::river::SectionNow section) const {
    const double top = harbourHeight + sections_ - section.number;
    return {0, top, sectionWidth, top + 1};
  }
  Box waterfall() const { return {0, harbourHeight + sections_, sectionWidth, box_.bottom}; }

  // None beside the sections.
  std::optional<fairway::river::SectionNow> sectionAt(Point point) const {
    if (!(point.x >= 0 && point.x <= sectionWidth)) return std::nullopt;
    const double fromHarbour = std::floor(point.y - harbourHeight);
    if (!(fromHarbour >= 0 && fromHarbour < sections_)) return std::nullopt;
    return fairway::river::SectionNow{sections_ - static_cast<int>(fromHarbour)};
  }

private:
  int sections_;
  Box box_;
};

} // namespace fairway::formats::river
