#include "rules/plane/polygon.h"

#include <algorithm>

namespace fairway::plane {

namespace {

int sideOf(const Segment& line, Vec point) {
  return signOf(cross(line.to - line.from, point - line.from));
}

bool between(int a, int b, int value) {
  return std::min(a, b) <= value && value <= std::max(a, b);
}

// Two edges that follow each other may share their corner and nothing else.
bool turnsBack(const Segment& first, const Segment& second) {
  const Vec one = first.to - first.from, two = second.to - second.from;
  return cross(one, two) == 0 && dot(one, two) < 0;
}

bool spoils(Corners polygon, std::size_t i, std::size_t j) {
  const Segment a = edge(polygon, i), b = edge(polygon, j);
  const bool follows = j == i + 1;
  const bool closes = i == 0 && j + 1 == polygon.size();
  if (follows && closes) return true; // two corners only
  if (follows) return turnsBack(a, b);
  if (closes) return turnsBack(b, a);
  return meet(a, b);
}

} // namespace

bool contains(const Segment& segment, Vec point) {
  return sideOf(segment, point) == 0 && between(segment.from.x, segment.to.x, point.x) &&
         between(segment.from.y, segment.to.y, point.y);
}

bool meet(const Segment& a, const Segment& b) {
  const int fromA = sideOf(b, a.from), toA = sideOf(b, a.to);
  const int fromB = sideOf(a, b.from), toB = sideOf(a, b.to);
  if (fromA * toA < 0 && fromB * toB < 0) return true;
  return contains(b, a.from) || contains(b, a.to) || contains(a, b.from) || contains(a, b.to);
}

bool contains(Corners polygon, Vec point) {
  bool inside = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Segment shore = edge(polygon, i);
    if (contains(shore, point)) return true;
    // Each edge owns its upper end, so that a ray to the right through a corner counts it once.
    const bool down = shore.from.y <= point.y && shore.to.y > point.y;
    const bool up = shore.to.y <= point.y && shore.from.y > point.y;
    if ((down && sideOf(shore, point) > 0) || (up && sideOf(shore, point) < 0)) inside = !inside;
  }
  return inside;
}

bool meet(Corners polygon, const Segment& segment) {
  if (contains(polygon, segment.from)) return true;
  for (std::size_t i = 0; i < polygon.size(); ++i)
    if (meet(edge(polygon, i), segment)) return true;
  return false;
}

std::optional<std::pair<std::size_t, std::size_t>> crossingEdges(Corners polygon) {
  for (std::size_t i = 0; i < polygon.size(); ++i)
    if (const Segment shore = edge(polygon, i); shore.from == shore.to) return std::pair(i, i);
  for (std::size_t i = 0; i < polygon.size(); ++i)
    for (std::size_t j = i + 1; j < polygon.size(); ++j)
      if (spoils(polygon, i, j)) return std::pair(i, j);
  return std::nullopt;
}

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
