#include "editor/model/lake_race/board/symmetry.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::Lake;
using fairway::lake_race::TerrainMap;

bool allows(const TerrainMap& map, Symmetry symmetry) {
  return symmetry != Symmetry::TopBottom || map.rows() % 2 == 1;
}

namespace {

// Twice the turn's centre: the middle of the rows that are not shifted, which is the middle of the whole
// where the number of rows is even.
Hex centreTwice(const Lake& lake) {
  const int rows = lake.map.rows();
  const int first = isShifted(1, lake.stagger) && rows % 2 == 1 && rows > 1 ? 2 : 1;
  return lake.hexOf({1, first}) + lake.hexOf({lake.map.columns(), rows + 1 - first});
}

Cell unchecked(const Lake& lake, Symmetry symmetry, Cell cell) {
  switch (symmetry) {
  case Symmetry::None:
    return cell;
  case Symmetry::HalfTurn:
    return lake.cellOf(turnedHalf(lake.hexOf(cell), centreTwice(lake)));
  case Symmetry::LeftRight:
    return {lake.map.columns() + (isShifted(cell.row, lake.stagger) ? 0 : 1) - cell.column, cell.row};
  case Symmetry::TopBottom:
    return {cell.column, lake.map.rows() + 1 - cell.row};
  }
  return cell;
}

} // namespace

std::optional<Cell> imageOf(const Lake& lake, Symmetry symmetry, Cell cell) {
  FAIRWAY_EXPECTS(allows(lake.map, symmetry));
  const Cell image = unchecked(lake, symmetry, cell);
  return lake.map.contains(image) ? std::optional(image) : std::nullopt;
}

Direction imageOf(Symmetry symmetry, Direction direction) {
  const int sixths = static_cast<int>(direction);
  switch (symmetry) {
  case Symmetry::None:
    return direction;
  case Symmetry::HalfTurn:
    return opposite(direction);
  case Symmetry::LeftRight:
    return turned(Direction::W, -sixths);
  case Symmetry::TopBottom:
    return turned(Direction::E, -sixths);
  }
  return direction;
}

std::vector<Cell> withImage(const Lake& lake, Symmetry symmetry, Cell cell) {
  std::vector<Cell> cells{cell};
  const std::optional<Cell> image = imageOf(lake, symmetry, cell);
  if (image && *image != cell) cells.push_back(*image);
  return cells;
}

} // namespace fairway::editor::lake_race
