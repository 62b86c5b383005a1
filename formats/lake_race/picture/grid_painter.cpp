#include "formats/lake_race/picture/brush.h"
#include "formats/picture/coverage.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;

constexpr double smallestGrid = 6; // pixels across flats below which a grid would be a fog

// Which sides of cells are drawn: each side once, as a cell has those towards E, NE and NW, and the others
// are its neighbours'; the board's edge is drawn by itself. `onLand` picks the sides with land on both hands.
class Sides {
public:
  Sides(const Brush& brush, bool onLand) : brush_(brush), onLand_(onLand) {}

  bool has(Cell cell, Direction side) const {
    const Terrain here = at(cell);
    const Terrain there = at(neighbour(cell, side, brush_.lake().stagger));
    if (here == Terrain::Void || there == Terrain::Void) return false;
    return (here == Terrain::Land && there == Terrain::Land) == onLand_;
  }

  // Calls `act(cell, side, from, to)` for all that can be seen.
  template <class Act>
  void forEach(Act act) const {
    brush_.forVisible([&](Cell cell, Point centre) {
      const std::array<Point, 6> corners = cornersOf(centre);
      for (std::size_t k = 0; k < 3; ++k)
        if (const auto side = static_cast<Direction>(k); has(cell, side))
          act(cell, side, corners[(k + 5) % 6], corners[k]);
    });
  }

private:
  Terrain at(Cell cell) const { return brush_.lake().map.at(cell); }

  const Brush& brush_;
  bool onLand_;
};

// Where the side is found that follows this one in its line, two sides' length further; way -1: that
// precedes.
Cell inLine(Cell cell, Direction side, Stagger stagger, int way) {
  const Hex step = vectorOf(turned(side, 1)) + vectorOf(turned(side, 2));
  return toCell(toHex(cell, stagger) + way * step, stagger);
}

// For files of lines: the sides in one line are one dashed line, since a poster's pages are as long to write
// as they have points. Files round the lengths of dashes, so a line has few enough not to drift.
void strokeSides(const Brush& brush, bool onLand, double width) {
  constexpr int mostDashes = 16;
  const Sides sides(brush, onLand);
  const CellRange seen = cellsTouching(brush.visible, brush.lake().map);
  const Stagger stagger = brush.lake().stagger;
  const auto isDrawn = [&](Cell cell, Direction side) {
    return seen.contains(cell) && sides.has(cell, side);
  };
  sides.forEach([&](Cell cell, Direction side, Point from, Point to) {
    if (isDrawn(inLine(cell, side, stagger, -1), side)) return; // a line that has begun before
    const Point pitch = 3 * (to - from);
    for (bool goesOn = true; goesOn;) {
      int dashes = 0;
      do {
        ++dashes;
        cell = inLine(cell, side, stagger, 1);
        goesOn = isDrawn(cell, side);
      } while (goesOn && dashes < mostDashes);
      brush.pen.move(from);
      brush.pen.line(to + (dashes - 1) * pitch);
      from = from + dashes * pitch;
      to = to + dashes * pitch;
    }
  });
  brush.pen.use(onLand ? brush.theme.gridOnLand : brush.theme.grid, width);
  brush.pen.dash({hexSide, 2 * hexSide});
  brush.pen.stroke();
  brush.pen.dash({});
}

// Thousands of short lines: Cairo would take as long for them as a frame may take.
void coverSides(const Brush& brush, const DeviceView& device, bool onLand, double width) {
  const PixelBox box = pixelsOf(device, brush.visible);
  if (box.empty()) return;
  Coverage coverage(box);
  bool any = false;
  Sides(brush, onLand).forEach([&](Cell, Direction, Point from, Point to) {
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
