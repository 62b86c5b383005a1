#include "rules/plane/distance.h"

#include <algorithm>

namespace fairway::plane {

namespace {

int comparePoints(Vec a, Vec b, int twice) {
  return signOf(4 * dot(b - a, b - a) - std::int64_t{twice} * twice);
}

} // namespace

int compareDistance(const Segment& segment, Vec point, int twice) {
  const Vec along = segment.to - segment.from;
  const Vec to = point - segment.from;
  const std::int64_t reach = dot(along, to);
  const std::int64_t whole = dot(along, along);
  if (reach <= 0) return comparePoints(segment.from, point, twice);
  if (reach >= whole) return comparePoints(segment.to, point, twice);
  const std::int64_t area = cross(along, to);
  return signOf(4 * area * area - std::int64_t{twice} * twice * whole);
}

int compareDistance(const Segment& a, const Segment& b, int twice) {
  if (meet(a, b)) return twice > 0 ? -1 : 0;
  return std::min({compareDistance(a, b.from, twice), compareDistance(a, b.to, twice),
                   compareDistance(b, a.from, twice), compareDistance(b, a.to, twice)});
}

int compareDistance(const Segment& segment, Corners polygon, int twice) {
  if (contains(polygon, segment.from)) return twice > 0 ? -1 : 0;
  int least = 1;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    least = std::min(least, compareDistance(edge(polygon, i), segment, twice));
  return least;
}

int compareDistance(Corners polygon, Vec point, int twice) {
  return compareDistance(Segment{point, point}, polygon, twice);
}

} // namespace fairway::plane
