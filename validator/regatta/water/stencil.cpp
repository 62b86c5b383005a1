#include "validator/regatta/water/window.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::regatta {

namespace {

constexpr int step = plane::latticeStep;

struct Range {
  double least = 1;
  double most = 0;

  bool empty() const { return least > most; }
  void join(const Range& other) {
    if (other.empty()) return;
    *this = empty() ? other : Range{std::min(least, other.least), std::max(most, other.most)};
  }
};

// Where the level of a height runs within a radius of a point.
Range nearPoint(Vec point, double radius, double height) {
  const double up = height - point.y;
  const double squared = radius * radius - up * up;
  if (squared < 0) return {};
  const double half = std::sqrt(squared);
  return {point.x - half, point.x + half};
}

// The same for a segment: its ends, and the band between.
Range nearSegment(const Segment& segment, double radius, double height) {
  Range range = nearPoint(segment.from, radius, height);
  range.join(nearPoint(segment.to, radius, height));
  const double dx = segment.to.x - segment.from.x, dy = segment.to.y - segment.from.y;
  const double length = std::hypot(dx, dy);
  if (length == 0) return range;
  const double outX = -dy / length * radius, outY = dx / length * radius;
  // Where the level meets the two long sides of the band.
  for (const double side : {-1.0, 1.0}) {
    const double y0 = segment.from.y + side * outY, y1 = y0 + dy;
    if (height < std::min(y0, y1) || height > std::max(y0, y1)) continue;
    const double x0 = segment.from.x + side * outX;
    const double share = dy == 0 ? 0 : (height - y0) / dy;
    range.join({x0 + share * dx, x0 + share * dx});
    if (dy == 0) range.join({x0 + dx, x0 + dx});
  }
  return range;
}

int floorStep(double value) {
  return static_cast<int>(std::floor(value / step)) * step;
}

// Goes through the rows between two heights; `rangeAt` says about where the blocked stretch of a row is,
// `touches` whether a point is blocked.
template <class RangeAt, class Touches>
void removeRows(const Window& window, const Lattice& lattice, PointSet& points, double top, double bottom,
                RangeAt rangeAt, Touches touches) {
  const int last = std::min(window.bottom * step, floorStep(bottom) + 2 * step);
  for (int y = std::max(window.top * step, floorStep(top) - step); y <= last; y += step) {
    const Range range = rangeAt(y);
    if (range.empty()) continue;
    int begin = floorStep(range.least), end = floorStep(range.most) + step;
    while (touches(Vec{begin, y})) begin -= step;
    while (begin <= end && !touches(Vec{begin, y})) begin += step;
    if (begin > end) continue;
    while (touches(Vec{end, y})) end += step;
    while (!touches(Vec{end, y})) end -= step;
    begin = std::max(begin, window.left * step);
    end = std::min(end, window.right * step);
    if (begin <= end) points.removeRange(lattice.indexOf({begin, y}), lattice.indexOf({end, y}));
  }
}

// A little more than the radius, so that a row that is touched in a single point is not passed over.
constexpr double tolerance = 1e-6;

} // namespace

void removeTouching(const Window& window, const Lattice& lattice, PointSet& points, const Segment& line,
                    const fairway::regatta::Disc& disc, int beam) {
  const int twice = beam + disc.diameter;
  const double radius = twice / 2.0 + tolerance;
  // From a point B the line touches the disc just when B touches the line turned round and laid at the disc.
  const Segment back{disc.at - line.from, disc.at - line.to};
  removeRows(
      window, lattice, points, std::min(back.from.y, back.to.y) - radius,
      std::max(back.from.y, back.to.y) + radius, [&](int y) { return nearSegment(back, radius, y); },
      [&](Vec point) { return plane::compareDistance(back, point, twice) <= 0; });
}

void removeTouching(const Window& window, const Lattice& lattice, PointSet& points, const Segment& line,
                    const Segment& shore, int beam) {
  const double radius = beam / 2.0 + tolerance;
  // The same for all points of the shore: a parallelogram with a rim.
  const Vec a = shore.from - line.from, b = shore.from - line.to, c = shore.to - line.to,
            d = shore.to - line.from;
  const std::array<Segment, 4> sides{Segment{a, b}, Segment{b, c}, Segment{c, d}, Segment{d, a}};
  removeRows(
      window, lattice, points, std::min({a.y, b.y, c.y, d.y}) - radius,
      std::max({a.y, b.y, c.y, d.y}) + radius,
      [&](int y) {
        Range range;
        for (const Segment& side : sides) range.join(nearSegment(side, radius, y));
        return range;
      },
      [&](Vec point) { return plane::compareDistance(line + point, shore, beam) <= 0; });
}

void addInside(const Window& window, const Lattice& lattice, PointSet& points, const plane::Polygon& island) {
  const TableBox box = boxOf(island);
  const int left = std::max(window.left * step, floorStep(box.least.x)),
            right = std::min(window.right * step, box.most.x);
  const int top = std::max(window.top * step, floorStep(box.least.y)),
            bottom = std::min(window.bottom * step, box.most.y);
  for (int y = top; y <= bottom; y += step)
    for (int x = left; x <= right; x += step)
      if (plane::contains(island, Vec{x, y})) points.add(lattice.indexOf({x, y}));
}

} // namespace fairway::validator::regatta
