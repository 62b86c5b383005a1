#pragma once

#include "rules/lake_race/gates/course_board.h"

#include <algorithm>

namespace fairway::validator::lake_race {

// A second opinion: plain value iteration, state by state, written straight from the rules' text and sharing
// nothing with the solver but the board's neighbours and gates. Slow; for tiny lakes.
class NaivePar {
public:
  using Dice = std::vector<int>; // faces, ascending
  NaivePar(const fairway::lake_race::CourseBoard& board, int maxDice, double sinkPenalty,
           double turnCost = 1);

  // Par of a start cell with its best heading.
  double par(fairway::lake_race::CourseBoard::CellIndex start) const;
  int maxDice() const { return maxDice_; }

  // Any state before its dice decision, also one that no boat alone can come to.
  double cost(int cell, int heading, const Dice& dice, int damage,
              fairway::lake_race::Progress progress) const {
    return values_[indexOf(
        {cell, heading, placeOf(dice), damage, progress.gate, std::min<int>(progress.owed, 2)})];
  }

  // The dice to keep and how many to roll with them.
  struct Decision {
    Dice keep;
    int roll = 0;
  };
  double costOf(const Decision& decision, int cell, int heading, const Dice& dice, int damage,
                fairway::lake_race::Progress progress) const;
  Decision best(int cell, int heading, const Dice& dice, int damage,
                fairway::lake_race::Progress progress) const;

private:
  struct State {
    int cell;
    int heading;
    int dice;
    int damage;
    int gate;
    int owed;
  };

  // A dice decision, and with which probability which dice lie after the roll.
  struct Roll {
    Decision decision;
    std::vector<std::pair<double, int>> results;
  };

  void listDice();
  void listRolls();
  int placeOf(const Dice& dice) const {
    return static_cast<int>(std::find(dice_.begin(), dice_.end(), dice) - dice_.begin());
  }
  void roll(Roll& decided, Dice lying, int toRoll, double probability) const;
  std::size_t indexOf(const State& state) const;
  template <class Visit>
  void forEachState(int gate, int damage, Visit&& visit) const;
  double sweep(int gate, int damage);
  double costOf(const Roll& decided, const State& state) const;
  double turn(const State& state) const;
  double moved(const State& state, const Dice& dice) const;

  const fairway::lake_race::CourseBoard& board_;
  int maxDice_;
  double sinkPenalty_;
  double turnCost_;
  std::vector<Dice> dice_;
  std::vector<std::vector<Roll>> rolls_; // by dice, one for each decision
  std::vector<double> values_;
  std::vector<double> moved_; // what it costs once these dice lie, before steering
};

} // namespace fairway::validator::lake_race
