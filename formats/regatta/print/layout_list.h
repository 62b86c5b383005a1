#pragma once

#include "rules/base/phrase.h"
#include "rules/regatta/board/course.h"

#include <vector>

namespace fairway::formats::regatta {

// How a real table is laid out with a tape: each thing lies so far from the table's two upper corners, A at
// the left and B at the right. In millimetres.
struct LaidThing {
  Phrase name;
  plane::Vec at;
  double fromA = 0;
  double fromB = 0;
};

// Line, buoys, obstacles and corners of islands, in this order.
std::vector<LaidThing> thingsToLay(const fairway::regatta::Course& course);

// The course line by line: what comes, and what to do there.
struct CourseLine {
  Phrase what;
  Phrase how;
};
std::vector<CourseLine> courseInWords(const fairway::regatta::Course& course);

} // namespace fairway::formats::regatta
