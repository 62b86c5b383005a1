#pragma once

#include "rules/lake_race/lake.h"

#include <array>
#include <bit>

namespace fairway::lake_race {

inline constexpr int maxBitSide = 64;

// A set of cells of a small lake: a row is a machine word, with an empty row above the first and below the
// last, so that looking at both neighbouring rows needs no question.
struct BitRows {
  std::array<std::uint64_t, maxBitSide + 2> rows{};

  std::uint64_t& operator[](int row) { return rows[static_cast<std::size_t>(row)]; }
  std::uint64_t operator[](int row) const { return rows[static_cast<std::size_t>(row)]; }

  static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell.column - 1); }
  bool has(Cell cell) const { return ((*this)[cell.row] & bit(cell)) != 0; }
  void add(Cell cell) { (*this)[cell.row] |= bit(cell); }
  void remove(Cell cell) { (*this)[cell.row] &= ~bit(cell); }
};

// The neighbours of a row's cells and of the cells in the rows beside it, as seen from this row: those in
// rows beside it reach two cells each, straight and one to the left of a shifted row, to the right of any
// other.
constexpr std::uint64_t neighboursIn(std::uint64_t here, std::uint64_t beside, bool shifted) {
  return (here << 1) | (here >> 1) | beside | (shifted ? beside >> 1 : beside << 1);
}

} // namespace fairway::lake_race
