#include "formats/regatta/picture/brush.h"

namespace fairway::formats::regatta {

namespace {

constexpr double bandUnit = 0.75; // of a sign: what the theme calls a hex

void hatch(const Pen& pen, const Box& box, double apart) {
  for (double x = box.left - box.height(); x < box.right; x += apart) {
    pen.move({x, box.bottom});
    pen.line({x + box.height(), box.top});
  }
}

Box boxRound(const std::vector<Point>& points) {
  Box box{points.front().x, points.front().y, points.front().x, points.front().y};
  for (const Point point : points) box.include(point);
  return box;
}

void drawShallows(const Pen& pen, const Theme& theme, const std::vector<Point>& shore, double sign) {
  for (const CoastBand& band : theme.shallows) {
    pen.polygon(shore);
    pen.use(band.colour, 2 * band.width * bandUnit * sign);
    pen.stroke();
  }
}

} // namespace

// Land with its slopes inside of the shore, which is the exact line that boats must not touch.
void drawIsland(const Pen& pen, const Theme& theme, const std::vector<Point>& shore, double sign) {
  {
    const Pen::Kept kept(pen);
    pen.polygon(shore);
    pen.clip();
    pen.polygon(shore);
    pen.use(theme.land);
    pen.fill();
    for (const CoastBand& band : theme.slopes) {
      pen.polygon(shore);
      pen.use(band.colour, 2 * band.width * bandUnit * sign);
      pen.stroke();
    }
    if (theme.hatchedLand) {
      hatch(pen, boxRound(shore), 0.35 * sign);
      pen.use(theme.coast, 0.04 * sign);
      pen.stroke();
    }
  }
  pen.polygon(shore);
  pen.use(theme.coast, theme.coastWidth * 2 * sign);
  pen.stroke();
}

void paintIslands(const Brush& brush) {
  const Pen::Kept kept(brush.pen);
  brush.pen.box(brush.scene.box());
  brush.pen.clip();
  std::vector<std::vector<Point>> shores;
  for (const plane::Polygon& island : brush.course().islands) {
    std::vector<Point>& shore = shores.emplace_back();
    for (const Vec corner : island) shore.push_back(pointOf(corner));
  }
  // All shallows first: those of one island never lie on another's land.
  for (const auto& shore : shores) drawShallows(brush.pen, brush.theme, shore, brush.sign());
  for (const auto& shore : shores) drawIsland(brush.pen, brush.theme, shore, brush.sign());
}

} // namespace fairway::formats::regatta
