#pragma once

#include "formats/lake_race/print/sheet.h"
#include "formats/print/page_parts.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::lake_race {

// A course laid out in a box of a page, in millimetres: name and notes, the map with its scale, the order of
// the buoys in words. The texts take what they need, the map all that is left. In a broad box the map stands
// at the left and the words beside it.
class CourseBlock {
public:
  struct Parts {
    bool legend = true;
    bool points = true; // a box for the points of three races
  };

  CourseBlock(const SheetCourse& course, const PrintOptions& options, const Box& room, Parts parts);

  double hex(const Texts& texts) const; // of the map, in millimetres
  void draw(cairo_t* target) const;

private:
  struct Layout {
    Box map;   // with rulers and scale
    Box words; // their top; the legend stands below
    Box points;
    double remarkLines = 2;
    double hex = 1;
  };

  Layout layout(const Texts& texts) const;
  double headHeight(const Texts& texts, int remarkLines) const;
  int remarkLines(const Texts& texts, double spare) const;
  double layHead(const Texts& texts, int remarkLines, bool draw) const;
  double legendHeight(const Pen& pen, const Texts& texts, double width) const;
  double hexIn(const Box& map) const;
  double mapHeight(double hex) const;
  double drawMap(cairo_t* target, const Texts& texts, const Box& map) const;
  void drawScale(const Pen& pen, const Texts& texts, const Box& map, double hex, double top) const;
  double layWords(const Pen& pen, const Texts& texts, const Box& box, bool draw) const;
  void drawLegend(const Pen& pen, const Texts& texts, const Box& box) const;
  void drawPointsBox(const Pen& pen, const Texts& texts, const Box& box) const;
  Phrase routeInWords() const;
  bool isThisRace(std::size_t row) const;
  std::string said(const Phrase& words) const { return words.in(options_.speaker); }

  const SheetCourse& course_;
  const PrintOptions& options_;
  Box room_;
  Parts parts_;
  bool broad_;
  BoardScene scene_;
  ThemeName theme_;
};

} // namespace fairway::formats::lake_race
