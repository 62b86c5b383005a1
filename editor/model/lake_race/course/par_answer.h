#pragma once

#include "editor/model/work/cancellation.h"
#include "validator/lake_race/study/words.h"

#include <string>

namespace fairway::editor::lake_race {

// Par in turns, or why there is none.
struct ParAnswer {
  std::optional<double> turns;
  std::string why;

  friend bool operator==(const ParAnswer&, const ParAnswer&) = default;
};

// Solves the course; a second or so on the published size. None when stale.
std::optional<ParAnswer> parOf(const fairway::lake_race::Lake& lake,
                               const validator::lake_race::Assignment& course, const Stale& stale);

// The same of a course whose arrows and directions are settled.
std::optional<ParAnswer> parOf(const fairway::lake_race::Lake& lake,
                               const fairway::lake_race::Placement& placement,
                               const fairway::lake_race::Choices& choices, const Stale& stale);

} // namespace fairway::editor::lake_race
