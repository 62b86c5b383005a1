#include "validator/lake_race/par/numbered_boat.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::Progress;

Progress progressAfter(const StateSpace& space, StateSpace::Water water, Progress progress, int direction,
                       int steps) {
  // A stage means debts of 2 or more: with those, the steps themselves are followed.
  if (progress.owed >= owedLevels - 1) {
    auto cell = space.cellOf(water);
    for (int step = 0; step < steps; ++step) {
      progress = space.board().advance(progress, cell, static_cast<Direction>(direction));
      cell = space.board().next(cell, static_cast<Direction>(direction));
    }
    return progress;
  }
  const Stage stage = stageOf(progress);
  const StateSpace::Stretches stretches = space.stretches(water, direction, stage);
  const StateSpace::Stretch* stretch = stretches.begin();
  if (stretches.end() - stretch > 1) {
    const int last = space.dice().countUpTo(steps) - 1;
    while (stretch->diceEnd <= last) ++stretch;
  }
  if (stretch->stage == stage) return progress;
  return stretch->stage == finishedStage ? Progress{fairway::lake_race::gateCount, 0}
                                         : progressAt(stretch->stage);
}

} // namespace fairway::validator::lake_race
