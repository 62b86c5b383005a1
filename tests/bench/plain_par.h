#pragma once

#include "rules/lake_race/play/move.h"
#include "validator/lake_race/par/dice_table.h"
#include "validator/lake_race/par/stage.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

// What par is measured against: value iteration as one would write it first, over all states (every cell,
// heading, dice, damage and stage, whether a boat can come there or not), one after the other, again and
// again until nothing changes by more than `tolerance`. So that it is no straw man, all that stays the same
// from sweep to sweep is looked up (where each move ends, which dice can be kept), and the expectation is
// taken one die at a time.
class PlainPar {
public:
  PlainPar(const fairway::lake_race::CourseBoard& board, int maxDice, double sinkPenalty)
      : board_(board), dice_(maxDice), sinkPenalty_(sinkPenalty),
        values_(static_cast<std::size_t>(board.cellCount() * 6 * dice_.count() * damages * stageCount), 560),
        moved_(static_cast<std::size_t>(dice_.count())),
        expected_(static_cast<std::size_t>((maxDice + 1) * dice_.count())) {
    listMoves();
    listKept();
  }

  void solve(double tolerance) {
    for (double change = 1; change > tolerance; ++sweeps_) change = sweep();
  }

  int sweeps() const { return sweeps_; }
  std::size_t states() const { return states_; }
  double par() const {
    double least = INFINITY;
    for (const auto cell : board_.startCells())
      for (const Direction heading : allDirections)
        least = std::min(least, values_[at(cell, static_cast<int>(heading), 0, 0)]);
    return least;
  }

private:
  using CellIndex = fairway::lake_race::CourseBoard::CellIndex;
  static constexpr int damages = fairway::lake_race::sinkingDamage;

  // What a move comes to: the place it ends at (a cell with a heading), the stage, the cells missing.
  struct Ending {
    std::int32_t cell = 0;
    std::uint8_t stage = 0;
    std::uint8_t missing = 0;
  };

  // The first of the states of a place, which differ by their dice.
  std::size_t at(CellIndex cell, int heading, int damage, Stage stage) const {
    const int place = ((cell * 6 + heading) * damages + damage) * stageCount + stage;
    return static_cast<std::size_t>(place) * static_cast<std::size_t>(dice_.count());
  }
  std::size_t moveAt(CellIndex cell, int direction, int total) const {
    return static_cast<std::size_t>((cell * 6 + direction) * (dice_.maxTotal() + 1) + total);
  }

  void listMoves() {
    legal_.resize(moveAt(board_.cellCount(), 0, 0));
    endings_.resize(legal_.size() * stageCount);
    for (CellIndex cell = 0; cell < board_.cellCount(); ++cell)
      for (const Direction direction : allDirections)
        for (int total = 0; total <= dice_.maxTotal() && board_.isWater(cell); ++total) {
          const std::size_t move = moveAt(cell, static_cast<int>(direction), total);
          legal_[move] = fairway::lake_race::legalSteers(board_, cell, direction, total);
          for (Stage stage = 0; stage < stageCount; ++stage)
            endings_[move * stageCount + static_cast<std::size_t>(stage)] =
                endingOf(fairway::lake_race::moveAlone(board_, cell, direction, total, progressAt(stage)));
        }
  }

  static Ending endingOf(const fairway::lake_race::Move& move) {
    return {move.end, static_cast<std::uint8_t>(stageOf(move.progress)),
            static_cast<std::uint8_t>(move.missing)};
  }

  void listKept() {
    for (int dice = 0; dice < dice_.count(); ++dice) {
      auto& kept = kept_.emplace_back();
      fairway::lake_race::forEachDiceChoice(
          dice_.at(dice), [&](const fairway::lake_race::DiceChoice& choice) {
            const int count = choice.keep.count() + choice.roll;
            if (count <= dice_.maxDice())
              kept.push_back(static_cast<std::uint32_t>(count * dice_.count() + dice_.indexOf(choice.keep)));
          });
    }
  }

  double sweep() {
    double change = 0;
    states_ = 0;
    for (CellIndex cell = 0; cell < board_.cellCount(); ++cell)
      for (int heading = 0; heading < 6; ++heading)
        for (int damage = 0; damage < damages && board_.isWater(cell); ++damage)
          for (Stage stage = 0; stage < stageCount; ++stage)
            change = std::max(change, turn(cell, heading, damage, stage));
    return change;
  }

  // All dice of one place together: what can lie after the roll, what is to be expected, what is best to
  // keep.
  double turn(CellIndex cell, int heading, int damage, Stage stage) {
    for (int dice = 0; dice < dice_.count(); ++dice)
      moved_[static_cast<std::size_t>(dice)] = steered(cell, heading, damage, stage, dice);
    for (int count = 0; count <= dice_.maxDice(); ++count) expect(count);
    double change = 0;
    double* values = &values_[at(cell, heading, damage, stage)];
    for (const auto& kept : kept_) {
      double best = INFINITY;
      for (const std::uint32_t choice : kept) best = std::min(best, expected_[choice]);
      change = std::max(change, std::fabs(1 + best - *values));
      *values++ = 1 + best;
    }
    states_ += kept_.size();
    return change;
  }

  void expect(int count) {
    double* expected = &expected_[static_cast<std::size_t>(count * dice_.count())];
    for (const auto i : dice_.ofSize(count)) expected[i] = moved_[i];
    for (int size = count - 1; size >= 0; --size)
      for (const auto i : dice_.ofSize(size))
        expected[i] =
            (expected[dice_.plus(i, 1)] + expected[dice_.plus(i, 2)] + expected[dice_.plus(i, 3)]) / 3;
  }

  double steered(CellIndex cell, int heading, int damage, Stage stage, int dice) const {
    const int total = dice_.total(dice);
    const fairway::lake_race::SteerSet legal = legal_[moveAt(cell, heading, total)];
    double least = INFINITY;
    for (const fairway::lake_race::Steer steer : fairway::lake_race::allSteers) {
      if (!legal.contains(steer)) continue;
      const int ahead = static_cast<int>(fairway::lake_race::steered(static_cast<Direction>(heading), steer));
      const Ending& ending =
          endings_[moveAt(cell, ahead, total) * stageCount + static_cast<std::size_t>(stage)];
      least = std::min(least, costAfter(ending, ahead, damage + ending.missing, dice));
    }
    return least;
  }

  double costAfter(const Ending& ending, int heading, int damage, int dice) const {
    if (ending.stage == finishedStage) return 0;
    if (damage >= damages) return sinkPenalty_;
    return values_[at(ending.cell, heading, damage, ending.stage) +
                   static_cast<std::size_t>(ending.missing > 0 ? 0 : dice)];
  }

  const fairway::lake_race::CourseBoard& board_;
  DiceTable dice_;
  double sinkPenalty_;
  std::vector<fairway::lake_race::SteerSet> legal_; // by cell, heading and total
  std::vector<Ending> endings_;                     // by cell, direction, total and stage
  std::vector<std::vector<std::uint32_t>> kept_;    // by dice: the places of what can be kept in expected_
  std::vector<double> values_;
  std::vector<double> moved_;    // by dice that lie after the roll
  std::vector<double> expected_; // by number of dice after the roll, and dice kept
  int sweeps_ = 0;
  std::size_t states_ = 0; // in a sweep
};

} // namespace fairway::validator::lake_race
