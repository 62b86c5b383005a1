#include "rules/lake_race/board/course.h"

#include "rules/base/contract.h"
#include "rules/base/named.h"

#include <algorithm>

namespace fairway::lake_race {

std::string_view nameOf(Arrow arrow) {
  return arrow == Arrow::Clockwise ? "clockwise" : "counterclockwise";
}

std::optional<Arrow> arrowNamed(std::string_view name) {
  return valueNamed(std::array{Arrow::Clockwise, Arrow::Counterclockwise}, name);
}

std::string_view nameOf(PassSide side) {
  return side == PassSide::Left ? "left" : "right";
}

std::optional<PassSide> passSideNamed(std::string_view name) {
  return valueNamed(std::array{PassSide::Left, PassSide::Right}, name);
}

OpenChoices fixed(const Choices& choices) {
  return {{choices.arrows[0], choices.arrows[1], choices.arrows[2]}, choices.start, choices.finish};
}

std::vector<Cell> stripCells(const Lake& lake, const Placement& placement) {
  std::vector<Cell> cells;
  for (int i = 1; i <= lake.strip; ++i)
    cells.push_back(ahead(placement.start, placement.letter, i, lake.stagger));
  return cells;
}

Cell finishCell(const Lake& lake, const Placement& placement) {
  return ahead(placement.start, placement.letter, lake.strip + 1, lake.stagger);
}

std::array<Cell, 5> buoyCells(const Lake& lake, const Placement& placement) {
  return {placement.start, placement.buoys[0], placement.buoys[1], placement.buoys[2],
          finishCell(lake, placement)};
}

std::vector<Cell> startCells(const Lake& lake, const Placement& placement, PassSide start) {
  const Hex origin = lake.hexOf(placement.start);
  const Hex along = vectorOf(placement.letter);
  // The row behind is reached by the neighbour half a step along the strip: so its cells are at 1/2, 3/2, ...
  // between the buoys, one more than the strip has. The second row is again at 1, 2, ...
  const int away = start == PassSide::Left ? -1 : 1;
  const Hex behind = vectorOf(turned(placement.letter, away));
  const Hex secondBehind = behind + vectorOf(turned(placement.letter, 2 * away));

  std::vector<Hex> hexes;
  for (int i = 1; i <= lake.strip; ++i) hexes.push_back(origin + i * along);
  for (int i = 0; i <= lake.strip; ++i) hexes.push_back(origin + behind + i * along);
  for (int i = 1; i <= lake.strip; ++i) hexes.push_back(origin + secondBehind + i * along);

  const std::array<Cell, 5> buoys = buoyCells(lake, placement);
  std::vector<Cell> cells;
  for (Hex hex : hexes) {
    const Cell cell = lake.cellOf(hex);
    const bool taken = std::find(buoys.begin(), buoys.end(), cell) != buoys.end();
    if (lake.map.at(cell) == Terrain::Water && !taken) cells.push_back(cell);
  }
  return cells;
}

AssignmentOrder assignmentNumbered(int number) {
  FAIRWAY_EXPECTS(number >= 0 && number < assignmentCount);
  AssignmentOrder order{0, 1, 2, 3};
  while (number-- > 0) std::next_permutation(order.begin(), order.end());
  return order;
}

int numberOf(const AssignmentOrder& order) {
  for (int number = 0; number < assignmentCount; ++number)
    if (assignmentNumbered(number) == order) return number;
  FAIRWAY_EXPECTS(false);
  return 0;
}

std::optional<Placement> placementOf(const Lake& lake, RaceLetter race, const AssignmentOrder& order) {
  const std::vector<Slot> slots = slotsOf(lake, race);
  if (slots.size() != order.size()) return std::nullopt;
  const auto slot = [&](std::size_t buoy) { return slots[static_cast<std::size_t>(order[buoy])]; };
  return Placement{slot(0).at, slot(0).letter, {slot(1).at, slot(2).at, slot(3).at}};
}

} // namespace fairway::lake_race
