#include "formats/lake_race/picture/brush.h"

#include <cmath>

namespace fairway::formats::lake_race {

namespace {

// Two strokes that point the way, across the line.
void chevron(const Pen& pen, Point at, Point along, Point way) {
  constexpr double half = 0.11;
  const Point tip = at + 0.09 * way;
  pen.move(tip - half * along - 0.15 * way);
  pen.line(tip);
  pen.line(tip + half * along - 0.15 * way);
}

} // namespace

void drawGateLine(const Pen& pen, const Theme& theme, Point from, Point to, fairway::lake_race::Arrow sense) {
  const double length = lengthOf(to - from);
  if (length < 0.1) return;
  const Pen::Kept kept(pen);
  const Point along = (1 / length) * (to - from);
  // A quarter turn in the arrow's sense; y grows downwards.
  const Point way =
      sense == fairway::lake_race::Arrow::Clockwise ? Point{-along.y, along.x} : Point{along.y, -along.x};
  pen.dash({0.26, 0.17});
  pen.move(from);
  pen.line(to);
  pen.strokeCased(theme.mark, 0.055, theme.markCase.faded(0.65), 0.115);
  pen.dash({});
  // One chevron a hex, in the middle of the hexes, never half of one at the end.
  for (double at = 0.5; at < length - 0.12; at += 1) chevron(pen, from + at * along, along, way);
  pen.strokeCased(theme.mark, 0.055, theme.markCase.faded(0.65), 0.12);
}

void paintGates(const Brush& brush) {
  const std::optional<CourseMarks>& course = brush.scene.course;
  if (!course || !course->choices || !gatesDefined(brush.lake(), course->placement)) return;
  for (const fairway::lake_race::Gate& gate : gatesOf(brush.lake(), course->placement, *course->choices)) {
    if (gate.length > 0) continue; // the strip is drawn with the course
    const Point origin = brush.scene.centre(brush.lake().cellOf(gate.origin));
    const Point whole = planeVector(gate.along);
    const Point end = gateEnd(brush.lake(), gate);
    constexpr double clear = 0.5; // the buoy and its arrow
    if (lengthOf(end - origin) <= clear) continue;
    drawGateLine(brush.pen, brush.theme, origin + (clear / lengthOf(whole)) * whole, end, gate.sense);
  }
}

} // namespace fairway::formats::lake_race
