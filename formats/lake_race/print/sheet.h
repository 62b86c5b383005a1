#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/print/paper.h"
#include "formats/print/poster.h"
#include "formats/print/print_job.h"
#include "rules/lake_race/route/route.h"

#include <string>

typedef struct _cairo cairo_t; // NOLINT(bugprone-reserved-identifier,modernize-use-using): it is Cairo's

namespace fairway::formats::lake_race {

// A course as it is put on the table, with what is known about it.
struct SheetCourse {
  fairway::lake_race::Course course;
  std::string title;
  std::string remark; // such as which of the 24 assignments this is
  std::optional<fairway::lake_race::Route> route;
  std::optional<double> par;
  ThemeName theme = ThemeName::Dark;
  int assignment = 0;               // of the 24, counted from 1; 0: none of them
  std::vector<BoatMark> boats = {}; // of a race on it
  std::vector<std::vector<Point>> tracks = {};
  std::optional<HeatMap> heat = {}; // the remark says what it is
};

// The remark then says what the map is.
void layOver(SheetCourse& course, const HeatMap& heat);

// What a file of these courses is called.
std::string titleOf(const std::vector<SheetCourse>& courses);

// One page a course: the map fitted to the page with its scale, the order of the buoys in words, the route's
// length, and a box for the points of three races.
PrintJob courseSheets(std::vector<SheetCourse> courses, const PrintOptions& options);

// The course line by line, as on the sheet: `0`, `1`, `2`, `3`, `Finish` and what to do there.
struct SheetLine {
  std::string what;
  std::string how;
};
std::vector<SheetLine> courseInWords(const fairway::lake_race::Course& course, const Speaker& speaker = {});

// A lake as a poster, whose cover counts its hexes. The board is at most 5 m long.
PrintJob poster(BoardScene scene, const std::string& title, const PosterOptions& options);

// Many courses in one file: a page of contents, then the courses, two to a page where the maps stay large
// enough.
PrintJob booklet(std::vector<SheetCourse> courses, const std::string& title, const PrintOptions& options);

// A small card a course, to cut out: the map with the route, the buoys in their order with their arrows, the
// route's length, and par if it is known.
PrintJob courseCards(std::vector<SheetCourse> courses, const std::string& title, const PrintOptions& options);
inline constexpr double cardWidth = 88; // millimetres, as playing cards are
inline constexpr double cardHeight = 63;

// On one page for the table, with a check bar.
void drawRulesPage(cairo_t* target, const PrintOptions& options, int strip);

} // namespace fairway::formats::lake_race
