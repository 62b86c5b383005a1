#pragma once

#include "rules/regatta/play/race.h"

// A second reading of the rules, written from the rulebook and not from the code: geometry in fractions, one
// plain list of questions a turn. It knows a race as its position and says which rule a turn breaks.
namespace fairway::test {

struct NaiveBoat {
  regatta::Pose pose;
  int gate = 0;
  int owed = 0;
  bool racing = true;
  bool sun = false;
  std::vector<std::string> hand;
};

struct NaiveRace {
  const regatta::Course& course;
  const regatta::Deck& deck;
  std::vector<NaiveBoat> boats; // by seat
  int seat = 1;
  bool over = false;
};

NaiveRace naiveOf(const regatta::Race& race);

// The first rule that the turn breaks, or empty; where it is legal, the boat as it stands afterwards.
struct NaiveAnswer {
  std::string rule;
  NaiveBoat after;
  bool finished = false;
};
NaiveAnswer naiveTurn(const NaiveRace& race, const regatta::Turn& turn);

} // namespace fairway::test
