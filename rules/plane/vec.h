#pragma once

#include <cstdint>

// The free table: points in whole millimetres, x to the right, y down. Everything here is exact. Coordinates
// stay within `farthest` of the origin, so that no product on the way to an answer leaves 64 bits.
namespace fairway::plane {

inline constexpr int farthest = 10000;

// A point or the way from one to another, in millimetres.
struct Vec {
  int x = 0;
  int y = 0;

  friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec operator-(Vec a) { return {-a.x, -a.y}; }
  friend constexpr Vec operator*(int n, Vec a) { return {n * a.x, n * a.y}; }

  friend constexpr bool operator==(Vec, Vec) = default;
};

// Positive when b lies clockwise of a, as seen on the table, by less than half a turn.
constexpr std::int64_t cross(Vec a, Vec b) {
  return std::int64_t{a.x} * b.y - std::int64_t{a.y} * b.x;
}

constexpr int signOf(std::int64_t value) {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

constexpr std::int64_t dot(Vec a, Vec b) {
  return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y;
}

struct Segment {
  Vec from;
  Vec to;

  friend constexpr Segment operator+(Segment segment, Vec by) { return {segment.from + by, segment.to + by}; }
  friend constexpr bool operator==(Segment, Segment) = default;
};

} // namespace fairway::plane
