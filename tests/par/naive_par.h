#pragma once

#include "rules/lake_race/course_board.h"

namespace fairway::validator {

// A second opinion: plain value iteration, state by state, written straight from the rules' text and sharing
// nothing with the solver but the board's neighbours and gates. Slow; for tiny lakes.
class NaivePar {
public:
  NaivePar(const lake_race::CourseBoard& board, int maxDice, double sinkPenalty, double turnCost = 1);

  // Par of a start cell with its best heading.
  double par(lake_race::CourseBoard::CellIndex start) const;

private:
  using Dice = std::vector<int>; // faces, ascending
  struct State {
    int cell;
    int heading;
    int dice;
    int damage;
    int gate;
    int owed;
  };

  // A dice decision: with which probability which dice lie after the roll.
  using Roll = std::vector<std::pair<double, int>>;

  void listDice();
  void listRolls();
  void roll(Roll& results, Dice lying, int toRoll, double probability) const;
  std::size_t indexOf(const State& state) const;
  template <class Visit>
  void forEachState(Visit&& visit) const;
  double turn(const State& state) const;
  double moved(const State& state, const Dice& dice) const;

  const lake_race::CourseBoard& board_;
  int maxDice_;
  double sinkPenalty_;
  double turnCost_;
  std::vector<Dice> dice_;
  std::vector<std::vector<Roll>> rolls_; // by dice, one for each decision
  std::vector<double> values_;
  std::vector<double> moved_; // what it costs once these dice lie, before steering
};

} // namespace fairway::validator
