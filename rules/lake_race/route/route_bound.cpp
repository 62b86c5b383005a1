#include "rules/lake_race/route/route_bound.h"

namespace fairway::lake_race {

namespace {

using CellIndex = CourseBoard::CellIndex;

// Whether the step passes all gates from `first` on up to, but not including, `end`, one after the other.
bool passesAll(const StepMeetings& step, int first, int end) {
  std::uint8_t rank = 0;
  for (int gate = first; gate < end; ++gate) {
    const auto i = static_cast<std::size_t>(gate);
    if (step.crossing[i] != Crossing::Forwards || step.rank[i] < rank) return false;
    rank = step.rank[i];
  }
  return true;
}

} // namespace

RouteBound::RouteBound(const CourseBoard& board)
    : board_(board), cellCount_(static_cast<std::size_t>(board.cellCount())),
      steps_(gateCount * cellCount_, unreachable) {
  queue_.reserve(steps_.size());
  for (CellIndex from = 0; from < board.cellCount(); ++from)
    for (Direction direction : allDirections) reachByPassing(from, direction, gateCount, 1);
}

// Breadth-first: takes the next place of the queue to those that lead to it.
void RouteBound::stepBack() {
  const Place place = queue_[head_++];
  const int steps = steps_[indexOf(place.cell, place.gate)] + 1;
  const bool passes = place.gate > 0 && board_.isBesideGate(place.cell);
  for (Direction back : allDirections) {
    const CellIndex from = board_.next(place.cell, back);
    if (from == CourseBoard::noCell) continue;
    reach(from, place.gate, steps);
    if (passes) reachByPassing(from, opposite(back), place.gate, steps);
  }
}

void RouteBound::reach(CellIndex cell, int gate, int steps) {
  std::int32_t& known = steps_[indexOf(cell, gate)];
  if (known != unreachable) return;
  known = steps;
  queue_.push_back({cell, gate});
}

// All gates from which the step leads to being at `gate`, by passing what lies between.
void RouteBound::reachByPassing(CellIndex from, Direction direction, int gate, int steps) {
  if (!board_.meetsGate(from, direction)) return;
  const StepMeetings& step = board_.meetings(from, direction);
  for (int earlier = gate - 1; earlier >= 0 && passesAll(step, earlier, gate); --earlier)
    reach(from, earlier, steps);
}

} // namespace fairway::lake_race
