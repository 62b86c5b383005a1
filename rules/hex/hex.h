#pragma once

#include "rules/hex/direction.h"

#include <compare>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace fairway {

// A hex in axial coordinates, or the vector between two: q grows to the east, r to the south-east. All
// geometry is done on these in integers; nothing here ever rounds.
struct Hex {
  int q = 0;
  int r = 0;

  friend constexpr bool operator==(Hex, Hex) = default;
  friend constexpr auto operator<=>(Hex, Hex) = default;
  friend constexpr Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
  friend constexpr Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
  friend constexpr Hex operator-(Hex a) { return {-a.q, -a.r}; }
  friend constexpr Hex operator*(int n, Hex a) { return {n * a.q, n * a.r}; }
};

constexpr Hex vectorOf(Direction direction) {
  constexpr std::array<Hex, 6> steps{Hex{1, 0}, Hex{1, -1}, Hex{0, -1}, Hex{-1, 0}, Hex{-1, 1}, Hex{0, 1}};
  return steps[static_cast<std::size_t>(direction)];
}

constexpr Hex neighbour(Hex hex, Direction direction) {
  return hex + vectorOf(direction);
}

// Steps from one hex to another over open water.
constexpr int distance(Hex a, Hex b) {
  const Hex d = b - a;
  const int s = d.q + d.r;
  return ((d.q < 0 ? -d.q : d.q) + (d.r < 0 ? -d.r : d.r) + (s < 0 ? -s : s)) / 2;
}

// Positive when b points clockwise of a as seen on the map (by less than 180 degrees), negative when
// anticlockwise, 0 when both lie on one line. In units of the area of half a hex cell's rhombus.
constexpr std::int64_t cross(Hex a, Hex b) {
  return std::int64_t{a.q} * b.r - std::int64_t{a.r} * b.q;
}

// Twice the scalar product: positive when the angle between a and b is less than 90 degrees.
constexpr std::int64_t dotTwice(Hex a, Hex b) {
  return 2 * (std::int64_t{a.q} * b.q + std::int64_t{a.r} * b.r) + std::int64_t{a.q} * b.r +
         std::int64_t{a.r} * b.q;
}

// The point reflection that a board turned by 180 degrees undergoes.
constexpr Hex turnedHalf(Hex hex, Hex centreTwice) {
  return centreTwice - hex;
}

// The hexes of a straight line, both ends included; where the line runs exactly between two hexes it takes
// the one on its left, seen from `from`, so that the same line is drawn every time.
std::vector<Hex> line(Hex from, Hex to);

// The hexes at exactly this distance, clockwise from the western one; radius 0 is the centre alone.
std::vector<Hex> ring(Hex centre, int radius);

// The hexes at this distance or less: the centre, then ring by ring. Radius 1 has 7, radius 2 has 19.
std::vector<Hex> disk(Hex centre, int radius);

} // namespace fairway
