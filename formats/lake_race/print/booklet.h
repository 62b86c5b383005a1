#pragma once

#include "formats/lake_race/print/sheet.h"

namespace fairway::formats::lake_race {

// Many courses in one file: a page of contents, then the courses, two to a page where the maps stay large
// enough.
PrintJob booklet(std::vector<SheetCourse> courses, const std::string& title, const PrintOptions& options);

// A small card a course, to cut out: the map with the route, the buoys in their order with their arrows, the
// route's length, and par if it is known.
PrintJob courseCards(std::vector<SheetCourse> courses, const std::string& title, const PrintOptions& options);
inline constexpr double cardWidth = 88; // millimetres, as playing cards are
inline constexpr double cardHeight = 63;

} // namespace fairway::formats::lake_race
