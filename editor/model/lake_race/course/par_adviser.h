#pragma once

#include "editor/model/lake_race/course/known_pars.h"
#include "editor/model/lake_race/course/par_advice.h"
#include "editor/model/work/adviser.h"

namespace fairway::editor::lake_race {

// A course whose arrows and directions are settled.
struct AdvisedCourse {
  fairway::lake_race::Lake lake;
  fairway::lake_race::Placement placement;
  fairway::lake_race::Choices choices;

  friend bool operator==(const AdvisedCourse&, const AdvisedCourse&) = default;
};

// None: the course is not settled yet.
std::optional<AdvisedCourse> advisedCourse(const std::optional<fairway::lake_race::Lake>& lake,
                                           const std::optional<ParQuestion>& course);

// To solve a course takes a second and up to a gigabyte.
using ParAdviser = Adviser<AdvisedCourse, validator::lake_race::Par>;
std::optional<ParAdviser::Answer> solvedPar(const AdvisedCourse& course, validator::WorkWatch& watch);

} // namespace fairway::editor::lake_race
