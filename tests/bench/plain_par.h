#pragma once

#include "rules/lake_race/move.h"
#include "validator/par/dice_table.h"
#include "validator/par/stage.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator {

// What par is measured against: value iteration as one would write it first, over all states (every cell,
// heading, dice, damage and stage, whether a boat can come there or not), one after the other, again and
// again until nothing changes by more than `tolerance`. The expectation is taken one die at a time here too.
class PlainPar {
public:
  PlainPar(const lake_race::CourseBoard& board, int maxDice, double sinkPenalty)
      : board_(board), dice_(maxDice), sinkPenalty_(sinkPenalty),
        values_(static_cast<std::size_t>(board.cellCount() * 6 * dice_.count() * damages * stageCount), 560),
        moved_(static_cast<std::size_t>(dice_.count())),
        expected_(static_cast<std::size_t>(maxDice + 1), moved_) {}

  void solve(double tolerance) {
    for (double change = 1; change > tolerance; ++sweeps_) change = sweep();
  }

  int sweeps() const { return sweeps_; }
  std::size_t states() const { return states_; }
  double par() const {
    double least = INFINITY;
    for (const auto cell : board_.startCells())
      for (const Direction heading : allDirections)
        least = std::min(least, values_[at(cell, heading, 0, 0, 0)]);
    return least;
  }

private:
  using CellIndex = lake_race::CourseBoard::CellIndex;
  static constexpr int damages = lake_race::sinkingDamage;

  std::size_t at(CellIndex cell, Direction heading, int damage, Stage stage, int dice) const {
    const int place = ((cell * 6 + static_cast<int>(heading)) * damages + damage) * stageCount + stage;
    return static_cast<std::size_t>(place) * static_cast<std::size_t>(dice_.count()) +
           static_cast<std::size_t>(dice);
  }

  double sweep() {
    double change = 0;
    states_ = 0;
    for (CellIndex cell = 0; cell < board_.cellCount(); ++cell)
      for (const Direction heading : allDirections)
        for (int damage = 0; damage < damages && board_.isWater(cell); ++damage)
          for (Stage stage = 0; stage < stageCount; ++stage)
            change = std::max(change, turn(cell, heading, damage, stage));
    return change;
  }

  // All dice of one place together: what can lie after the roll, what is to be expected, what is best to
  // keep.
  double turn(CellIndex cell, Direction heading, int damage, Stage stage) {
    for (int dice = 0; dice < dice_.count(); ++dice)
      moved_[static_cast<std::size_t>(dice)] = steered(cell, heading, damage, stage, dice);
    for (int count = 0; count <= dice_.maxDice(); ++count) expect(count);
    double change = 0;
    for (int dice = 0; dice < dice_.count(); ++dice) {
      double& value = values_[at(cell, heading, damage, stage, dice)];
      const double better = 1 + bestKept(dice);
      change = std::max(change, std::fabs(better - value));
      value = better;
      ++states_;
    }
    return change;
  }

  void expect(int count) {
    std::vector<double>& expected = expected_[static_cast<std::size_t>(count)];
    for (const auto i : dice_.ofSize(count)) expected[i] = moved_[i];
    for (int size = count - 1; size >= 0; --size)
      for (const auto i : dice_.ofSize(size))
        expected[i] =
            (expected[dice_.plus(i, 1)] + expected[dice_.plus(i, 2)] + expected[dice_.plus(i, 3)]) / 3;
  }

  double bestKept(int dice) const {
    double least = INFINITY;
    lake_race::forEachDiceChoice(dice_.at(dice), [&](const lake_race::DiceChoice& choice) {
      const int count = choice.keep.count() + choice.roll;
      if (count <= dice_.maxDice())
        least = std::min(least, expected_[static_cast<std::size_t>(count)][dice_.indexOf(choice.keep)]);
    });
    return least;
  }

  double steered(CellIndex cell, Direction heading, int damage, Stage stage, int dice) const {
    const int distance = dice_.total(dice);
    const lake_race::SteerSet legal = lake_race::legalSteers(board_, cell, heading, distance);
    double least = INFINITY;
    for (const lake_race::Steer steer : lake_race::allSteers) {
      if (!legal.contains(steer)) continue;
      const Direction ahead = lake_race::steered(heading, steer);
      const lake_race::Move move = lake_race::moveAlone(board_, cell, ahead, distance, progressAt(stage));
      least = std::min(least, costAfter(move, ahead, damage + move.missing, dice));
    }
    return least;
  }

  double costAfter(const lake_race::Move& move, Direction heading, int damage, int dice) const {
    if (move.progress.finished()) return 0;
    if (damage >= damages) return sinkPenalty_;
    return values_[at(move.end, heading, damage, stageOf(move.progress), move.crashed() ? 0 : dice)];
  }

  const lake_race::CourseBoard& board_;
  DiceTable dice_;
  double sinkPenalty_;
  std::vector<double> values_;
  std::vector<double> moved_;                 // by dice that lie after the roll
  std::vector<std::vector<double>> expected_; // by dice after the roll, and dice kept
  int sweeps_ = 0;
  std::size_t states_ = 0; // in a sweep
};

} // namespace fairway::validator
