#pragma once

#include "formats/lake_race/picture/hex_geometry.h"
#include "formats/lake_race/picture/layers.h"
#include "formats/lake_race/picture/shore.h"
#include "formats/picture/scene.h"
#include "rules/lake_race/gates/gate.h"

namespace fairway::formats::lake_race {

// A course to draw; it may be faulty or unfinished, and is then drawn as far as it goes.
struct CourseMarks {
  fairway::lake_race::Placement placement;
  std::optional<fairway::lake_race::Choices>
      choices; // without them there are no arrows, gates and start cells
  std::optional<fairway::lake_race::RaceLetter> race;
};

struct HeatValue {
  Cell cell;
  double value = 0;
};

// A way out of a cell, such as the one that boats take.
struct HeatArrow {
  Cell cell;
  Direction direction = Direction::E;
  double value = 0;
};

// Values by cell, such as how often boats crash there; or arrows.
struct HeatMap {
  std::string name;
  std::string unit;
  std::vector<HeatValue> cells;
  std::vector<HeatArrow> arrows{};
  std::string legend{}; // what it says of itself in another language; empty: in English, from the above

  double most() const; // of all values
};

// "Crashes: from 0 to 0.25 a race, by colour and by the size of the hex"
std::string inWords(const HeatMap& heat);

// A boat, or what became of it. Its place may lie between cells: boats are also shown on their way.
struct BoatMark {
  enum class State : std::uint8_t { Racing, Finished, Sunk };

  int seat = 1;
  Point at;
  double degrees = 0; // of its heading, anticlockwise from E
  State state = State::Racing;
  int damage = 0; // markers
};

// A lake made ready to be painted again and again, and what is to be drawn on it. The unit is one hex across
// flats; nothing is painted where the lake is void.
class BoardScene final : public Scene {
public:
  explicit BoardScene(fairway::lake_race::Lake lake);
  explicit BoardScene(const fairway::lake_race::Course& course);

  const fairway::lake_race::Lake& lake() const { return lake_; }
  const Shores& shores() const { return shores_; }
  const Box& box() const override { return box_; }

  // How many steps each cell lies from the other terrain, by index; what far views are coloured by.
  const std::vector<std::uint8_t>& depths() const { return depths_; }

  Point centre(Cell cell) const { return centreOf(cell, lake_.stagger); }

  std::span<const std::string_view> layerNames() const override { return lake_race::layerNames; }
  Layers paintFar(const PixelGrid& pixels, const View& view, const PaintOptions& options) const override;
  std::vector<LegendEntry> legend(const Theme& theme, Layers layers, const Speaker& speaker) const override;
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;
  double layHeatScale(const Pen& pen, const Texts& texts, const PaintOptions& options, Point at, double width,
                      bool draw) const override;

  std::optional<CourseMarks> course;
  std::vector<Cell> route;
  std::optional<HeatMap> heat;
  std::vector<std::vector<Point>> tracks; // of boats, by seat: where each has been
  std::vector<BoatMark> boats;

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;

  fairway::lake_race::Lake lake_;
  Shores shores_;
  Box box_;
  std::vector<std::uint8_t> depths_;
};

// Where a buoy's gate leaves the lake for good: the last point of its ray that lies on a cell of the lake.
Point gateEnd(const fairway::lake_race::Lake& lake, const fairway::lake_race::Gate& gate);

// A heat map of what was worked out by code that knows no pictures: a name, a unit, cells with a value, and
// arrows with a cell, a direction and a value.
template <class Values>
HeatMap heatOf(const Values& values) {
  HeatMap heat{std::string(values.name), std::string(values.unit), {}};
  for (const auto& [cell, value] : values.cells) heat.cells.push_back({cell, value});
  for (const auto& [cell, direction, value] : values.arrows) heat.arrows.push_back({cell, direction, value});
  return heat;
}

} // namespace fairway::formats::lake_race
