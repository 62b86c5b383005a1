#include "formats/lake_race/picture/brush.h"
#include "formats/picture/coverage.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;

constexpr double smallestGrid = 6; // pixels across flats below which a grid would be a fog

// Each side once: a cell has the sides towards E, NE and NW, the others are its neighbours'; the board's edge
// is drawn by itself. `onLand` picks the sides with land on both hands. Calls `act(from, to)`.
template <class Act>
void forSides(const Brush& brush, bool onLand, Act act) {
  const auto isLand = [&brush](Cell cell) { return brush.lake().map.at(cell) == Terrain::Land; };
  brush.forVisible([&](Cell cell, Point centre) {
    const std::array<Point, 6> corners = cornersOf(centre);
    const bool land = isLand(cell);
    for (std::size_t k = 0; k < 3; ++k) {
      const Cell other = neighbour(cell, static_cast<Direction>(k), brush.lake().stagger);
      if (brush.lake().map.at(other) == Terrain::Void) continue;
      if ((land && isLand(other)) == onLand) act(corners[(k + 5) % 6], corners[k]);
    }
  });
}

void strokeSides(const Brush& brush, bool onLand, double width) {
  forSides(brush, onLand, [&brush](Point from, Point to) {
    brush.pen.move(from);
    brush.pen.line(to);
  });
  brush.pen.use(onLand ? brush.theme.gridOnLand : brush.theme.grid, width);
  brush.pen.stroke();
}

// Thousands of short lines: Cairo would take as long for them as a frame may take.
void coverSides(const Brush& brush, const DeviceView& device, bool onLand, double width) {
  const PixelBox box = pixelsOf(device, brush.visible);
  if (box.empty()) return;
  Coverage coverage(box);
  bool any = false;
  forSides(brush, onLand, [&](Point from, Point to) {
    any = true;
    coverage.line(device.view.toScreen(from), device.view.toScreen(to), width * device.view.unitSize);
  });
  if (!any) return;
  coverage.paint(brush.pen.cairo(), onLand ? brush.theme.gridOnLand : brush.theme.grid);
}

} // namespace

void paintGrid(const Brush& brush) {
  if (brush.pixels < smallestGrid) return;
  const double width = brush.atLeast(0.022, 0.8);
  const auto device = deviceViewOf(brush.pen.cairo());
  cairo_set_line_cap(brush.pen.cairo(), CAIRO_LINE_CAP_BUTT);
  for (const bool onLand : {false, true})
    device ? coverSides(brush, *device, onLand, width) : strokeSides(brush, onLand, width);
}

void addHexagon(const Pen& pen, Point centre, double size) {
  const std::array<Point, 6> corners = cornersOf({});
  for (std::size_t i = 0; i < 6; ++i) {
    const Point corner = centre + size * corners[i];
    i == 0 ? pen.move(corner) : pen.line(corner);
  }
  pen.close();
}

} // namespace fairway::formats::lake_race
