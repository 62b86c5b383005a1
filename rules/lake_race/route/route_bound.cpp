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

// The layout of the board's cells, of which the last one is in its last column and row.
BitLayout layoutOf(const CourseBoard& board) {
  const Cell last = board.cellAt(board.cellCount() - 1);
  return BitLayout(TerrainMap(last.column, last.row));
}

} // namespace

RouteBound::RouteBound(const CourseBoard& board)
    : board_(board), cellCount_(static_cast<std::size_t>(board.cellCount())),
      steps_(gateCount * cellCount_, unreachable), water_(layoutOf(board)),
      waves_(gateCount, Wave(water_.layout(), board.stagger())) {
  for (CellIndex cell = 0; cell < board.cellCount(); ++cell) {
    if (board.isWater(cell)) water_.add(board.cellAt(cell));
    if (board.isBesideGate(cell)) enterByPassing(cell, gateCount);
  }
}

// Breadth-first, all gates side by side.
void RouteBound::stepBack() {
  ++step_;
  moving_ = false;
  for (Wave& wave : waves_) {
    wave.advance();
    moving_ = moving_ || !wave.still();
  }
  for (int gate = 0; gate < gateCount; ++gate) noteFront(gate);
}

// A step that does not pass the gate leads on within its wave, one that does to the wave of a gate before it.
void RouteBound::noteFront(int gate) {
  Wave& wave = waves_[static_cast<std::size_t>(gate)];
  wave.forEachInFront([&](Cell cell) {
    const CellIndex index = board_.indexOf(cell);
    steps_[indexOf(index, gate)] = step_;
    if (gate > 0 && board_.isBesideGate(index)) enterByPassing(index, gate);
  });
  wave.spread(water_);
}

// From wherever a step leads to this cell and to being at `gate`.
void RouteBound::enterByPassing(CellIndex to, int gate) {
  for (Direction back : allDirections)
    if (const CellIndex from = board_.next(to, back); from != CourseBoard::noCell)
      enterByPassing(from, opposite(back), gate);
}

// The waves of all gates from which the step leads to being at `gate`, by passing what lies between.
void RouteBound::enterByPassing(CellIndex from, Direction direction, int gate) {
  if (!board_.meetsGate(from, direction)) return;
  const StepMeetings& step = board_.meetings(from, direction);
  for (int earlier = gate - 1; earlier >= 0 && passesAll(step, earlier, gate); --earlier)
    waves_[static_cast<std::size_t>(earlier)].enter(board_.cellAt(from));
}

} // namespace fairway::lake_race
