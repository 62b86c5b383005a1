#pragma once

#include "editor/model/lake_race/course/known_pars.h"
#include "editor/model/work/advice.h"
#include "editor/model/work/adviser.h"
#include "validator/lake_race/par/state_query.h"

namespace fairway::editor::lake_race {

// A boat alone on a course before its turn, or after its roll, as the user sets it.
struct AdvisedBoat {
  Cell cell;
  Direction heading = Direction::E;
  fairway::lake_race::Dice dice;
  int damage = 0;
  fairway::lake_race::Progress progress;
  std::optional<fairway::lake_race::Dice> rolled; // the dice that lie after the roll: then it steers

  friend bool operator==(const AdvisedBoat&, const AdvisedBoat&) = default;
};

// The costs are turns to the finish, this one counted.
Advice adviceFor(const validator::lake_race::Par& par, const AdvisedBoat& boat);

// Dice as people type them, such as "2 3" or "2,3"; none if one shows anything else.
std::optional<fairway::lake_race::Dice> typedDice(const std::string& text);

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
