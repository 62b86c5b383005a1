#include "formats/print/packing.h"

#include <algorithm>

namespace fairway::formats {

namespace {

constexpr double tolerance = 1e-6;

class Packing {
public:
  Packing(const Box& room, double gap) : room_(room), gap_(gap), x_(room.left), y_(room.top) {}

  bool add(const ItemSize& item) {
    const double width = item.width + 2 * gap_;
    const double height = item.height + 2 * gap_;
    if (width > room_.width() + tolerance || height > room_.height() + tolerance) return false;
    if (x_ + width > room_.right + tolerance || (item.startsRow && x_ > room_.left)) endRow();
    if (y_ + height > room_.bottom + tolerance) {
      endRow();
      endPage();
    }
    places_.push_back({page_, {x_ + gap_, y_ + gap_}});
    x_ += width;
    rowHeight_ = std::max(rowHeight_, height);
    return true;
  }

  std::vector<PackedPlace> done() {
    endRow();
    endPage();
    return std::move(places_);
  }

private:
  void endRow() {
    for (; rowStart_ < places_.size(); ++rowStart_) places_[rowStart_].at.x += (room_.right - x_) / 2;
    x_ = room_.left;
    y_ += rowHeight_;
    rowHeight_ = 0;
  }

  void endPage() {
    for (; pageStart_ < places_.size(); ++pageStart_) places_[pageStart_].at.y += (room_.bottom - y_) / 2;
    y_ = room_.top;
    ++page_;
  }

  Box room_;
  double gap_;
  std::vector<PackedPlace> places_;
  int page_ = 0;
  double x_;
  double y_;
  double rowHeight_ = 0;
  std::size_t rowStart_ = 0;
  std::size_t pageStart_ = 0;
};

} // namespace

std::optional<std::vector<PackedPlace>> packed(const std::vector<ItemSize>& items, const Box& room,
                                               double gap) {
  Packing packing(room, gap);
  for (const ItemSize& item : items)
    if (!packing.add(item)) return std::nullopt;
  return packing.done();
}

} // namespace fairway::formats
