#include "naive_par.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator {

using lake_race::CourseBoard;

NaivePar::NaivePar(const CourseBoard& board, int maxDice, double sinkPenalty, double turnCost)
    : board_(board), maxDice_(maxDice), sinkPenalty_(sinkPenalty), turnCost_(turnCost) {
  listDice();
  listRolls();
  values_.assign(indexOf({board.cellCount(), 0, 0, 0, 0, 0}), turnCost > 0 ? 1000 : sinkPenalty);
  moved_ = values_;
  for (double change = 1; change > 1e-10;) {
    change = 0;
    forEachState([&](const State& state) {
      moved_[indexOf(state)] = moved(state, dice_[static_cast<std::size_t>(state.dice)]);
    });
    forEachState([&](const State& state) {
      double& value = values_[indexOf(state)];
      const double better = turn(state);
      change = std::max(change, std::fabs(better - value));
      value = better;
    });
  }
}

template <class Visit>
void NaivePar::forEachState(Visit&& visit) const {
  const int diceCount = static_cast<int>(dice_.size());
  for (int cell = 0; cell < board_.cellCount(); ++cell)
    for (int heading = 0; heading < 6 && board_.isWater(cell); ++heading)
      for (int dice = 0; dice < diceCount; ++dice)
        for (int damage = 0; damage < 4; ++damage)
          for (int gate = 0; gate < 5; ++gate)
            for (int owed = 0; owed < (gate >= 1 && gate <= 3 ? 3 : 1); ++owed)
              visit(State{cell, heading, dice, damage, gate, owed});
}

void NaivePar::listDice() {
  dice_.push_back({});
  for (std::size_t i = 0; i < dice_.size(); ++i) {
    if (static_cast<int>(dice_[i].size()) == maxDice_) continue;
    for (int face = dice_[i].empty() ? 1 : dice_[i].back(); face <= 3; ++face) {
      Dice more = dice_[i];
      more.push_back(face);
      dice_.push_back(more);
    }
  }
}

std::size_t NaivePar::indexOf(const State& s) const {
  const int diceCount = static_cast<int>(dice_.size());
  return static_cast<std::size_t>(
      ((((s.cell * 6 + s.heading) * diceCount + s.dice) * 4 + s.damage) * 5 + s.gate) * 3 + s.owed);
}

double NaivePar::par(CourseBoard::CellIndex start) const {
  double least = INFINITY;
  for (int heading = 0; heading < 6; ++heading)
    least = std::min(least, values_[indexOf({start, heading, 0, 0, 0, 0})]);
  return least;
}

// Every subset of the dice may be kept; then one more, as many or one fewer lie on the table after the roll.
void NaivePar::listRolls() {
  for (const Dice& have : dice_) {
    auto& decisions = rolls_.emplace_back();
    const int count = static_cast<int>(have.size());
    for (int subset = 0; subset < 1 << count; ++subset) {
      Dice kept;
      for (int die = 0; die < count; ++die)
        if ((subset >> die & 1) != 0) kept.push_back(have[static_cast<std::size_t>(die)]);
      const int keptCount = static_cast<int>(kept.size());
      for (int after = std::max(count - 1, keptCount); after <= std::min(count + 1, maxDice_); ++after)
        roll(decisions.emplace_back(), kept, after - keptCount, 1);
    }
  }
}

void NaivePar::roll(Roll& results, Dice lying, int toRoll, double probability) const {
  if (toRoll == 0) {
    std::sort(lying.begin(), lying.end());
    const auto index = std::find(dice_.begin(), dice_.end(), lying) - dice_.begin();
    results.emplace_back(probability, static_cast<int>(index));
    return;
  }
  for (int face = 1; face <= 3; ++face) {
    Dice more = lying;
    more.push_back(face);
    roll(results, more, toRoll - 1, probability / 3);
  }
}

double NaivePar::turn(const State& state) const {
  double least = INFINITY;
  for (const Roll& results : rolls_[static_cast<std::size_t>(state.dice)]) {
    double cost = turnCost_;
    for (const auto& [probability, dice] : results) {
      State lying = state;
      lying.dice = dice;
      cost += probability * moved_[indexOf(lying)];
    }
    least = std::min(least, cost);
  }
  return least;
}

double NaivePar::moved(const State& state, const Dice& dice) const {
  int distance = 0;
  for (int face : dice) distance += face;
  int longest = 0;
  const auto runOf = [&](int heading) {
    int run = 0;
    for (auto at = board_.next(state.cell, static_cast<Direction>(heading)); at >= 0 && run < distance;
         at = board_.next(at, static_cast<Direction>(heading)))
      ++run;
    return run;
  };
  for (int turn = -1; turn <= 1; ++turn) longest = std::max(longest, runOf((state.heading + turn + 6) % 6));

  double least = INFINITY;
  for (int turn = -1; turn <= 1; ++turn) {
    const int heading = (state.heading + turn + 6) % 6;
    if (runOf(heading) < longest) continue;
    lake_race::Progress progress{static_cast<std::uint8_t>(state.gate),
                                 static_cast<std::uint16_t>(state.owed)};
    int cell = state.cell;
    for (int step = 0; step < longest; ++step) {
      progress = board_.advance(progress, cell, static_cast<Direction>(heading));
      if (progress.owed > 2) progress.owed = 2;
      cell = board_.next(cell, static_cast<Direction>(heading));
    }
    const int missing = distance - longest;
    double cost = 0;
    if (!progress.finished() && state.damage + missing >= 4)
      cost = sinkPenalty_;
    else if (!progress.finished()) {
      const auto lie = missing > 0 ? 0 : std::find(dice_.begin(), dice_.end(), dice) - dice_.begin();
      cost = values_[indexOf(
          {cell, heading, static_cast<int>(lie), state.damage + missing, progress.gate, progress.owed})];
    }
    least = std::min(least, cost);
  }
  return least;
}

} // namespace fairway::validator
