#pragma once

#include "formats/picture/brush.h"
#include "formats/regatta/picture/table_scene.h"
#include "rules/regatta/board/gate.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::regatta {

// Lengths are millimetres of the table.
struct Brush : SceneBrush<TableScene> {
  using SceneBrush::SceneBrush;

  const fairway::regatta::Course& course() const { return scene.course(); }
  double sign() const { return scene.sign(); }
};

// One layer, one painter.
void paintWater(const Brush& brush);
void paintGrid(const Brush& brush);
void paintIslands(const Brush& brush);
void paintObstacles(const Brush& brush);
void paintStart(const Brush& brush);
void paintGates(const Brush& brush);
void paintRoute(const Brush& brush);
void paintCourse(const Brush& brush);
void paintBoats(const Brush& brush);
void paintFindings(const Brush& brush);

// Pieces that legends, pages and layers share. `sign` is the size of what has none of its own.

// What a buoy of this name looks like: a colour's name gives that colour, any other the next of a list that
// colour-blind eyes can tell apart; as the theme shows it.
Colour buoyColour(const Theme& theme, const std::string& name, std::size_t number);
Colour inkOn(Colour ground); // black or white, whatever can be read on it

void drawBuoy(const Pen& pen, const Theme& theme, Point centre, double diameter, Colour colour);
// The round arrow; its middle points along `middle`.
void drawRoundingArrow(const Pen& pen, const Theme& theme, Point centre, double radius,
                       fairway::regatta::Side leave, Heading middle, double sign);
void drawGateLine(const Pen& pen, const Theme& theme, Point from, Point to, fairway::regatta::Sense sense,
                  double sign);
void drawLineRibbon(const Pen& pen, const Theme& theme, Point from, Point to, double sign);
// An arrow across the line at `at` with a letter at its tail; `way` has length 1.
void drawPassArrow(const Pen& pen, const Texts& texts, const Theme& theme, Point at, Point way,
                   std::string_view letter, double sign);

// A boat as one looks down on it: bow at the origin of its pose.
struct BoatShape {
  double length = 45;
  double beam = 15;
};
void addHull(const Pen& pen, const BoatShape& shape, Point bow, double degrees);
// All points that count as the hull.
void addBand(const Pen& pen, const BoatShape& shape, Point bow, double degrees);
void drawBoat(const Pen& pen, const Texts& texts, const Theme& theme, const BoatShape& shape, Point bow,
              double degrees, int seat);

void drawObstacle(const Pen& pen, const Theme& theme, Point centre, double diameter, std::string_view name);
void drawIsland(const Pen& pen, const Theme& theme, const std::vector<Point>& shore, double sign);
void drawWake(const Pen& pen, const Theme& theme, const Wake& wake, double width, Colour line);
// What a finding looks like on the table, in a box one unit wide.
void drawFindingSign(const Pen& pen, const Theme& theme, const FindingMark& finding);

} // namespace fairway::formats::regatta
