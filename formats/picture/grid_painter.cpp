#include "formats/picture/brush.h"

#include <algorithm>

namespace fairway::formats {

namespace {

using lake_race::Terrain;

constexpr double smallestGrid = 6;   // pixels across flats below which a grid would be a fog
constexpr double smallestLabel = 34; // pixels across flats below which labels could not be read

// Each side once: a cell draws the sides towards E, NE and NW, and the others where no cell of the lake draws
// them. `onLand` picks the sides with land on both hands.
void gridPath(const Brush& brush, bool onLand) {
  const auto isLand = [&brush](Cell cell) { return brush.lake().map.at(cell) == Terrain::Land; };
  brush.forVisible([&](Cell cell, Point centre) {
    const std::array<Point, 6> corners = cornersOf(centre);
    const bool land = isLand(cell);
    for (std::size_t k = 0; k < 3; ++k) {
      const Cell other = neighbour(cell, static_cast<Direction>(k), brush.lake().stagger);
      if (brush.lake().map.at(other) == Terrain::Void) continue; // the board's edge is drawn by itself
      if ((land && isLand(other)) != onLand) continue;
      brush.pen.move(corners[(k + 5) % 6]);
      brush.pen.line(corners[k]);
    }
  });
}

struct Segment {
  Point from;
  Point to;
};

double distanceTo(const Segment& segment, Point point) {
  const Point along = segment.to - segment.from;
  const double square = along.x * along.x + along.y * along.y;
  const Point there = point - segment.from;
  const double share =
      square > 0 ? std::clamp((there.x * along.x + there.y * along.y) / square, 0.0, 1.0) : 0.0;
  return lengthOf(point - (segment.from + share * along));
}

// The arrows across the strip, about as far as they reach.
void addPassArrows(const BoardScene& scene, std::vector<Segment>& lines) {
  const lake_race::Placement& placement = scene.course->placement;
  const Point start = scene.centre(placement.start);
  const Point whole = scene.centre(finishCell(scene.lake(), placement)) - start;
  const Point across = (0.65 / lengthOf(whole)) * Point{whole.y, -whole.x};
  for (const double share : {passStartShare, passFinishShare})
    lines.push_back({start + share * whole - across, start + share * whole + across});
}

// The lines that a label should keep clear of: gates and the strip.
std::vector<Segment> linesOf(const BoardScene& scene) {
  std::vector<Segment> lines;
  if (!scene.course || !scene.course->choices) return lines;
  const lake_race::Placement& placement = scene.course->placement;
  if (!lake_race::gatesDefined(scene.lake(), placement)) return lines;
  addPassArrows(scene, lines);
  for (const lake_race::Gate& gate : gatesOf(scene.lake(), placement, *scene.course->choices))
    lines.push_back({scene.centre(scene.lake().cellOf(gate.origin)), gateEnd(scene.lake(), gate)});
  return lines;
}

// Where a label finds room in its cell: at the top, or where nothing else is in its way.
Point labelPlace(const BoardScene& scene, const std::vector<Segment>& lines, Cell cell, Point centre) {
  constexpr std::array<Point, 6> places{Point{0, -0.41},    Point{0, 0.41},     Point{-0.27, -0.25},
                                        Point{0.27, -0.25}, Point{-0.27, 0.25}, Point{0.27, 0.25}};
  // The coast is rounded, so on land a label moves inwards; a slot's ring would be in its way there.
  const bool hasSlot = std::any_of(scene.lake().slots.begin(), scene.lake().slots.end(),
                                   [cell](const auto& slot) { return slot.at == cell; });
  const double inwards = scene.lake().map.at(cell) == Terrain::Land && !hasSlot ? 0.7 : 1;
  for (const Point outer : places) {
    const Point place = inwards * outer;
    bool free = true;
    for (const lake_race::Slot& slot : scene.lake().slots) {
      if (slot.at != cell) continue;
      const Point side = pointing(slot.letter);
      free = free && place.x * side.x + place.y * side.y < 0.1; // not at the letter's side
    }
    for (const Segment& line : lines) free = free && distanceTo(line, centre + place) > 0.2;
    if (free) return centre + place;
  }
  return centre + places.front();
}

bool holdsBuoy(const BoardScene& scene, Cell cell) {
  if (!scene.course) return false;
  const std::array<Cell, 5> buoys = buoyCells(scene.lake(), scene.course->placement);
  return std::find(buoys.begin(), buoys.end(), cell) != buoys.end();
}

} // namespace

void paintGrid(const Brush& brush) {
  if (brush.hexPixels < smallestGrid) return;
  const double width = brush.atLeast(0.022, 0.8);
  cairo_set_line_cap(brush.pen.cairo(), CAIRO_LINE_CAP_BUTT);
  for (const bool onLand : {false, true}) {
    gridPath(brush, onLand);
    brush.pen.use(onLand ? brush.theme.gridOnLand : brush.theme.grid, width);
    brush.pen.stroke();
  }
}

void paintLabels(const Brush& brush) {
  if (brush.hexPixels < smallestLabel) return;
  const std::vector<Segment> lines = linesOf(brush.scene);
  const TextStyle style{0.135, Face::Sans, Align::Centre};
  brush.forVisible([&](Cell cell, Point centre) {
    if (holdsBuoy(brush.scene, cell)) return; // the buoy stands on it
    const bool land = brush.lake().map.at(cell) == Terrain::Land;
    brush.texts.drawCentred(label(cell), style, labelPlace(brush.scene, lines, cell, centre),
                            land ? brush.theme.labelOnLand : brush.theme.label);
  });
}

} // namespace fairway::formats
