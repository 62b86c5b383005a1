#pragma once

#include "rules/plane/polygon.h"

#include <algorithm>
#include <utility>

// A second geometry, in fractions: it computes where points nearest to each other lie and how far apart they
// are, and never asks for a sign before. Slow, and with no thought in common with the first.
namespace fairway::test {

__extension__ using Wide = __int128;

// To watch products of such numbers clang calls a function (__muloti4) that GCC's runtime lacks on aarch64.
#ifdef __clang__
#pragma clang attribute push(__attribute__((no_sanitize("signed-integer-overflow"))), apply_to = function)
#endif

struct Fraction {
  Wide up = 0;
  Wide down = 1; // more than 0

  friend Fraction operator+(Fraction a, Fraction b) {
    return {a.up * b.down + b.up * a.down, a.down * b.down};
  }
  friend Fraction operator-(Fraction a, Fraction b) {
    return {a.up * b.down - b.up * a.down, a.down * b.down};
  }
  friend Fraction operator*(Fraction a, Fraction b) { return {a.up * b.up, a.down * b.down}; }
  friend Fraction operator/(Fraction a, Fraction b) {
    return b.up > 0 ? Fraction{a.up * b.down, a.down * b.up} : Fraction{-a.up * b.down, -a.down * b.up};
  }
  friend bool operator<(Fraction a, Fraction b) { return a.up * b.down < b.up * a.down; }
  friend bool operator==(Fraction a, Fraction b) { return a.up * b.down == b.up * a.down; }
};

inline Fraction whole(Wide n) {
  return {n, 1};
}

inline Fraction reduced(Fraction fraction) {
  Wide a = fraction.up, b = fraction.down;
  while (b != 0) a = std::exchange(b, a % b);
  return {fraction.up / a, fraction.down / a};
}

// The squared distance of a point from the nearest point of a segment.
inline Fraction squaredDistance(const plane::Segment& segment, plane::Vec point) {
  const plane::Vec along = segment.to - segment.from;
  const Wide length = Wide{along.x} * along.x + Wide{along.y} * along.y;
  Fraction share = whole(0);
  if (length > 0) {
    const plane::Vec to = point - segment.from;
    share = reduced({Wide{along.x} * to.x + Wide{along.y} * to.y, length});
    if (share.down < 0) share = {-share.up, -share.down};
    if (share < whole(0)) share = whole(0);
    if (whole(1) < share) share = whole(1);
  }
  // Over the same denominator, so that the numbers stay small.
  const Wide dx = Wide{segment.from.x - point.x} * share.down + along.x * share.up;
  const Wide dy = Wide{segment.from.y - point.y} * share.down + along.y * share.up;
  return reduced({dx * dx + dy * dy, share.down * share.down});
}

// Whether two segments have a point in common, by solving for it.
inline bool haveCommonPoint(const plane::Segment& a, const plane::Segment& b) {
  const plane::Vec u = a.to - a.from, v = b.to - b.from, w = b.from - a.from;
  const Wide determinant = Wide{u.x} * v.y - Wide{u.y} * v.x;
  if (determinant != 0) {
    const Fraction s = whole(Wide{w.x} * v.y - Wide{w.y} * v.x) / whole(determinant);
    const Fraction t = whole(Wide{w.x} * u.y - Wide{w.y} * u.x) / whole(determinant);
    return !(s < whole(0)) && !(whole(1) < s) && !(t < whole(0)) && !(whole(1) < t);
  }
  const Fraction none = whole(0);
  return squaredDistance(a, b.from) == none || squaredDistance(a, b.to) == none ||
         squaredDistance(b, a.from) == none || squaredDistance(b, a.to) == none;
}

inline Fraction squaredDistance(const plane::Segment& a, const plane::Segment& b) {
  if (haveCommonPoint(a, b)) return whole(0);
  return std::min({squaredDistance(a, b.from), squaredDistance(a, b.to), squaredDistance(b, a.from),
                   squaredDistance(b, a.to)});
}

// Inside, by how often the shore winds round the point, quadrant by quadrant; not meant for its shore.
inline bool windsRound(const plane::Polygon& polygon, plane::Vec point) {
  const auto quadrant = [&](plane::Vec corner) {
    const plane::Vec to = corner - point;
    return to.y >= 0 ? (to.x > 0 ? 0 : 1) : (to.x < 0 ? 2 : 3);
  };
  int quarters = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const plane::Vec from = polygon[i], to = polygon[(i + 1) % polygon.size()];
    int step = (quadrant(to) - quadrant(from) + 4) % 4;
    if (step == 3) step = -1;
    if (step == 2) {
      const plane::Vec a = from - point, b = to - point;
      step = Wide{a.x} * b.y > Wide{a.y} * b.x ? 2 : -2;
    }
    quarters += step;
  }
  return quarters != 0;
}

inline Fraction squaredDistance(const plane::Segment& segment, const plane::Polygon& polygon) {
  Fraction least = squaredDistance(segment, plane::Segment{polygon.back(), polygon.front()});
  for (std::size_t i = 1; i < polygon.size(); ++i)
    least = std::min(least, squaredDistance(segment, plane::Segment{polygon[i - 1], polygon[i]}));
  if (!(least == whole(0)) && windsRound(polygon, segment.from)) return whole(0);
  return least;
}

// -1, 0, 1 as compareDistance says it.
inline int compared(Fraction squared, int twice) {
  const Fraction four = whole(4) * squared, limit = whole(Wide{twice} * twice);
  return four < limit ? -1 : four == limit ? 0 : 1;
}

#ifdef __clang__
#pragma clang attribute pop
#endif

} // namespace fairway::test
