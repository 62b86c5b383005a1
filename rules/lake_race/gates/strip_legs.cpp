#include "rules/lake_race/gates/strip_legs.h"

namespace fairway::lake_race {

const std::vector<StripLegs::Passing>& StripLegs::starts(PassSide side) {
  if (!of(side).starts) of(side).starts = findStarts(side);
  return *of(side).starts;
}

const GateSteps& StripLegs::finish(PassSide side) {
  if (!of(side).finish) of(side).finish.emplace(lake_, stripGate(lake_, placement_, side, true));
  return *of(side).finish;
}

// From the start cells over all water, but never past START: steps that do so are noted instead.
std::vector<StripLegs::Passing> StripLegs::findStarts(PassSide side) const {
  const GateSteps steps(lake_, startGate(side));
  std::vector<Passing> passings;
  Wave wave(water_.layout(), lake_.stagger);
  for (Cell cell : startCells(lake_, placement_, side)) wave.enter(cell);
  wave.advance();
  for (int step = 1; !wave.still(); ++step) {
    wave.take(steps.near(), steps.rows(), [&](Cell from) {
      for (Direction direction : allDirections) {
        const Cell to = neighbour(from, direction, lake_.stagger);
        if (!lake_.map.contains(to) || !water_.has(to)) continue;
        if (steps.crossing(from, direction) == Crossing::Forwards)
          passings.push_back({step, from, direction});
        else
          wave.enter(to);
      }
    });
    wave.spread(water_);
    wave.advance();
  }
  return passings;
}

// Backwards from the steps that pass FINISH; behind it nothing counts, so all others lead anywhere.
const std::vector<int>& StripLegs::finishFrom(PassSide side) {
  std::vector<int>& known = of(side).toFinish;
  if (!known.empty()) return known;
  known.assign(static_cast<std::size_t>(lake_.map.cellCount()), unreachable);
  Wave wave(water_.layout(), lake_.stagger);
  finish(side).forEachForwards([&](Cell from, Direction direction) {
    if (water_.has(from) && water_.has(neighbour(from, direction, lake_.stagger))) wave.enter(from);
  });
  wave.advance();
  for (int steps = 1; !wave.still(); ++steps) {
    wave.forEachInFront([&](Cell cell) { known[lake_.map.indexOf(cell)] = steps; });
    wave.spread(water_);
    wave.advance();
  }
  return known;
}

} // namespace fairway::lake_race
