#pragma once

#include "rules/hex/cell.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fairway::lake_race {

enum class Terrain : std::uint8_t { Water, Land, Void };

// Lakes larger than this are refused at the border, so that no document can exhaust memory.
inline constexpr int maxLakeSide = 500;

// A rectangle of cells. Everything outside it is void.
class TerrainMap {
public:
  TerrainMap() = default;
  TerrainMap(int columns, int rows, Terrain fill = Terrain::Water);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  int cellCount() const { return columns_ * rows_; }

  bool contains(Cell cell) const {
    return cell.column >= 1 && cell.column <= columns_ && cell.row >= 1 && cell.row <= rows_;
  }
  Terrain at(Cell cell) const { return contains(cell) ? cells_[indexOf(cell)] : Terrain::Void; }
  void set(Cell cell, Terrain terrain); // the cell must be inside

  // Cells are numbered in reading order from 0.
  std::size_t indexOf(Cell cell) const {
    return static_cast<std::size_t>(cell.row - 1) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(cell.column - 1);
  }
  Cell cellAt(std::size_t index) const {
    const auto columns = static_cast<std::size_t>(columns_);
    return {static_cast<int>(index % columns) + 1, static_cast<int>(index / columns) + 1};
  }

  int count(Terrain terrain) const;

  // Where a cell ends up when the rectangle is turned by 180 degrees.
  Cell turnedHalf(Cell cell) const { return {columns_ + 1 - cell.column, rows_ + 1 - cell.row}; }
  TerrainMap turnedHalf() const;

  friend bool operator==(const TerrainMap&, const TerrainMap&) = default;

private:
  int columns_ = 0;
  int rows_ = 0;
  std::vector<Terrain> cells_;
};

} // namespace fairway::lake_race
