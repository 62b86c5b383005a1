#include "formats/regatta/picture/brush.h"
#include "formats/regatta/picture/smooth.h"

namespace fairway::formats::regatta {

namespace {

std::vector<SmoothPoint> lineOf(const Wake& wake) {
  std::vector<SmoothPoint> points;
  for (const Pose& pose : wake)
    points.push_back({pointOf(pose.at), static_cast<double>(pose.heading.degrees())});
  return points;
}

// The number of the play, where it ends.
void drawNumber(const Brush& brush, const Pose& end, std::size_t number) {
  const double radius = 0.38 * brush.sign();
  if (radius * brush.pixels < 3) return;
  const Point at = pointOf(end.at) - (0.5 * brush.course().length) * wayOf(end.heading);
  brush.pen.circle(at, radius);
  brush.pen.use(brush.theme.mark);
  brush.pen.fillKept();
  brush.pen.use(brush.theme.markCase, 0.05 * brush.sign());
  brush.pen.stroke();
  brush.texts.drawCentred(std::to_string(number), {0.46 * brush.sign(), Face::SansBold, Align::Centre}, at,
                          brush.theme.markCase);
}

} // namespace

// A broad pale band as foam leaves it, with a line where the bow went.
void drawWake(const Pen& pen, const Theme& theme, const Wake& wake, double width, Colour line) {
  if (wake.size() < 2) return;
  addSmoothLine(pen, lineOf(wake));
  pen.use(theme.mark.faded(0.25), width);
  pen.strokeKept();
  pen.use(theme.markCase.faded(0.7), 0.24 * width);
  pen.strokeKept();
  pen.use(line, 0.13 * width);
  pen.stroke();
}

void paintRoute(const Brush& brush) {
  const double beam = brush.course().beam;
  const BoatShape shape{static_cast<double>(brush.course().length), beam};
  {
    const Pen::Kept kept(brush.pen);
    cairo_set_line_cap(brush.pen.cairo(), CAIRO_LINE_CAP_BUTT);
    for (const Wake& wake : brush.scene.route) drawWake(brush.pen, brush.theme, wake, beam, brush.theme.mark);
  }
  const auto ghost = [&](const Pose& pose) {
    addHull(brush.pen, shape, pointOf(pose.at), pose.heading.degrees());
    brush.pen.use(brush.theme.mark.faded(0.35));
    brush.pen.fillKept();
    brush.pen.use(brush.theme.mark.faded(0.9), brush.atLeast(0.05 * brush.sign()));
    brush.pen.stroke();
  };
  if (!brush.scene.route.empty() && !brush.scene.route.front().empty())
    ghost(brush.scene.route.front().front());
  std::size_t number = 0;
  for (const Wake& wake : brush.scene.route) {
    ++number;
    if (wake.empty()) continue;
    ghost(wake.back());
    drawNumber(brush, wake.back(), number);
  }
}

} // namespace fairway::formats::regatta
