#pragma once

#include "rules/lake_race/board/lake.h"

namespace fairway::lake_race {

// The way round in which boats pass a buoy, as seen on the map.
enum class Arrow : std::uint8_t { Clockwise, Counterclockwise };

// The way in which boats pass the strip, seen from the start buoy towards the finish buoy.
enum class PassSide : std::uint8_t { Left, Right };

std::string_view nameOf(Arrow arrow);
std::optional<Arrow> arrowNamed(std::string_view name);
std::string_view nameOf(PassSide side);
std::optional<PassSide> passSideNamed(std::string_view name);

constexpr Arrow otherArrow(Arrow arrow) {
  return arrow == Arrow::Clockwise ? Arrow::Counterclockwise : Arrow::Clockwise;
}
constexpr PassSide otherSide(PassSide side) {
  return side == PassSide::Left ? PassSide::Right : PassSide::Left;
}

// Where the buoys stand and on which side of buoy 0 the strip lies.
struct Placement {
  Cell start;
  Direction letter = Direction::E;
  std::array<Cell, 3> buoys{};

  friend bool operator==(const Placement&, const Placement&) = default;
};

// The turnings that make a course of a placement.
struct Choices {
  std::array<Arrow, 3> arrows{};
  PassSide start = PassSide::Left;
  PassSide finish = PassSide::Left;

  friend bool operator==(const Choices&, const Choices&) = default;
};

// Choices as a document has them: what is left out is chosen for the shortest route.
struct OpenChoices {
  std::array<std::optional<Arrow>, 3> arrows{};
  std::optional<PassSide> start;
  std::optional<PassSide> finish;

  friend bool operator==(const OpenChoices&, const OpenChoices&) = default;
};

OpenChoices fixed(const Choices& choices);

// A course with everything settled: what a race is held on.
struct Course {
  Lake lake;
  std::optional<RaceLetter> race; // none: a free course, its buoys on any cells
  Placement placement;
  Choices choices;

  friend bool operator==(const Course&, const Course&) = default;
};

// The cells that follow buoy 0's cell on the side of its letter, and the finish buoy's cell after them.
std::vector<Cell> stripCells(const Lake& lake, const Placement& placement);
Cell finishCell(const Lake& lake, const Placement& placement);

// All buoys: 0, 1, 2, 3 and the finish buoy.
std::array<Cell, 5> buoyCells(const Lake& lake, const Placement& placement);

// Where boats may be placed: the strip's cells and the two rows behind it, water without a buoy only. The
// strip's own cells come first, then the nearer row, each from the start buoy on.
std::vector<Cell> startCells(const Lake& lake, const Placement& placement, PassSide start);

// Which of a race's four slots, in the order of the lake, each buoy 0 to 3 stands on.
using AssignmentOrder = std::array<int, 4>;
inline constexpr int assignmentCount = 24;

// The 24 in their order: 0123, 0132, ... 3210.
AssignmentOrder assignmentNumbered(int number); // from 0
int numberOf(const AssignmentOrder& order);

// The placement that it gives on a lake with four slots of the race; otherwise none.
std::optional<Placement> placementOf(const Lake& lake, RaceLetter race, const AssignmentOrder& order);

} // namespace fairway::lake_race
