#pragma once

#include "rules/lake_race/gates/gate_steps.h"
#include "rules/lake_race/route/wave.h"

namespace fairway::lake_race {

// The two ends of a race: how soon boats have START behind them, and how far it is to pass FINISH. Both
// depend on the strip and on where buoys stand, but not on the order of the buoys or on their arrows, so
// courses that differ in those share them. Lake and water must outlive it.
class StripLegs {
public:
  // Water is where boats can be: cells with buoys are not water.
  StripLegs(const Lake& lake, const BitCells& water, const Placement& placement)
      : lake_(lake), water_(water), placement_(placement) {}

  // A step that passes START, and the least number of steps, this one included, that it takes to do it.
  struct Passing {
    int steps = 0;
    Cell from;
    Direction direction = Direction::E;
  };
  // In the order of their steps.
  const std::vector<Passing>& starts(PassSide side);

  Gate startGate(PassSide side) const { return stripGate(lake_, placement_, side, false); }
  const GateSteps& finish(PassSide side);

  // The fewest steps from a cell to pass FINISH.
  static constexpr int unreachable = 1 << 20;
  int toFinish(PassSide side, Cell cell) { return finishFrom(side)[lake_.map.indexOf(cell)]; }

private:
  struct Side {
    std::optional<std::vector<Passing>> starts;
    std::optional<GateSteps> finish;
    std::vector<int> toFinish;
  };

  Side& of(PassSide side) { return sides_[static_cast<std::size_t>(side)]; }
  std::vector<Passing> findStarts(PassSide side) const;
  const std::vector<int>& finishFrom(PassSide side);

  const Lake& lake_;
  const BitCells& water_;
  Placement placement_;
  std::array<Side, 2> sides_;
};

} // namespace fairway::lake_race
