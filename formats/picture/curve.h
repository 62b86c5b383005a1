#pragma once

#include "formats/picture/geometry.h"

#include <vector>

namespace fairway::formats {

// A smooth line of quadratic curves: each goes from where the one before ended to `end`, drawn towards
// `control`. A straight piece has its control point on itself.
struct Curve {
  struct Piece {
    Point control;
    Point end;
  };
  Point start;
  std::vector<Piece> pieces;
  bool closed = false;
  bool straight = false; // all its pieces are
  Box box;               // round all its points

  void add(Point control, Point end) {
    pieces.push_back({control, end});
    box.include(control);
    box.include(end);
  }
};

// A closed curve that fills the window as the given one does, without the pieces that nobody can see there:
// what stays beyond one side of the window is cut short. A page of a poster has few of a coast's points.
Curve shortenedFor(const Box& window, const Curve& curve);

} // namespace fairway::formats
