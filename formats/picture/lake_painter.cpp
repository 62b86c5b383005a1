#include "formats/picture/brush.h"

#include <cmath>

namespace fairway::formats {

namespace {

constexpr double finePixels =
    200; // pixels a hex from which a picture is for paper rather than for the screen

void pathOf(const Brush& brush, const std::vector<Curve>& curves, double reach) {
  for (const Curve& curve : curves)
    if (curve.box.grown(reach).meets(brush.visible)) brush.pen.curve(curve);
}

// Rings along the coast, the broadest first: each is a line as broad as twice its width, of which the
// caller's clip shows one half.
void paintBands(const Brush& brush, const std::vector<CoastBand>& bands) {
  const Pen::Kept kept(brush.pen);
  if (brush.hexPixels < finePixels) {
    // On screen nobody sees the bands' edges closely, and broad curved lines are what takes the time.
    cairo_set_tolerance(brush.pen.cairo(), 1);
    cairo_set_antialias(brush.pen.cairo(), CAIRO_ANTIALIAS_FAST);
  }
  for (const CoastBand& band : bands) {
    if (band.width * brush.hexPixels < 0.5) continue;
    pathOf(brush, brush.scene.shores().coasts, band.width);
    brush.pen.use(band.colour, 2 * band.width);
    brush.pen.stroke();
  }
}

void paintWater(const Brush& brush) {
  const Pen::Kept kept(brush.pen);
  pathOf(brush, brush.scene.shores().edge, 0);
  brush.pen.use(brush.theme.water);
  brush.pen.fillKept();
  brush.pen.clip();
  paintBands(brush, brush.theme.shallows);
}

// Slanting lines at even distances. They hang on the board's origin, so neighbouring pages agree.
void hatch(const Brush& brush) {
  constexpr double distance = 0.16;
  const Box box = brush.visible;
  const double first = std::floor((box.left + box.top) / distance) * distance;
  for (double sum = first; sum < box.right + box.bottom; sum += distance) {
    brush.pen.move({sum - box.top, box.top});
    brush.pen.line({sum - box.bottom, box.bottom});
  }
  brush.pen.use(brush.theme.coast.faded(0.55), brush.atLeast(0.018, 0.5));
  brush.pen.stroke();
}

void paintLand(const Brush& brush) {
  const Pen::Kept kept(brush.pen);
  pathOf(brush, brush.scene.shores().land, 0);
  brush.pen.use(brush.theme.land);
  brush.pen.fillKept();
  brush.pen.clip();
  paintBands(brush, brush.theme.slopes);
  if (brush.theme.hatchedLand) hatch(brush);
}

} // namespace

void paintLake(const Brush& brush) {
  paintWater(brush);
  paintLand(brush);
  const double width = brush.atLeast(brush.theme.coastWidth, 0.7);
  pathOf(brush, brush.scene.shores().coasts, width);
  brush.pen.use(brush.theme.coast, width);
  brush.pen.stroke();
  if (!brush.edge) return;
  pathOf(brush, brush.scene.shores().edge, 0.1);
  brush.pen.use(brush.theme.edge, brush.atLeast(0.05, 1));
  brush.pen.stroke();
}

} // namespace fairway::formats
