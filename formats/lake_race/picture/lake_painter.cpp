#include "formats/lake_race/picture/far_view.h"
#include "formats/picture/curve.h"

#include <cmath>

namespace fairway::formats::lake_race {

namespace {

bool holds(const Box& window, const Box& box) {
  return window.contains({box.left, box.top}) && window.contains({box.right, box.bottom});
}

enum class Detail { Curves, Chords };

void add(const Pen& pen, const Curve& curve, Detail detail) {
  if (detail == Detail::Chords)
    pen.chords(curve);
  else
    pen.curve(curve);
}

void pathOf(const Brush& brush, const std::vector<Curve>& curves, double reach,
            Detail detail = Detail::Curves) {
  const Box window = brush.visible.grown(reach + 1); // corners of lines reach further than the lines
  for (const Curve& curve : curves) {
    if (!curve.box.grown(reach).meets(brush.visible)) continue;
    if (!curve.closed || holds(window, curve.box))
      add(brush.pen, curve, detail);
    else
      add(brush.pen, shortenedFor(window, curve), detail);
  }
}

// From this width on a band's outer side lies so far from the coast that chords of the coast's curves give
// the same picture. A file spends most of its bytes, and most of the time to write it, on points of coasts,
// and a chord has one where a curve has three.
constexpr double broad = 0.5;

// Rings along the coast, the broadest first: each is a line as broad as twice its width, of which the
// caller's clip shows one half.
void paintBands(const Brush& brush, const std::vector<CoastBand>& bands) {
  for (const CoastBand& band : bands) {
    pathOf(brush, brush.scene.shores().coasts, band.width,
           band.width < broad ? Detail::Curves : Detail::Chords);
    brush.pen.use(band.colour, 2 * band.width);
    brush.pen.stroke();
  }
}

// What is painted next stays inside the outlines.
void clipAndPaint(const Brush& brush, const std::vector<Curve>& outlines, const Colour& colour) {
  pathOf(brush, outlines, 0);
  brush.pen.clip();
  brush.pen.use(colour);
  brush.pen.paint();
}

void paintWater(const Brush& brush) {
  const Pen::Kept kept(brush.pen);
  clipAndPaint(brush, brush.scene.shores().edge, brush.theme.water);
  paintBands(brush, brush.theme.shallows);
}

void hatch(const Brush& brush) {
  const Box box = brush.visible;
  const double first = std::floor((box.left + box.top) / hatchDistance) * hatchDistance;
  for (double sum = first; sum < box.right + box.bottom; sum += hatchDistance) {
    brush.pen.move({sum - box.top, box.top});
    brush.pen.line({sum - box.bottom, box.bottom});
  }
  brush.pen.use(hatchColour(brush.theme), hatchWidth(brush));
  brush.pen.stroke();
}

void paintLand(const Brush& brush) {
  const Pen::Kept kept(brush.pen);
  clipAndPaint(brush, brush.scene.shores().land, brush.theme.land);
  paintBands(brush, brush.theme.slopes);
  if (brush.theme.hatchedLand) hatch(brush);
}

// With lines: for vector files, which stay sharp at any size.
void paintLakeLines(const Brush& brush) {
  paintWater(brush);
  paintLand(brush);
  const double width = coastLineWidth(brush);
  pathOf(brush, brush.scene.shores().coasts, width);
  brush.pen.use(brush.theme.coast, width);
  brush.pen.stroke();
}

} // namespace

double hatchWidth(const Brush& brush) {
  return brush.atLeast(0.018, 0.5);
}

Colour hatchColour(const Theme& theme) {
  return theme.coast.faded(0.55);
}

double coastLineWidth(const Brush& brush) {
  return brush.atLeast(brush.theme.coastWidth, 0.7);
}

void paintLake(const Brush& brush) {
  if (const auto device = deviceViewOf(brush.pen.cairo()))
    paintLakePixels(brush, *device);
  else
    paintLakeLines(brush);
  if (!brush.edge) return;
  pathOf(brush, brush.scene.shores().edge, 0.1);
  brush.pen.use(brush.theme.edge, brush.atLeast(0.05, 1));
  brush.pen.stroke();
}

} // namespace fairway::formats::lake_race
