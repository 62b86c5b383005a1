#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/picture/brush.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::lake_race {

// Lengths are hexes.
struct Brush : SceneBrush<BoardScene> {
  using SceneBrush::SceneBrush;

  const fairway::lake_race::Lake& lake() const { return scene.lake(); }

  // Calls `act(cell, centre)` for every visible cell that is not void.
  template <class Act>
  void forVisible(Act act) const {
    const CellRange range = cellsTouching(visible, lake().map);
    for (int row = range.firstRow; row <= range.lastRow; ++row)
      for (int column = range.firstColumn; column <= range.lastColumn; ++column) {
        const Cell cell{column, row};
        if (lake().map.at(cell) != fairway::lake_race::Terrain::Void) act(cell, scene.centre(cell));
      }
  }
};

// One layer, one painter.
void paintLake(const Brush& brush);
void paintHeat(const Brush& brush);
void drawHeatArrow(const Pen& pen, const Theme& theme, Point centre, Direction direction, double share,
                   double unit);
void paintGrid(const Brush& brush);
void paintLabels(const Brush& brush);
void paintStartCells(const Brush& brush);
void paintSlots(const Brush& brush);
void paintGates(const Brush& brush);
void paintRoute(const Brush& brush);
void paintCourse(const Brush& brush);
void paintBoats(const Brush& brush); // and their tracks
void paintFindings(const Brush& brush);

// Where the arrows over the strip stand, as shares of the way from the start buoy to the finish buoy.
inline constexpr double passStartShare = 0.34;
inline constexpr double passFinishShare = 0.66;

// A hex's outline is added to the path; `size` across flats.
void addHexagon(const Pen& pen, Point centre, double size = 1);

// Pieces that legends, tokens and layers share. `centre` is where they stand; sizes are for a hex of 1.
void drawBuoy(const Pen& pen, const Texts& texts, const Theme& theme, Point centre, std::string_view number);
void drawFinishBuoy(const Pen& pen, const Theme& theme, Point centre);
// The round arrow; its middle points to `degrees`.
void drawTurnArrow(const Pen& pen, const Theme& theme, Point centre, fairway::lake_race::Arrow arrow,
                   double degrees);
void drawSlot(const Pen& pen, const Texts& texts, const Theme& theme, Point centre,
              const fairway::lake_race::Slot& slot);
void drawGateLine(const Pen& pen, const Theme& theme, Point from, Point to, fairway::lake_race::Arrow sense);
void drawStripRibbon(const Pen& pen, const Theme& theme, Point from, Point to);
// An arrow across the strip at `at`, pointing along `heading` (of length 1), with a letter at its tail.
void drawPassArrow(const Pen& pen, const Texts& texts, const Theme& theme, Point at, Point heading,
                   std::string_view letter);
void drawRouteLine(const Pen& pen, const Theme& theme, const std::vector<Point>& points);
void drawStartCell(const Pen& pen, const Theme& theme, Point centre);
void drawBoat(const Pen& pen, const Texts& texts, const Theme& theme, const BoatMark& boat);
void drawTrack(const Pen& pen, const Theme& theme, const std::vector<Point>& points, int seat);
// Rings round the cells that a finding is about.
void drawFindingRing(const Pen& pen, const Theme& theme, Severity severity,
                     const std::vector<Point>& centres);

} // namespace fairway::formats::lake_race
