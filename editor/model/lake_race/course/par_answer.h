#pragma once

#include "editor/model/work/cancellation.h"
#include "validator/lake_race/study/assignments.h"

#include <string>

namespace fairway::editor {

// Par in turns, or why there is none.
struct ParAnswer {
  std::optional<double> turns;
  std::string why;
};

// Solves the course; a second or so on the published size. None when stale.
std::optional<ParAnswer> parOf(const lake_race::Lake& lake, const validator::Assignment& course,
                               const Stale& stale);

} // namespace fairway::editor
