#pragma once

#include "rules/plane/vec.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace fairway::plane {

// A closed shore, corner by corner, in either sense.
using Polygon = std::vector<Vec>;
using Corners = std::span<const Vec>; // of a polygon, wherever they are kept

inline Segment edge(Corners polygon, std::size_t i) {
  return {polygon[i], polygon[i + 1 < polygon.size() ? i + 1 : 0]};
}

bool contains(const Segment& segment, Vec point);   // its ends included
bool meet(const Segment& a, const Segment& b);      // in at least one point
bool contains(Corners polygon, Vec point);          // its shore included
bool meet(Corners polygon, const Segment& segment); // in the inside or on the shore

// Two edges (from 0) that keep a polygon from being simple: they meet outside of a common corner, or are
// joined in one and turn back along each other. An edge without length is named twice.
std::optional<std::pair<std::size_t, std::size_t>> crossingEdges(Corners polygon);

// How far things are from each other, compared with a distance of which the double is a whole number (half a
// beam, a beam and a radius): -1 for nearer, 0 for just as far, 1 for farther, exactly. Whether equality
// touches is the caller's affair.

int compareDistance(const Segment& segment, Vec point, int twice);
int compareDistance(const Segment& a, const Segment& b, int twice);
// What lies inside of the polygon or meets its shore is at distance 0.
int compareDistance(const Segment& segment, Corners polygon, int twice);
int compareDistance(Corners polygon, Vec point, int twice);

} // namespace fairway::plane
