#include "rules/lake_race/route/route_bound.h"

namespace fairway::lake_race {

namespace {

using CellIndex = CourseBoard::CellIndex;

struct Place {
  CellIndex cell;
  std::int8_t gate;
};

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

// Breadth-first, backwards from the finish.
RouteBound::RouteBound(const CourseBoard& board) {
  for (auto& plane : steps_) plane.assign(static_cast<std::size_t>(board.cellCount()), unreachable);
  std::vector<Place> queue;
  const auto reach = [this, &queue](CellIndex cell, int gate, int steps) {
    std::int32_t& known = steps_[static_cast<std::size_t>(gate)][static_cast<std::size_t>(cell)];
    if (known != unreachable) return;
    known = steps;
    queue.push_back({cell, static_cast<std::int8_t>(gate)});
  };
  // All gates from which the step leads to being at `gate`, by passing what lies between.
  const auto reachByPassing = [&](CellIndex from, Direction direction, int gate, int steps) {
    if (!board.meetsGate(from, direction)) return;
    const StepMeetings& step = board.meetings(from, direction);
    for (int earlier = gate - 1; earlier >= 0 && passesAll(step, earlier, gate); --earlier)
      reach(from, earlier, steps);
  };

  for (CellIndex from = 0; from < board.cellCount(); ++from)
    for (Direction direction : allDirections)
      if (board.meetsGate(from, direction)) reachByPassing(from, direction, gateCount, 1);
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const Place place = queue[head];
    const int steps = (*this)(place.cell, place.gate) + 1;
    const bool passes = place.gate > 0 && board.isBesideGate(place.cell);
    for (Direction back : allDirections) {
      const CellIndex from = board.next(place.cell, back);
      if (from == CourseBoard::noCell) continue;
      reach(from, place.gate, steps);
      if (passes) reachByPassing(from, opposite(back), place.gate, steps);
    }
  }
}

} // namespace fairway::lake_race
