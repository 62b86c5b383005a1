#pragma once

#include "rules/lake_race/board/course.h"
#include "validator/command/figures/measured_board.h"
#include "validator/lake_race/figures/known_course.h"

#include <string>

namespace fairway::command::lake_race {

struct NamedCourse {
  std::string name;
  fairway::lake_race::Course course;
};

// What is asked of a course.
struct FigureOptions {
  int players = 4;
  std::int64_t races = 10000;
  std::uint64_t seed = 1;
  bool skill = false;
  int maxDice = 6;
  double sinkPenalty = 60;
};

// What is known of a course: how long and how hard it is, who wins on it, and what races are like.
struct CourseFigures {
  std::string name;
  int route = 0; // steps
  validator::lake_race::ParReport par;
  validator::lake_race::SimulationResult races;

  validator::lake_race::KnownCourse known() const { return {route, par, &races}; }
};

// Solves and races it. Otherwise says why not, and gives the exit status.
Result<CourseFigures, int> figuresOf(const NamedCourse& named, const FigureOptions& options,
                                     validator::WorkWatch& watch, const Streams& streams);

} // namespace fairway::command::lake_race
