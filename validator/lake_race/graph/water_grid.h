#pragma once

#include "rules/lake_race/board/terrain_map.h"

#include <span>

namespace fairway::validator::lake_race {

// The water of a lake by numbers. A rim of cells without water lies round the lake and is numbered too: so
// each cell of the lake has six neighbours, and looking at them needs no question. Numbers rise in reading
// order.
class WaterGrid {
public:
  using Number = std::uint32_t;

  // Cells in `obstacles` hold a buoy and are not water.
  WaterGrid(const fairway::lake_race::TerrainMap& map, Stagger stagger, std::span<const Cell> obstacles);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  Stagger stagger() const { return stagger_; }
  std::size_t size() const { return water_.size(); }

  Number numberOf(Cell cell) const {
    return static_cast<Number>(cell.row) * width_ + static_cast<Number>(cell.column);
  }
  Cell cellAt(Number number) const {
    return {static_cast<int>(number % width_), static_cast<int>(number / width_)};
  }
  bool contains(Cell cell) const {
    return cell.column >= 1 && cell.column <= columns_ && cell.row >= 1 && cell.row <= rows_;
  }
  bool isWater(Number number) const { return water_[number] != 0; }

  // Of a cell of the lake, in the order of `allDirections`.
  Number neighbour(Number number, std::size_t direction) const {
    return number + steps_[number / width_ % 2][direction];
  }
  template <class Visit>
  void forEachNeighbour(Number number, Visit visit) const {
    for (const Number step : steps_[number / width_ % 2]) visit(number + step);
  }

private:
  using Steps = std::array<Number, allDirections.size()>; // modulo 2^32, so that some lead back

  int columns_;
  int rows_;
  Stagger stagger_;
  Number width_;
  std::array<Steps, 2> steps_; // from rows with even numbers, and with odd ones
  std::vector<char> water_;
};

} // namespace fairway::validator::lake_race
