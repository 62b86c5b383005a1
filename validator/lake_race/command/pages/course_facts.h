#pragma once

#include "formats/lake_race/print/sheet.h"
#include "validator/command/terminal/streams.h"

namespace fairway::command::lake_race {

inline constexpr const char* factsText =
    "Also print the verdict, skill, luck and drama of each course, and par, on sheets and booklets; races "
    "each course, which takes some seconds";

// Solves and races the course as `simulate --skill` does, and writes what came of it on its sheet. A course
// without a route stays as it is: its sheet says why. The exit status.
int addFacts(formats::lake_race::SheetCourse& sheet, const Speaker& speaker, const Streams& streams);

} // namespace fairway::command::lake_race
