#pragma once

#include "formats/picture/geometry.h"

#include <optional>
#include <vector>

namespace fairway::formats {

// Where an item lies: page from 0, and the top left corner of its box on it.
struct PackedPlace {
  int page = 0;
  Point at;
};

struct ItemSize {
  double width = 0;
  double height = 0;
  bool startsRow = false; // items that belong together begin a row of their own
};

// Packs items in their order into rows on pages, each with `gap` round it; what lies on a page is moved to
// its middle, where backs meet their fronts best. None if an item is larger than a page's room.
std::optional<std::vector<PackedPlace>> packed(const std::vector<ItemSize>& items, const Box& room,
                                               double gap);

} // namespace fairway::formats
