#include "formats/lake_race/picture/brush.h"
#include "formats/lake_race/picture/digit_stamps.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Terrain;

constexpr double smallestLabel = 34; // pixels across flats below which labels could not be read
constexpr TextStyle labelStyle{0.135, Face::Sans, Align::Centre};

struct DrawnLine {
  Point from;
  Point to;
};

double distanceTo(const DrawnLine& segment, Point point) {
  const Point along = segment.to - segment.from;
  const double square = along.x * along.x + along.y * along.y;
  const Point there = point - segment.from;
  const double share =
      square > 0 ? std::clamp((there.x * along.x + there.y * along.y) / square, 0.0, 1.0) : 0.0;
  return lengthOf(point - (segment.from + share * along));
}

// The arrows across the strip, about as far as they reach.
void addPassArrows(const BoardScene& scene, std::vector<DrawnLine>& lines) {
  const fairway::lake_race::Placement& placement = scene.course->placement;
  const Point start = scene.centre(placement.start);
  const Point whole = scene.centre(finishCell(scene.lake(), placement)) - start;
  const Point across = (0.65 / lengthOf(whole)) * Point{whole.y, -whole.x};
  for (const double share : {passStartShare, passFinishShare})
    lines.push_back({start + share * whole - across, start + share * whole + across});
}

// The lines that a label should keep clear of: gates and the strip.
std::vector<DrawnLine> linesOf(const BoardScene& scene) {
  std::vector<DrawnLine> lines;
  if (!scene.course || !scene.course->choices) return lines;
  const fairway::lake_race::Placement& placement = scene.course->placement;
  if (!fairway::lake_race::gatesDefined(scene.lake(), placement)) return lines;
  addPassArrows(scene, lines);
  for (const fairway::lake_race::Gate& gate : gatesOf(scene.lake(), placement, *scene.course->choices))
    lines.push_back({scene.centre(scene.lake().cellOf(gate.origin)), gateEnd(scene.lake(), gate)});
  return lines;
}

// Where a label finds room in its cell: at the top, or where nothing else is in its way.
Point labelPlace(const BoardScene& scene, const std::vector<DrawnLine>& lines, Cell cell, Point centre) {
  constexpr std::array<Point, 6> places{Point{0, -0.41},    Point{0, 0.41},     Point{-0.27, -0.25},
                                        Point{0.27, -0.25}, Point{-0.27, 0.25}, Point{0.27, 0.25}};
  // The coast is rounded, so on land a label moves inwards; a slot's ring would be in its way there.
  const bool hasSlot = std::any_of(scene.lake().slots.begin(), scene.lake().slots.end(),
                                   [cell](const auto& slot) { return slot.at == cell; });
  const double inwards = scene.lake().map.at(cell) == Terrain::Land && !hasSlot ? 0.7 : 1;
  for (const Point outer : places) {
    const Point place = inwards * outer;
    bool free = true;
    for (const fairway::lake_race::Slot& slot : scene.lake().slots) {
      if (slot.at != cell) continue;
      const Point side = pointing(slot.letter);
      free = free && place.x * side.x + place.y * side.y < 0.1; // not at the letter's side
    }
    for (const DrawnLine& line : lines) free = free && distanceTo(line, centre + place) > 0.2;
    if (free) return centre + place;
  }
  return centre + places.front();
}

bool holdsBuoy(const BoardScene& scene, Cell cell) {
  if (!scene.course) return false;
  const std::array<Cell, 5> buoys = buoyCells(scene.lake(), scene.course->placement);
  return std::find(buoys.begin(), buoys.end(), cell) != buoys.end();
}

// Calls `act(text, place)` for every label on land, or on water.
template <class Act>
void forLabels(const Brush& brush, bool onLand, Act act) {
  const std::vector<DrawnLine> lines = linesOf(brush.scene);
  brush.forVisible([&](Cell cell, Point centre) {
    if ((brush.lake().map.at(cell) == Terrain::Land) != onLand) return;
    if (holdsBuoy(brush.scene, cell)) return; // the buoy stands on it
    act(label(cell), labelPlace(brush.scene, lines, cell, centre));
  });
}

void stampLabels(const Brush& brush, const DeviceView& device, DigitStamps& digits, bool onLand) {
  const PixelBox box = pixelsOf(device, brush.visible);
  if (box.empty()) return;
  Coverage coverage(box);
  forLabels(brush, onLand, [&](const std::string& text, Point place) {
    digits.stampCentred(text, device.view.toScreen(place), coverage);
  });
  coverage.paint(brush.pen.cairo(), onLand ? brush.theme.labelOnLand : brush.theme.label);
}

} // namespace

void paintLabels(const Brush& brush) {
  if (brush.pixels < smallestLabel) return;
  if (const auto device = deviceViewOf(brush.pen.cairo())) {
    DigitStamps digits(labelStyle.face, labelStyle.size * device->view.unitSize);
    for (const bool onLand : {false, true}) stampLabels(brush, *device, digits, onLand);
    return;
  }
  for (const bool onLand : {false, true}) {
    const Colour colour = onLand ? brush.theme.labelOnLand : brush.theme.label;
    std::vector<Texts::Number> labels;
    forLabels(brush, onLand, [&](const std::string& text, Point place) { labels.push_back({text, place}); });
    brush.texts.drawNumbers(labels, labelStyle, colour);
  }
}

} // namespace fairway::formats::lake_race
