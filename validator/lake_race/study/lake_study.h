#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/graph/water_graph.h"
#include "validator/lake_race/study/assignments.h"

#include <map>

namespace fairway::validator::lake_race {

// A lake under study; what several checks need is computed when first asked for, and kept.
class LakeStudy {
public:
  // Once the watch wants to stop, assignments are left out: whoever asked will not use them.
  explicit LakeStudy(const fairway::lake_race::Lake& lake, const WorkWatch& watch = unwatched())
      : lake_(lake), watch_(watch) {}

  const fairway::lake_race::Lake& lake() const { return lake_; }
  const WaterGraph& water() const;

  // The letters that occur, in order.
  std::vector<fairway::lake_race::RaceLetter> letters() const;

  // The 24 assignments of a race that has courses.
  const std::vector<Assignment>& assignments(fairway::lake_race::RaceLetter race) const;

private:
  const fairway::lake_race::Lake& lake_;
  const WorkWatch& watch_;
  mutable std::unique_ptr<WaterGraph> water_;
  mutable std::map<fairway::lake_race::RaceLetter, std::vector<Assignment>> assignments_;
};

} // namespace fairway::validator::lake_race
