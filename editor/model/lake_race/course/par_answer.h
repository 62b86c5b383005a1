#pragma once

#include "editor/model/work/cancellation.h"
#include "validator/core/statistics.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/study/words.h"

#include <string>

namespace fairway::editor::lake_race {

// Par in turns, or why there is none.
struct ParAnswer {
  std::optional<double> turns;
  std::string why;
  std::optional<validator::Fairness> verdict = {}; // on the seats; none: it was not raced

  friend bool operator==(const ParAnswer&, const ParAnswer&) = default;
};

enum class ParWork : std::uint8_t {
  Solved, // a second or so on the published size
  Raced,  // with the verdict of F8, which takes some seconds
};

std::string whyNoPar(validator::lake_race::ParRefusal refusal);

// None when stale.
std::optional<ParAnswer> parOf(const fairway::lake_race::Lake& lake,
                               const validator::lake_race::Assignment& course, ParWork work,
                               const Stale& stale);

// The same of a course whose arrows and directions are settled.
std::optional<ParAnswer> parOf(const fairway::lake_race::Lake& lake,
                               const fairway::lake_race::Placement& placement,
                               const fairway::lake_race::Choices& choices, ParWork work, const Stale& stale);

} // namespace fairway::editor::lake_race
