#include "formats/regatta/picture/brush.h"

namespace fairway::formats::regatta {

namespace {

constexpr int gridStep = 100; // millimetres

} // namespace

void paintWater(const Brush& brush) {
  brush.pen.box(brush.scene.box());
  brush.pen.use(brush.theme.water);
  brush.pen.fill();
}

// Every 100 mm, with the distance from the table's upper left corner at its edges.
void paintGrid(const Brush& brush) {
  const Box& table = brush.scene.box();
  for (int x = gridStep; x < table.right; x += gridStep) {
    brush.pen.move({static_cast<double>(x), 0});
    brush.pen.line({static_cast<double>(x), table.bottom});
  }
  for (int y = gridStep; y < table.bottom; y += gridStep) {
    brush.pen.move({0, static_cast<double>(y)});
    brush.pen.line({table.right, static_cast<double>(y)});
  }
  brush.pen.use(brush.theme.grid, brush.atLeast(0.04 * brush.sign(), 0.6));
  brush.pen.stroke();
  const double size = 0.5 * brush.sign();
  if (size * brush.pixels > 4) { // smaller ones cannot be read
    const TextStyle style{size, Face::Sans, Align::Centre};
    constexpr double fromEdge = gridStep / 4.0; // a number needs this much of the table beside it
    for (int x = gridStep; x < table.right - fromEdge; x += gridStep)
      brush.texts.drawCentred(std::to_string(x), style, {static_cast<double>(x), 0.6 * size},
                              brush.theme.label);
    for (int y = gridStep; y < table.bottom - fromEdge; y += gridStep)
      brush.texts.drawCentred(std::to_string(y), style, {1.05 * size, static_cast<double>(y)},
                              brush.theme.label);
  }
  if (!brush.edge) return;
  const double width = brush.atLeast(0.12 * brush.sign(), 1);
  brush.pen.box(table.grown(-width / 2));
  brush.pen.use(brush.theme.edge, width);
  brush.pen.stroke();
}

} // namespace fairway::formats::regatta
