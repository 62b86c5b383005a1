#pragma once

#include <algorithm>
#include <cmath>

// The plane that pictures lie in: x grows to the east, y to the south. What one unit means is the scene's
// affair. No toolkit: screen, paper and tests share it.
namespace fairway::formats {

struct Point {
  double x = 0;
  double y = 0;

  friend constexpr bool operator==(Point, Point) = default;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(double n, Point a) { return {n * a.x, n * a.y}; }
};

inline double lengthOf(Point vector) {
  return std::hypot(vector.x, vector.y);
}
constexpr Point middle(Point a, Point b) {
  return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

struct Box {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;

  constexpr double width() const { return right - left; }
  constexpr double height() const { return bottom - top; }
  constexpr Point centre() const { return {(left + right) / 2, (top + bottom) / 2}; }
  constexpr bool contains(Point p) const {
    return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom;
  }
  constexpr bool meets(const Box& other) const {
    return left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom;
  }
  constexpr Box grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
  constexpr void include(Point p) {
    left = std::min(left, p.x);
    top = std::min(top, p.y);
    right = std::max(right, p.x);
    bottom = std::max(bottom, p.y);
  }

  friend constexpr bool operator==(const Box&, const Box&) = default;
};

} // namespace fairway::formats
