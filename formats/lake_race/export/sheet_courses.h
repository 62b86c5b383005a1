#pragma once

#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/print/sheet.h"
#include "formats/print/page_choice.h"

namespace fairway::formats::lake_race {

// Which of a race's 24 assignments are printed: the first that can be raced, all that can, or some by their
// numbers.
struct AssignmentChoice {
  // `all`, or numbers from 1 to 24 such as `1,4-6`; none if it is something else.
  static std::optional<AssignmentChoice> read(std::string_view text);

  bool all = false;
  PageChoice numbers;                                      // all of them: none in particular
  std::optional<fairway::lake_race::RaceLetter> race = {}; // none: all races that have slots

  bool named() const { return !numbers.all(); }
  bool first() const { return !all && !named(); }
};

// The courses that a subject is printed as: a course itself; all courses of a record; for each race of a lake
// (or of a tile set's plain board) those of its 24 assignments, in the order of the slots, that are chosen.
Result<std::vector<SheetCourse>, Problems> sheetCourses(const Subject& subject, const std::string& file,
                                                        const Speaker& speaker = {}, // of titles
                                                        const AssignmentChoice& choice = {});

} // namespace fairway::formats::lake_race
