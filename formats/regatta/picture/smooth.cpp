#include "formats/regatta/picture/smooth.h"

#include <cmath>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

constexpr double degree = std::numbers::pi / 180;

struct Controls {
  Point first;
  Point second;
};

// A boat that turns from one heading to the other along an arc: how far its control points lie from the ends.
Controls controlsOf(const SmoothPoint& from, const SmoothPoint& to) {
  const double chord = lengthOf(to.at - from.at);
  double turn = std::remainder(to.degrees - from.degrees, 360) * degree;
  turn = std::abs(turn);
  const double reach = turn < 1e-3 ? chord / 3 : chord * 2 / 3 * std::tan(turn / 4) / std::sin(turn / 2);
  // Half a turn has no arc of its own that would not bulge out of the card.
  const double bound = std::min(reach, 0.7 * chord);
  return {from.at + bound * wayOf(from.degrees), to.at - bound * wayOf(to.degrees)};
}

} // namespace

Point wayOf(double degrees) {
  return {std::sin(degrees * degree), -std::cos(degrees * degree)};
}

void addSmoothLine(const Pen& pen, const std::vector<SmoothPoint>& points) {
  if (points.empty()) return;
  pen.move(points.front().at);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Controls c = controlsOf(points[i - 1], points[i]);
    cairo_curve_to(pen.cairo(), c.first.x, c.first.y, c.second.x, c.second.y, points[i].at.x, points[i].at.y);
  }
}

std::vector<Point> smoothPoints(const std::vector<SmoothPoint>& points, int perLeg) {
  std::vector<Point> line;
  if (points.empty()) return line;
  line.push_back(points.front().at);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Controls c = controlsOf(points[i - 1], points[i]);
    for (int step = 1; step <= perLeg; ++step) {
      const double t = static_cast<double>(step) / perLeg;
      const double u = 1 - t;
      line.push_back((u * u * u) * points[i - 1].at + (3 * u * u * t) * c.first + (3 * u * t * t) * c.second +
                     (t * t * t) * points[i].at);
    }
  }
  return line;
}

} // namespace fairway::formats::regatta
