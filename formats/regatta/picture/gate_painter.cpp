#include "formats/regatta/picture/brush.h"

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Gate;
using fairway::regatta::Sense;

// Two strokes that point the way, across the line.
void chevron(const Pen& pen, Point at, Point along, Point way, double sign) {
  const Point tip = at + 0.16 * sign * way;
  pen.move(tip - 0.2 * sign * along - 0.27 * sign * way);
  pen.line(tip);
  pen.line(tip + 0.2 * sign * along - 0.27 * sign * way);
}

} // namespace

void drawGateLine(const Pen& pen, const Theme& theme, Point from, Point to, Sense sense, double sign) {
  const double length = lengthOf(to - from);
  if (length < 0.1 * sign) return;
  const Pen::Kept kept(pen);
  const Point along = (1 / length) * (to - from);
  // A quarter turn in the gate's sense; y grows downwards.
  const Point way = sense == Sense::Clockwise ? Point{-along.y, along.x} : Point{along.y, -along.x};
  pen.dash({0.5 * sign, 0.32 * sign});
  pen.move(from);
  pen.line(to);
  pen.strokeCased(theme.mark, 0.075 * sign, theme.markCase.faded(0.6), 0.17 * sign);
  pen.dash({});
  for (double at = 0.9 * sign; at < length - 0.3 * sign; at += 2 * sign)
    chevron(pen, from + at * along, along, way, sign);
  pen.strokeCased(theme.mark, 0.09 * sign, theme.markCase.faded(0.6), 0.19 * sign);
}

void paintGates(const Brush& brush) {
  const std::vector<Gate> gates = gatesOf(brush.course());
  brush.pen.box(brush.scene.box());
  brush.pen.clip();
  for (std::size_t i = 0; i < gates.size(); ++i) {
    const Gate& gate = gates[i];
    if (!gate.endless) continue; // the line is drawn with the course
    const Point origin = pointOf(gate.origin);
    const Point whole = pointOf(gate.along);
    const Point along = (1 / lengthOf(whole)) * whole;
    const Point end = rayEnd(brush.scene.box(), origin, along);
    const double clear = brush.course().buoy / 2.0 + 0.2 * brush.sign();
    if (lengthOf(end - origin) <= clear) continue;
    drawGateLine(brush.pen, brush.theme, origin + clear * along, end, gate.sense, brush.sign());
  }
}

} // namespace fairway::formats::regatta
