#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/graph/water_graph.h"
#include "validator/lake_race/study/words.h"

#include <map>

namespace fairway::validator::lake_race {

// The lengths of several routes in three numbers.
struct RouteSpread {
  int min = 0;
  int max = 0;
  double mean = 0;
};

// A lake under study; what several checks need is computed when first asked for, and kept.
class LakeStudy {
public:
  // Once the watch wants to stop, assignments are left out: the result will not be used.
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

// Assignments of a race that fail for the same reason and from the same start: they are reported together.
struct Failure {
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  std::size_t first = 0; // of them, among the 24
  std::size_t alike = 0; // how many there are
};

// In the order of their first ones; the race must have courses.
std::vector<Failure> failuresOf(const LakeStudy& study, fairway::lake_race::RaceLetter race);

} // namespace fairway::validator::lake_race
