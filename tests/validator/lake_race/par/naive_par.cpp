#include "tests/validator/lake_race/par/naive_par.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using fairway::lake_race::CourseBoard;

NaivePar::NaivePar(const CourseBoard& board, int maxDice, double sinkPenalty, double turnCost)
    : board_(board), maxDice_(maxDice), sinkPenalty_(sinkPenalty), turnCost_(turnCost) {
  listDice();
  listRolls();
  values_.assign(indexOf({board.cellCount(), 0, 0, 0, 0, 0}), turnCost > 0 ? 1000 : sinkPenalty);
  moved_ = values_;
  // No boat goes back to a gate that is done, nor gets rid of its damage.
  for (int gate = 4; gate >= 0; --gate)
    for (int damage = 3; damage >= 0; --damage)
      while (sweep(gate, damage) > 1e-10) {
      }
}

double NaivePar::sweep(int gate, int damage) {
  double change = 0;
  forEachState(gate, damage, [&](const State& state) {
    moved_[indexOf(state)] = moved(state, dice_[static_cast<std::size_t>(state.dice)]);
  });
  forEachState(gate, damage, [&](const State& state) {
    double& value = values_[indexOf(state)];
    const double better = turn(state);
    change = std::max(change, std::fabs(better - value));
    value = better;
  });
  return change;
}

template <class Visit>
void NaivePar::forEachState(int gate, int damage, Visit&& visit) const {
  const int diceCount = static_cast<int>(dice_.size());
  for (int cell = 0; cell < board_.cellCount(); ++cell)
    for (int heading = 0; heading < 6 && board_.isWater(cell); ++heading)
      for (int dice = 0; dice < diceCount; ++dice)
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
        roll(decisions.emplace_back(Roll{{kept, after - keptCount}, {}}), kept, after - keptCount, 1);
    }
  }
}

void NaivePar::roll(Roll& decided, Dice lying, int toRoll, double probability) const {
  if (toRoll == 0) {
    std::sort(lying.begin(), lying.end());
    decided.results.emplace_back(probability, placeOf(lying));
    return;
  }
  for (int face = 1; face <= 3; ++face) {
    Dice more = lying;
    more.push_back(face);
    roll(decided, more, toRoll - 1, probability / 3);
  }
}

double NaivePar::costOf(const Roll& decided, const State& state) const {
  double cost = turnCost_;
  for (const auto& [probability, dice] : decided.results) {
    State lying = state;
    lying.dice = dice;
    cost += probability * moved_[indexOf(lying)];
  }
  return cost;
}

double NaivePar::turn(const State& state) const {
  double least = INFINITY;
  for (const Roll& decided : rolls_[static_cast<std::size_t>(state.dice)])
    least = std::min(least, costOf(decided, state));
  return least;
}

double NaivePar::costOf(const Decision& decision, int cell, int heading, const Dice& dice, int damage,
                        fairway::lake_race::Progress progress) const {
  const State state{cell, heading, placeOf(dice), damage, progress.gate, std::min<int>(progress.owed, 2)};
  for (const Roll& decided : rolls_[static_cast<std::size_t>(state.dice)])
    if (decided.decision.keep == decision.keep && decided.decision.roll == decision.roll)
      return costOf(decided, state);
  return INFINITY; // no such decision
}

NaivePar::Decision NaivePar::best(int cell, int heading, const Dice& dice, int damage,
                                  fairway::lake_race::Progress progress) const {
  const State state{cell, heading, placeOf(dice), damage, progress.gate, std::min<int>(progress.owed, 2)};
  const auto& decisions = rolls_[static_cast<std::size_t>(state.dice)];
  return std::min_element(decisions.begin(), decisions.end(),
                          [&](const Roll& a, const Roll& b) { return costOf(a, state) < costOf(b, state); })
      ->decision;
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
    fairway::lake_race::Progress progress{static_cast<std::uint8_t>(state.gate),
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

} // namespace fairway::validator::lake_race
