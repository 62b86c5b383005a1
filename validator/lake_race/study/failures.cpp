#include "validator/lake_race/study/failures.h"

#include <algorithm>

namespace fairway::validator::lake_race {

std::vector<Failure> failuresOf(const LakeStudy& study, fairway::lake_race::RaceLetter race) {
  const std::vector<Assignment>& all = study.assignments(race);
  std::vector<Failure> failures;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].raceable()) continue;
    const auto known = std::find_if(failures.begin(), failures.end(), [&](const Failure& each) {
      return all[each.first].failing == all[i].failing && all[each.first].order[0] == all[i].order[0];
    });
    if (known == failures.end())
      failures.push_back({race, i, 1});
    else
      ++known->alike;
  }
  return failures;
}

} // namespace fairway::validator::lake_race
