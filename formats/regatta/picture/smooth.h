#pragma once

#include "formats/picture/pen.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::regatta {

// A point of a smooth line and where the line heads there, in degrees of the compass.
struct SmoothPoint {
  Point at;
  double degrees = 0;
};

// Compass degrees as a vector of length 1.
Point wayOf(double degrees);

// Adds a line to the path that goes through all points in their headings. Between two points of a circle it
// is that circle's arc.
void addSmoothLine(const Pen& pen, const std::vector<SmoothPoint>& points);

// The same line as points close to each other.
std::vector<Point> smoothPoints(const std::vector<SmoothPoint>& points, int perLeg = 16);

} // namespace fairway::formats::regatta
