#pragma once

#include "formats/picture/layers.h"
#include "formats/picture/scene.h"
#include "formats/river/picture/strip_geometry.h"
#include "rules/river/play/race.h"

#include <array>

namespace fairway::formats::river {

using fairway::river::Phase;
using fairway::river::River;
using fairway::river::SectionLaid;
using fairway::river::SectionNow;

// What a picture of a river is made of, from the ground up. The river itself, with harbour, waterfall and
// what each section does, is always there.
enum class Layer : std::uint8_t { River, Heat, Places, Names, Boats, Findings };

inline constexpr int layerCount = 6;
inline constexpr std::array<std::string_view, layerCount> layerNames{"river", "heat",  "places",
                                                                     "names", "boats", "findings"};

// Where the boats are.
struct Position {
  int players = 0;
  fairway::river::BySeat<fairway::river::Fleet> fleets;
  fairway::river::BySeat<fairway::river::DockList> docks;
};

Position startOf(const River& river); // all boats before the first turn
Position positionOf(const fairway::river::Race& race);

// Where the first boat of a seat is drawn on a section; there is one.
Point placeOfBoat(const StripGeometry& geometry, const Position& position, SectionNow place, int seat);

// A boat on its way from one section to another, or to the harbour.
struct MovingBoat {
  int seat = 1;
  Point from;
  Point at;
};

Colour seatColour(const Theme& theme, int seat);

// A river made ready to be painted, and what is to be drawn on it. The unit is a section's height.
class RiverScene final : public Scene {
public:
  // The river after this many waterfalls, with the boats at the start if there has been none.
  explicit RiverScene(River river, Phase phase = {});

  const River& river() const { return river_; }
  const StripGeometry& geometry() const { return geometry_; }
  const Box& box() const override { return geometry_.box(); }

  std::span<const std::string_view> layerNames() const override { return river::layerNames; }
  std::vector<LegendEntry> legend(const Theme& theme, Layers layers, const Speaker& speaker) const override;
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;

  // The places that a finding's sections, which are counted as laid, have now.
  std::optional<SectionNow> placeOf(const Spot& spot) const;

  Phase phase;
  std::optional<Position> position; // none: no boats are shown
  std::optional<MovingBoat> moving;
  std::vector<double> save; // a lone boat's chance of the harbour by section now; empty: not shown

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;

  River river_;
  StripGeometry geometry_;
};

} // namespace fairway::formats::river
