#pragma once

#include "rules/regatta/board/board.h"
#include "validator/regatta/water/lattice.h"

#include <optional>
#include <span>

namespace fairway::validator::regatta {

// A box on the table in millimetres.
struct TableBox {
  Vec least, most;

  TableBox grown(int by) const { return {least - Vec{by, by}, most + Vec{by, by}}; }
  void join(const TableBox& other) {
    least = {std::min(least.x, other.least.x), std::min(least.y, other.least.y)};
    most = {std::max(most.x, other.most.x), std::max(most.y, other.most.y)};
  }
  bool meets(const TableBox& other) const {
    return least.x <= other.most.x && other.least.x <= most.x && least.y <= other.most.y &&
           other.least.y <= most.y;
  }
};

inline TableBox boxOf(std::span<const Vec> points) {
  TableBox box{points.front(), points.front()};
  for (const Vec point : points) box.join({point, point});
  return box;
}

// Columns and rows of the lattice from first to last, both included; none where last is before first.
struct Window {
  int left = 0, top = 0, right = -1, bottom = -1;

  static Window all(const Lattice& lattice) { return {0, 0, lattice.columns() - 1, lattice.rows() - 1}; }

  // The bows from which something that reaches over `seen` (from a bow at the origin) can meet the box.
  static Window round(const Lattice& lattice, const TableBox& box, const TableBox& seen) {
    const auto down = [](int value) {
      return value >= 0 ? value / plane::latticeStep
                        : -((-value + plane::latticeStep - 1) / plane::latticeStep);
    };
    return {std::max(0, down(box.least.x - seen.most.x)), std::max(0, down(box.least.y - seen.most.y)),
            std::min(lattice.columns() - 1, down(box.most.x - seen.least.x) + 1),
            std::min(lattice.rows() - 1, down(box.most.y - seen.least.y) + 1)};
  }

  bool empty() const { return right < left || bottom < top; }
  // The words of a set that hold its rows: from the first to before the last.
  std::size_t firstWord(const Lattice& lattice) const {
    return static_cast<std::size_t>(top * lattice.columns() / PointSet::bits);
  }
  std::size_t lastWord(const Lattice& lattice) const {
    return static_cast<std::size_t>(((bottom + 1) * lattice.columns() - 1) / PointSet::bits) + 1;
  }
};

// Takes over from `source` what lies in the window.
void replaceWithin(const Lattice& lattice, const Window& window, PointSet& target, const PointSet& source);

// Where two boards differ: boxes round what lies on only one of them, or lies elsewhere. None where so much
// is different (the table, boats, cards, or things all over) that nothing of the one helps with the other.
std::optional<std::vector<TableBox>> changesBetween(const fairway::regatta::Board& before,
                                                    const fairway::regatta::Board& after);

// The points from which a line touches something. For each row of the lattice they are one stretch, because
// what is blocked is convex; its ends are found by ordinary numbers and settled by the exact question.

// `line` is seen from the point. All points of the window where it touches are removed.
void removeTouching(const Window& window, const Lattice& lattice, PointSet& points, const Segment& line,
                    const fairway::regatta::Disc& disc, int beam);
void removeTouching(const Window& window, const Lattice& lattice, PointSet& points, const Segment& line,
                    const Segment& shore, int beam);

// The points of the window that lie on an island, its shore included.
void addInside(const Window& window, const Lattice& lattice, PointSet& points, const plane::Polygon& island);

} // namespace fairway::validator::regatta
