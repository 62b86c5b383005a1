#pragma once

#include "rules/lake_race/route/assignments.h"
#include "validator/core/work_watch.h"
#include "validator/lake_race/simulation/simulate.h"

namespace fairway::command::lake_race {

// One of the courses of a lake and what its races came to.
struct LakeCourse {
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  int assignment = 1; // of the 24, from 1
  std::string whyNot; // why it cannot be raced; empty: it can
  double par = 0;
  double startSpread = 0;
  std::optional<validator::lake_race::SimulationResult> result; // if it can
};

// Races every course of a lake, or of one of its races, each as `simulate` does with the same options: a sure
// verdict ends its races early, so most of the effort goes to the courses in doubt. There are fewer than 72
// where a race has no courses. Fails where a course is too large to be solved, or when stopped.
Result<std::vector<LakeCourse>, validator::lake_race::ParRefusal>
raceCourses(const fairway::lake_race::Lake& lake, std::optional<fairway::lake_race::RaceLetter> only,
            const validator::lake_race::ParOptions& par,
            const validator::lake_race::SimulationOptions& simulation, validator::WorkWatch& watch);

// What they came to, for people, the most doubtful first, and as `fairway-lake-simulation-1`.
std::string lakeText(const std::vector<LakeCourse>& courses,
                     const validator::lake_race::SimulationOptions& options);
std::string lakeJson(const std::vector<LakeCourse>& courses,
                     const validator::lake_race::SimulationOptions& options);

} // namespace fairway::command::lake_race
