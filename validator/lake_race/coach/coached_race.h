#pragma once

#include "rules/lake_race/play/race.h"
#include "rules/lake_race/play/record.h"
#include "validator/core/badge.h"
#include "validator/lake_race/coach/win_chances.h"

#include <optional>
#include <string_view>
#include <vector>

// A recorded race, turn by turn: what was luck, what was a mistake, what was traffic, and how the win chances
// went. For each boat the parts add up to its turns less par.
namespace fairway::validator::lake_race {

// What a turn cost, part by part.
template <class Value>
struct PartsOfTurn {
  Value traffic{};  // boats in the way, for the best play of this turn
  Value dice{};     // the choice of dice, with the boats where they are
  Value luck{};     // the roll
  Value steering{}; // by where moves really end
};

enum class RollLuck : std::uint8_t { Usual, Lucky, VeryLucky, Unlucky, VeryUnlucky };

std::string_view nameOf(RollLuck luck); // empty: as usual

struct CoachedStart {
  int seat = 1;
  double value = 0; // expected turns from its place
  // In turns, more is worse.
  double carried = 0; // by the damage from earlier races
  double taken = 0;   // by the better places that others took before
  double choice = 0;  // by its choice among those left
  Badge badge = Badge::None;
};

// What could have been chosen, and what it would have come to: this turn and those to go, alone from then on.
template <class Choice>
struct CostOf {
  Choice choice{};
  double turns = 0;
};

struct CoachedTurn {
  int turn = 1; // of all boats, from 1
  int seat = 1;
  double win = 0;                        // the mover's chance with the best steering of this roll
  double cost = 0;                       // in chance to win: what its own choices gave away
  fairway::lake_race::DiceChoice best;   // before the roll
  fairway::lake_race::Steer bestSteer{}; // of the dice that fell
  fairway::lake_race::CourseBoard::CellIndex bestEnd{}; // where that would have ended
  fairway::lake_race::CourseBoard::CellIndex end{};     // where the boat went
  Chances wins;                                         // after the turn
  double toGo = 0;                                      // of the mover, after the turn
  PartsOfTurn<double> turns;                            // in turns, more is worse
  PartsOfTurn<Chances> chance;                          // of every boat, more is better
  // Of turns that lost something: all choices that there were, the boats where they were.
  std::vector<CostOf<fairway::lake_race::DiceChoice>> diceCosts;
  std::vector<CostOf<fairway::lake_race::Steer>> steerCosts; // of the dice that fell, without this turn
  bool settledBefore = false;                                // somebody had won already
  Badge badge = Badge::None;
  RollLuck roll = RollLuck::Usual;

  double lostTurns() const { return turns.dice + turns.steering; }
};

struct CoachedBoat {
  int seat = 1;
  fairway::lake_race::BoatStatus status = fairway::lake_race::BoatStatus::Racing;
  int turnsTaken = 0;
  double toGo = 0;
  // In turns; they add up to turnsTaken + toGo - par.
  double carried = 0;
  double luck = 0;
  double mistakes = 0;
  double traffic = 0;

  // Of its chance to win; they add up.
  struct Chance {
    double start = 0;
    double ownLuck = 0;
    double othersLuck = 0;
    double mistakes = 0;
    double gifts = 0; // mistakes of others
    double traffic = 0;
    double end = 0;
  } chance;
  double adjusted = 0;         // its result without luck
  std::array<int, 3> badges{}; // inaccuracies, mistakes, blunders

  double result() const { return turnsTaken + toGo; }
};

struct CoachedRace {
  double par = 0;
  int maxDice = 0;
  int players = 0;
  std::vector<CoachedStart> start; // by seat
  Chances win;                     // at the grid
  std::vector<CoachedTurn> turns;
  std::vector<CoachedBoat> boats; // by seat
  int leadChanges = 0;
  // Moments: 0 is the grid, k is after turn k.
  std::vector<int> leaders; // by moment
  // Only of races that are over.
  std::optional<int> winner;
  std::optional<int> decided;  // the first moment from which on the winner's chance is 0.9 or more
  std::optional<double> drama; // the most that the winner was behind the leader
  std::optional<int> blunder;  // the dearest turn, if it cost 0.001 or more
};

// How many dice the solution has to know to say something of this race: 6, or more where a boat of it holds
// more after the roll of one of its first `turns` turns.
int diceToCoach(const fairway::lake_race::RaceRecord& record, int turns);

// The first `turns` turns of a race, which are legal and so is the grid. The course is solved with as many
// dice as `diceToCoach` says. None when stopped.
std::optional<CoachedRace> coachRace(const Par& par, const fairway::lake_race::RaceSetup& setup,
                                     const fairway::lake_race::RaceRecord& record, int turns,
                                     const WorkWatch& watch);

// What follows from the chances of each moment: badges, leaders, when it was decided, and the boats' sums.
// The race is as it was left; called once by coachRace.
void summarise(CoachedRace& coached, const fairway::lake_race::Race& race);

} // namespace fairway::validator::lake_race
