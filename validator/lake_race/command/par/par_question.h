#pragma once

#include "rules/base/result.h"
#include "validator/lake_race/par/state_query.h"

#include <optional>
#include <string>
#include <vector>

namespace fairway::command::lake_race {

// A state as it is given on the command line.
struct StateWords {
  std::string at; // `0504`
  std::string heading = "E";
  std::vector<int> dice;
  int damage = 0;
  std::string gate = "START"; // or 1, 2, 3, FINISH
  int owed = 0;
  std::optional<std::vector<int>> rolled; // the dice that lie after the roll: then it is about steering
};

// What is asked of a solved course.
struct ParQuestion {
  validator::lake_race::BoatState state;
  std::optional<fairway::lake_race::Dice> rolled;
};

// Or, in a sentence without its end, why no boat of this course can be in this state.
Result<ParQuestion, std::string> questionOf(const StateWords& words, const validator::lake_race::Par& par);

// The choices and what each costs, the best first.
std::string answerText(const ParQuestion& question, const validator::lake_race::Par& par);
std::string answerJson(const ParQuestion& question,
                       const validator::lake_race::Par& par); // `fairway-choices-1`

} // namespace fairway::command::lake_race
