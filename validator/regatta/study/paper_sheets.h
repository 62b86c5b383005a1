#pragma once

#include "rules/regatta/board/course.h"

#include <utility>
#include <vector>

namespace fairway::validator::regatta {

// How many sheets of a paper a regatta takes when it is printed at true size. Whoever knows how pages are
// laid out counts them; here they are only told.
struct PaperSheets {
  std::string paper;
  int table = 0;                                          // for the table alone
  int cards = 0;                                          // printed on both sides
  std::vector<std::pair<plane::Vec, plane::Vec>> parts{}; // of the table, a sheet each: corner to corner
};

} // namespace fairway::validator::regatta
