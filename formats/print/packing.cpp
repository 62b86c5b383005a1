#include "formats/print/packing.h"

#include <algorithm>

namespace fairway::formats {

namespace {

// A row of items that has been filled; they are moved to the middle together.
void centreRow(std::vector<PackedPlace>& places, std::size_t first, double usedRight, const Box& room) {
  const double shift = (room.right - usedRight) / 2;
  for (std::size_t i = first; i < places.size(); ++i) places[i].at.x += shift;
}

} // namespace

std::optional<std::vector<PackedPlace>> packed(const std::vector<ItemSize>& items, const Box& room,
                                               double gap) {
  constexpr double hair = 1e-6;
  std::vector<PackedPlace> places;
  int page = 0;
  double x = room.left;
  double y = room.top;
  double rowHeight = 0;
  std::size_t rowStart = 0;
  for (const ItemSize& item : items) {
    const double width = item.width + 2 * gap;
    const double height = item.height + 2 * gap;
    if (width > room.width() + hair || height > room.height() + hair) return std::nullopt;
    if (x + width > room.right + hair) {
      centreRow(places, rowStart, x, room);
      rowStart = places.size();
      x = room.left;
      y += rowHeight;
      rowHeight = 0;
    }
    if (y + height > room.bottom + hair) {
      centreRow(places, rowStart, x, room);
      rowStart = places.size();
      ++page;
      x = room.left;
      y = room.top;
      rowHeight = 0;
    }
    places.push_back({page, {x + gap, y + gap}});
    x += width;
    rowHeight = std::max(rowHeight, height);
  }
  centreRow(places, rowStart, x, room);
  return places;
}

} // namespace fairway::formats
