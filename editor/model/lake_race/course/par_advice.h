#pragma once

#include "editor/model/work/advice.h"
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

} // namespace fairway::editor::lake_race
