#pragma once

#include "rules/lake_race/gates/progress.h"

#include <vector>

namespace fairway::lake_race {

// A course made ready to move boats on: cells by number, obstacles, straight runs and the gates each step
// meets, all looked up. Built once for a course; the referee, the router, the solver and the simulator share
// it.
class CourseBoard {
public:
  using CellIndex = std::int32_t;
  static constexpr CellIndex noCell = -1;

  // The course's gates must be defined.
  explicit CourseBoard(const Course& course);
  CourseBoard(const Lake& lake, const Placement& placement, const Choices& choices);

  CellIndex cellCount() const { return static_cast<CellIndex>(water_.size()); }
  CellIndex indexOf(Cell cell) const; // noCell outside the lake
  Cell cellAt(CellIndex index) const { return {index % columns_ + 1, index / columns_ + 1}; }

  // Water without a buoy: where a boat can be.
  bool isWater(CellIndex index) const { return water_[static_cast<std::size_t>(index)]; }

  // The next cell in this direction if a boat can be there, else noCell.
  CellIndex next(CellIndex from, Direction direction) const { return steps_[stepIndex(from, direction)]; }

  // How many cells a boat can go straight ahead before the water ends.
  int run(CellIndex from, Direction direction) const { return runs_[stepIndex(from, direction)]; }

  // What the step from here meets; the step must lead to water.
  const StepMeetings& meetings(CellIndex from, Direction direction) const {
    return meetings_[meetingIds_[stepIndex(from, direction)]];
  }
  bool meetsGate(CellIndex from, Direction direction) const {
    return meetingIds_[stepIndex(from, direction)] != 0;
  }
  // Whether some step to this cell meets a gate: most have none.
  bool isBesideGate(CellIndex index) const { return besideGate_[static_cast<std::size_t>(index)]; }
  Progress advance(Progress progress, CellIndex from, Direction direction) const {
    const std::uint16_t id = meetingIds_[stepIndex(from, direction)];
    return id == 0 ? progress : advanced(progress, meetings_[id]);
  }

  const std::array<Gate, gateCount>& gates() const { return gates_; }
  const std::vector<CellIndex>& startCells() const { return startCells_; }
  Stagger stagger() const { return stagger_; }
  int strip() const { return strip_; }

private:
  static std::size_t stepIndex(CellIndex from, Direction direction) {
    return static_cast<std::size_t>(from) * 6 + static_cast<std::size_t>(direction);
  }
  void findWater(const Lake& lake, const Placement& placement);
  void findSteps();
  void addStep(CellIndex from, Direction direction, CellIndex to, const std::vector<std::uint8_t>& sides);
  std::vector<std::uint8_t> gateSides() const;
  void findRuns();
  std::uint16_t meetingId(const StepMeetings& step);

  int columns_;
  int rows_;
  Stagger stagger_;
  int strip_;
  std::array<Gate, gateCount> gates_;
  std::vector<char> water_;
  std::vector<CellIndex> steps_;
  std::vector<std::int16_t> runs_;
  std::vector<std::uint16_t> meetingIds_;
  std::vector<char> besideGate_;
  std::vector<StepMeetings> meetings_; // the different ones; number 0 meets nothing
  std::vector<CellIndex> startCells_;
};

} // namespace fairway::lake_race
