#pragma once

#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/print/sheet.h"

namespace fairway::formats {

// Which of a race's 24 assignments are printed: the first that can be raced, all that can, or one by its
// number.
struct AssignmentChoice {
  bool all = false;
  int number = 0; // 1 to 24; 0: none in particular

  bool first() const { return !all && number == 0; }
};

// The courses that a subject is printed as: a course itself; all courses of a record; for each race of a lake
// (or of a tile set's plain board) those of its 24 assignments, in the order of the slots, that are chosen.
Result<std::vector<SheetCourse>, Problems> sheetCourses(const Subject& subject, const std::string& file,
                                                        const Speaker& speaker = {}, // of titles
                                                        const AssignmentChoice& choice = {});

} // namespace fairway::formats
