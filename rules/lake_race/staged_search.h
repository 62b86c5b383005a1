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

  void addStage(int gate, const GateSteps& steps) {
    FAIRWAY_EXPECTS(count_ < stages_.size());
    stages_[count_].begin(lake_);
    stages_[count_].gate = gate;
    stages_[count_++].steps = &steps;
  }
  void start(std::size_t stage, const std::vector<Cell>& cells) {
    for (Cell cell : cells) stages_[stage].enter(cell);
  }

protected:
  // Only in a careful search does a gate part cells; START and FINISH never do.
  bool parts(const Stage& stage) const { return manner_ == Manner::Careful && isBuoyGate(stage.gate); }

  // The steps from a cell beside the stage's gate: those over the gate and, where it parts cells, the others.
  template <class IsWater>
  void stepsFrom(Stage& stage, Cell from, IsWater isWater) {
    for (Direction direction : allDirections) {
      const Cell to = neighbour(from, direction, lake_.stagger);
      if (!lake_.map.contains(to) || !isWater(to)) continue;
      const Crossing crossing = stage.steps->crossing(from, direction);
      if (crossing == Crossing::Forwards)
        pass(stage, from, direction, to);
      else if (crossing == Crossing::None && parts(stage))
        stage.enter(to);
    }
  }

  const Lake& lake_;
  Manner manner_;
  std::array<Stage, 2 * gateCount> stages_{};
  std::size_t count_ = 0;
  bool finished_ = false;

private:
  // The stage's gate is passed: the boat is now in every stage of the next gate, or further if the same step
  // meets that one as well.
  void pass(const Stage& stage, Cell from, Direction direction, Cell to) {
    if (stage.gate == gateCount - 1) {
      finished_ = true;
      return;
    }
    for (std::size_t i = 0; i < count_; ++i) {
      Stage& next = stages_[i];
      if (next.gate != stage.gate + 1) continue;
      const Crossing crossing = next.steps->crossing(from, direction);
      if (crossing == Crossing::None || metBefore(next, stage, from, to))
        next.enter(to);
      else if (crossing == Crossing::Forwards)
        pass(next, from, direction, to);
      else if (manner_ == Manner::Bold || !isBuoyGate(next.gate))
        next.enter(to);
    }
  }

  bool metBefore(const Stage& next, const Stage& stage, Cell from, Cell to) const {
    const Meeting a = meet(next.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
    const Meeting b = meet(stage.steps->gate(), lake_.hexOf(from), lake_.hexOf(to));
    return a.numerator * b.denominator < b.numerator * a.denominator;
  }
};

} // namespace fairway::lake_race
