#include "rules/lake_race/route/strip_legs.h"

#include <algorithm>

namespace fairway::lake_race {

const std::vector<StripLegs::Passing>& StripLegs::starts(std::optional<PassSide> side) {
  std::optional<std::vector<Passing>>& known = side ? of(*side).starts : allStarts_;
  if (known) return *known;
  if (side) {
    known = findStarts(*side);
  } else {
    known = starts(PassSide::Left);
    const auto& right = starts(PassSide::Right);
    known->insert(known->end(), right.begin(), right.end());
    std::stable_sort(known->begin(), known->end(),
                     [](const Passing& a, const Passing& b) { return a.steps < b.steps; });
  }
  return *known;
}

const GateSteps& StripLegs::finish(PassSide side) {
  if (!of(side).finish) of(side).finish.emplace(lake_, stripGate(lake_, placement_, side, true));
  return *of(side).finish;
}

// From the start cells over the water, but never past START: steps that do so are noted instead. When all
// cells have been in front from which there is such a step, the rest of the lake need not be searched.
std::vector<StripLegs::Passing> StripLegs::findStarts(PassSide side) const {
  const GateSteps steps(lake_, startGate(side));
  int ahead = steps.countBefore(water_);
  std::vector<Passing> passings;
  Wave& wave = wave_;
  wave.clear();
  for (Cell cell : startCells(lake_, placement_, side)) wave.enter(cell);
  wave.advance();
  for (int step = 1; !wave.still() && ahead > 0; ++step) {
    wave.take(steps.near(), steps.rows(), [&](Cell from) {
      const GateSteps::Kinds kinds = steps.kindsAt(from);
      ahead -= kinds.forwards != 0;
      for (Direction direction : allDirections) {
        const Cell to = neighbour(from, direction, lake_.stagger);
        if (!lake_.map.contains(to) || !water_.has(to)) continue;
        if (steps.crossing(from, direction) == Crossing::Forwards)
          passings.push_back({side, step, from, direction});
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
const Distances& StripLegs::finishFrom(std::optional<PassSide> side) {
  std::optional<Distances>& known = side ? of(*side).toFinish : toEitherFinish_;
  if (known) return *known;
  known.emplace(water_.layout());
  Wave& wave = wave_;
  wave.clear();
  for (PassSide each : {PassSide::Left, PassSide::Right})
    if (!side || *side == each)
      finish(each).forEachForwards([&](Cell from, Direction direction) {
        if (water_.has(from) && water_.has(neighbour(from, direction, lake_.stagger))) wave.enter(from);
      });
  wave.advance();
  for (int steps = 1; !wave.still(); ++steps) {
    known->add(wave, steps);
    wave.spread(water_);
    wave.advance();
  }
  known->end(wave);
  return *known;
}

} // namespace fairway::lake_race
