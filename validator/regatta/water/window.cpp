#include "validator/regatta/water/window.h"

namespace fairway::validator::regatta {

void replaceWithin(const Lattice& lattice, const Window& window, PointSet& target, const PointSet& source) {
  for (int row = window.top; row <= window.bottom && !window.empty(); ++row) {
    const int first = row * lattice.columns() + window.left, last = row * lattice.columns() + window.right;
    target.copyRange(source, first, last);
  }
}

namespace {

using namespace fairway::regatta;

constexpr std::size_t mostBoxes = 6; // beyond, looking at everything is no slower

TableBox boxRound(const Disc& disc) {
  return TableBox{disc.at, disc.at}.grown(disc.diameter / 2 + 1);
}
TableBox boxRound(const plane::Polygon& island) {
  return boxOf(island);
}

// What is the same in both lists at the same place has not changed.
template <class Thing>
void addChanges(std::span<const Thing> before, std::span<const Thing> after, std::vector<TableBox>& boxes) {
  const std::size_t both = std::min(before.size(), after.size());
  for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
    if (i < both && before[i] == after[i]) continue;
    if (i < before.size()) boxes.push_back(boxRound(before[i]));
    if (i < after.size()) boxes.push_back(boxRound(after[i]));
  }
}

// Boxes that meet become one: a thing that is dragged lies nearly where it lay.
std::vector<TableBox> joined(std::vector<TableBox> boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = i + 1; j < boxes.size();) {
      if (!boxes[i].meets(boxes[j])) {
        ++j;
        continue;
      }
      boxes[i].join(boxes[j]);
      boxes.erase(boxes.begin() + static_cast<std::ptrdiff_t>(j));
      j = i + 1;
    }
  return boxes;
}

} // namespace

std::optional<std::vector<TableBox>> changesBetween(const Board& before, const Board& after) {
  const Course &a = before.course(), &b = after.course();
  if (a.table != b.table || a.length != b.length || a.beam != b.beam || before.deck() != after.deck())
    return std::nullopt;
  std::vector<TableBox> boxes;
  addChanges(before.discs(), after.discs(), boxes);
  addChanges(std::span<const plane::Polygon>(a.islands), std::span<const plane::Polygon>(b.islands), boxes);
  boxes = joined(std::move(boxes));
  if (boxes.size() > mostBoxes) return std::nullopt;
  return boxes;
}

} // namespace fairway::validator::regatta
