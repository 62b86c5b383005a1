#pragma once

#include "validator/lake_race/study/lake_study.h"

namespace fairway::validator::lake_race {

// Assignments of a race that fail for the same reason and from the same start: they are told together.
struct Failure {
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  std::size_t first = 0; // of them, among the 24
  std::size_t alike = 0; // how many there are
};

// In the order of their first ones; the race must have courses.
std::vector<Failure> failuresOf(const LakeStudy& study, fairway::lake_race::RaceLetter race);

} // namespace fairway::validator::lake_race
