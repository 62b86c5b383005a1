#pragma once

#include "formats/picture/brush.h"
#include "formats/river/picture/river_scene.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::river {

using fairway::river::Section;
using fairway::river::SectionKind;

struct Brush : SceneBrush<RiverScene> {
  Brush(cairo_t* target, const Texts& drawnTexts, const RiverScene& painted, const PaintOptions& options)
      : SceneBrush(target, drawnTexts, painted, options), layers(options.layers) {}

  Layers layers;

  // Calls `act(place, section, box)` for every visible section.
  template <class Act>
  void forVisible(Act act) const {
    for (int i = 1; i <= scene.river().length(); ++i) {
      const SectionNow place{i};
      const Box box = scene.geometry().section(place);
      if (box.meets(visible)) act(place, scene.river().at(place, scene.phase), box);
    }
  }
};

// One layer, one painter.
void paintRiver(const Brush& brush);
void paintHeat(const Brush& brush);
void paintPlaces(const Brush& brush);
void paintNames(const Brush& brush);
void paintBoats(const Brush& brush);
void paintFindings(const Brush& brush);

// Pieces that pictures, legends, cards and boxes share.

// A card's room: the drawing has the card's height as its unit, and lies with its top left corner at the
// origin. Cards of one shape can be laid in any order: their banks meet.
struct CardShape {
  double width = sectionWidth;
  double bleed = 0; // drawn so far beyond the card's edges
  double left() const { return bankWidth; }
  double right() const { return width - bankWidth; }
};

// Left and right bank with the water between. `variation` makes banks differ.
void drawBanks(const Pen& pen, const Theme& theme, const CardShape& card, unsigned variation);
// The water's outline is added to the path.
void addWater(const Pen& pen, const CardShape& card, unsigned variation);
// All of a section but its name and place.
void drawSection(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
                 const Section& section, unsigned variation);
// What its kind draws on the water.
void drawKind(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
              const Section& section, unsigned variation);
// A round sign with a push: +3, or −2 of an eddy. `size` across.
void drawPush(const Pen& pen, const Texts& texts, const Theme& theme, Point centre, double size,
              const Section& section);
void drawPadlock(const Pen& pen, const Theme& theme, Point centre, double size);

// Where a dock's berth lies on the harbour card, whose height is `harbourHeight`.
Box berth(int dock, int docks, double width = sectionWidth);
void drawHarbour(const Pen& pen, const Texts& texts, const Theme& theme, const CardShape& card,
                 const std::vector<int>& docks);
void drawWaterfall(const Pen& pen, const Theme& theme, const CardShape& card, double height);

// The colour of a seat and, in any colours, the pattern on its sails. The path is filled and kept.
void fillWithPattern(const Pen& pen, const Theme& theme, int seat, const Box& box, double grain);
void drawBoat(const Pen& pen, const Theme& theme, int seat, Point centre, double size);

// The outline round a section that a finding is about.
void drawFindingFrame(const Pen& pen, const Theme& theme, Severity severity, const Box& box);
Colour chanceColour(const Theme& theme, double chance); // 0 to 1

} // namespace fairway::formats::river
