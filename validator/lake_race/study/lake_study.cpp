#include "validator/lake_race/study/lake_study.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

const WaterGraph& LakeStudy::water() const {
  if (!water_) water_ = std::make_unique<WaterGraph>(lake_.map, lake_.stagger);
  return *water_;
}

std::vector<RaceLetter> LakeStudy::letters() const {
  std::vector<RaceLetter> letters;
  for (RaceLetter race : allRaces)
    if (std::any_of(lake_.slots.begin(), lake_.slots.end(),
                    [race](const Slot& slot) { return slot.race == race; }))
      letters.push_back(race);
  return letters;
}

const std::vector<Assignment>& LakeStudy::assignments(RaceLetter race) const {
  const auto found = assignments_.find(race);
  return found != assignments_.end()
             ? found->second
             : assignments_.emplace(race, assignmentsOf(lake_, race, [this] { return watch_.stopWanted(); }))
                   .first->second;
}

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
