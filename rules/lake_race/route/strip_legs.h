#pragma once

#include "rules/lake_race/gates/gate_steps.h"
#include "rules/lake_race/route/distances.h"

namespace fairway::lake_race {

// The two ends of a race: how soon boats have START behind them, and how far it is to pass FINISH. Both
// depend on the strip and on where buoys stand, but not on the order of the buoys or on their arrows, so
// courses that differ in those share them. Lake, water and the wave must outlive it; the
// wave is lent, so that its room is used again and again.
class StripLegs {
public:
  // Water is where boats can be: cells with buoys are not water.
  StripLegs(const Lake& lake, const BitCells& water, const Placement& placement, Wave& wave)
      : lake_(lake), water_(water), placement_(placement), wave_(wave) {}

  // A step that passes START, and the least number of steps, this one included, that it takes to do it.
  struct Passing {
    PassSide side = PassSide::Left;
    int steps = 0;
    Cell from;
    Direction direction = Direction::E;
  };
  // In the order of their steps; without a side of both sides.
  const std::vector<Passing>& starts(std::optional<PassSide> side);

  Gate startGate(PassSide side) const { return stripGate(lake_, placement_, side, false); }
  const GateSteps& finish(PassSide side);

  // The fewest steps from a cell to pass FINISH; without a side to either side.
  static constexpr int unreachable = Distances::unreachable;
  int toFinish(std::optional<PassSide> side, Cell cell) { return finishFrom(side).of(cell); }
  // The fewest from any of these cells, which lie in `rows`.
  int toFinish(std::optional<PassSide> side, const BitCells& cells, const RowSet& rows) {
    return finishFrom(side).least(cells, rows);
  }

private:
  struct Side {
    std::optional<std::vector<Passing>> starts;
    std::optional<GateSteps> finish;
    std::optional<Distances> toFinish;
  };

  Side& of(PassSide side) { return sides_[static_cast<std::size_t>(side)]; }
  std::vector<Passing> findStarts(PassSide side) const;
  const Distances& finishFrom(std::optional<PassSide> side);

  const Lake& lake_;
  const BitCells& water_;
  Placement placement_;
  Wave& wave_;
  std::array<Side, 2> sides_;
  std::optional<std::vector<Passing>> allStarts_;
  std::optional<Distances> toEitherFinish_;
};

} // namespace fairway::lake_race
