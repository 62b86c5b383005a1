#pragma once

#include "rules/base/contract.h"
#include "rules/lake_race/gate_steps.h"

#include <algorithm>

namespace fairway::lake_race {

// What a search without `owed` does at the current gate; see route_finder.cpp.
enum class Manner : std::uint8_t { Careful, Bold };

// The part of the search that is the same for boards of bits and for queues of cells: what happens at gates.
// A Stage is a gate that may be the next one, with the cells that boats have reached while it is; `enter`
// adds one.
template <class Stage>
class StagedSearch {
public:
  StagedSearch(const Lake& lake, Manner manner) : lake_(lake), manner_(manner) {}

  // A buoy's gate has two stages that stand next to each other: nothing owed, and something owed.
  void addStage(int gate, const GateSteps& steps) {
    for (int owed = 0; owed <= (isBuoyGate(gate) ? 1 : 0); ++owed) {
      FAIRWAY_EXPECTS(count_ < stages_.size());
      Stage& stage = stages_[count_++];
      stage.begin(lake_);
      stage.gate = gate;
      stage.owed = owed;
      stage.steps = &steps;
    }
  }
  void start(std::size_t stage, const std::vector<Cell>& cells) {
    for (Cell cell : cells) stages_[stage].enter(cell);
  }

protected:
  // Whether a step over the gate leads out of the stage. Behind FINISH nothing counts, so it needs not.
  static bool parts(const Stage& stage) { return stage.gate < gateCount - 1; }

  // The steps from a cell beside the stage's gate: those over the gate and, where it parts cells, the others.
  template <class IsWater>
  void stepsFrom(Stage& stage, Cell from, IsWater isWater) {
    for (Direction direction : allDirections) {
      const Cell to = neighbour(from, direction, lake_.stagger);
      if (!lake_.map.contains(to) || !isWater(to)) continue;
      const Crossing crossing = stage.steps->crossing(from, direction);
      if (crossing == Crossing::Forwards && stage.owed == 0)
        pass(stage, from, direction, to);
      else if (crossing != Crossing::None && isBuoyGate(stage.gate))
        count(stage, crossing, to);
      else if (parts(stage))
        stage.enter(to); // to pass START backwards means nothing
    }
  }

  const Lake& lake_;
  Manner manner_;
  std::array<Stage, 2 * gateCount + 6> stages_{};
  std::size_t count_ = 0;
  bool finished_ = false;

private:
  // A buoy's gate is met without being passed for good. Something owed may be more than one: a bold boat
  // hopes that it is not, and that it is; a careful one never owes more.
  void count(Stage& stage, Crossing crossing, Cell to) {
    if (crossing == Crossing::Backwards && stage.owed == 0) (&stage + 1)->enter(to);
    if (crossing == Crossing::Forwards) (&stage - 1)->enter(to);
    if (stage.owed == 1 && manner_ == Manner::Bold) stage.enter(to);
  }

  // The stage's gate is passed: the boat is now in every stage of the next gate, or further if the same step
  // meets that one as well.
  void pass(const Stage& stage, Cell from, Direction direction, Cell to) {
    if (stage.gate == gateCount - 1) {
      finished_ = true;
      return;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      Stage& next = stages_[i];
      if (next.gate != stage.gate + 1 || next.owed != 0) continue;
      const Crossing crossing = next.steps->crossing(from, direction);
      if (crossing == Crossing::None || metBefore(next, stage, from, to))
        next.enter(to);
      else if (crossing == Crossing::Forwards)
        pass(next, from, direction, to);
      else
        (isBuoyGate(next.gate) ? &next + 1 : &next)->enter(to);
    }
  }

  bool metBefore(const Stage& next, const Stage& stage, Cell from, Cell to) const {
    const Meeting a = meet(next.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
    const Meeting b = meet(stage.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
    return a.numerator * b.denominator < b.numerator * a.denominator;
  }
};

} // namespace fairway::lake_race
