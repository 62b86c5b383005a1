#include "rules/lake_race/gates/course_board.h"

#include "rules/hex/cell.h"

#include <algorithm>

namespace fairway::lake_race {

CourseBoard::CourseBoard(const Course& course) : CourseBoard(course.lake, course.placement, course.choices) {}

CourseBoard::CourseBoard(const Lake& lake, const Placement& placement, const Choices& choices)
    : columns_(lake.map.columns()), rows_(lake.map.rows()), stagger_(lake.stagger), strip_(lake.strip),
      gates_(gatesOf(lake, placement, choices)), meetings_(1) {
  findWater(lake, placement);
  findSteps();
  findRuns();
  for (Cell cell : lake_race::startCells(lake, placement, choices.start))
    startCells_.push_back(indexOf(cell));
}

CourseBoard::CellIndex CourseBoard::indexOf(Cell cell) const {
  const bool inside = cell.column >= 1 && cell.column <= columns_ && cell.row >= 1 && cell.row <= rows_;
  return inside ? (cell.row - 1) * columns_ + cell.column - 1 : noCell;
}

void CourseBoard::findWater(const Lake& lake, const Placement& placement) {
  water_.resize(static_cast<std::size_t>(lake.map.cellCount()));
  for (std::size_t i = 0; i < water_.size(); ++i)
    water_[i] = lake.map.at(lake.map.cellAt(i)) == Terrain::Water ? 1 : 0;
  for (Cell buoy : buoyCells(lake, placement))
    if (const CellIndex index = indexOf(buoy); index != noCell) water_[static_cast<std::size_t>(index)] = 0;
}

void CourseBoard::findSteps() {
  steps_.assign(water_.size() * 6, noCell);
  meetingIds_.assign(water_.size() * 6, 0);
  besideGate_.assign(water_.size(), 0);
  const std::vector<std::uint8_t> sides = gateSides();
  for (int row = 1; row <= rows_; ++row) {
    const auto beside = rowSteps(row, stagger_);
    for (int column = 1; column <= columns_; ++column) {
      const CellIndex from = indexOf({column, row});
      if (!isWater(from)) continue;
      for (std::size_t i = 0; i < beside.size(); ++i)
        if (const CellIndex to = indexOf({column + beside[i].column, beside[i].row});
            to != noCell && isWater(to))
          addStep(from, allDirections[i], to, sides);
    }
  }
}

void CourseBoard::addStep(CellIndex from, Direction direction, CellIndex to,
                          const std::vector<std::uint8_t>& sides) {
  steps_[stepIndex(from, direction)] = to;
  if (sides[static_cast<std::size_t>(from)] == sides[static_cast<std::size_t>(to)]) return;
  const std::uint16_t id =
      meetingId(meetingsOf(gates_, toHex(cellAt(from), stagger_), toHex(cellAt(to), stagger_)));
  meetingIds_[stepIndex(from, direction)] = id;
  if (id != 0) besideGate_[static_cast<std::size_t>(to)] = 1;
}

// On which side of each gate's line the cells lie, a bit a gate: few steps change sides, and only those can
// meet.
std::vector<std::uint8_t> CourseBoard::gateSides() const {
  std::vector<std::uint8_t> sides(water_.size());
  for (CellIndex cell = 0; cell < cellCount(); ++cell) {
    const Hex hex = toHex(cellAt(cell), stagger_);
    unsigned bits = 0;
    for (std::size_t gate = 0; gate < gates_.size(); ++gate)
      bits |= (liesBeyond(gates_[gate], hex) ? 1u : 0u) << gate;
    sides[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(bits);
  }
  return sides;
}

std::uint16_t CourseBoard::meetingId(const StepMeetings& step) {
  auto found = std::find(meetings_.begin(), meetings_.end(), step);
  if (found == meetings_.end()) found = meetings_.insert(found, step);
  return static_cast<std::uint16_t>(found - meetings_.begin());
}

// A run is one longer than that of the next cell, so cells are taken from where the direction leads to.
void CourseBoard::findRuns() {
  runs_.assign(steps_.size(), 0);
  for (Direction direction : allDirections) {
    const bool leadsOn =
        direction == Direction::E || direction == Direction::SW || direction == Direction::SE;
    for (CellIndex i = 0; i < cellCount(); ++i) {
      const CellIndex from = leadsOn ? cellCount() - 1 - i : i;
      if (const CellIndex to = next(from, direction); to != noCell)
        runs_[stepIndex(from, direction)] = static_cast<std::int16_t>(runs_[stepIndex(to, direction)] + 1);
    }
  }
}

} // namespace fairway::lake_race
