#pragma once

#include "rules/base/spot.h"
#include "rules/hex/hex.h"

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace fairway {

// Which rows are shifted right by half a hex: `odd` the 2nd, 4th, ...; `even` the 1st, 3rd, ...
enum class Stagger : std::uint8_t { Odd, Even };

constexpr Stagger otherStagger(Stagger stagger) {
  return stagger == Stagger::Odd ? Stagger::Even : Stagger::Odd;
}

constexpr bool isShifted(int row, Stagger stagger) {
  return (row % 2 == 0) == (stagger == Stagger::Odd);
}

// A cell as people count it: column and row from 1, the top left being [1, 1].
struct Cell {
  int column = 1;
  int row = 1;

  // Every cell is a place that a finding can point to.
  constexpr operator Spot() const {
    return {Spot::Kind::Cell, column, row, 0};
  } // NOLINT(google-explicit-constructor)

  friend constexpr bool operator==(Cell, Cell) = default;
  // Reading order: row by row.
  friend constexpr std::strong_ordering operator<=>(Cell a, Cell b) {
    if (auto order = a.row <=> b.row; order != 0) return order;
    return a.column <=> b.column;
  }
};

constexpr Hex toHex(Cell cell, Stagger stagger) {
  const int row = cell.row - 1;
  // Half of the rows above, rounded so that a shifted row lies half a hex to the right of the one before it.
  const int halves = (stagger == Stagger::Odd ? row - (row & 1) : row + (row & 1)) / 2;
  return {cell.column - 1 - halves, row};
}

constexpr Cell toCell(Hex hex, Stagger stagger) {
  const int row = hex.r;
  const int halves = (stagger == Stagger::Odd ? row - (row & 1) : row + (row & 1)) / 2;
  return {hex.q + halves + 1, row + 1};
}

constexpr Cell neighbour(Cell cell, Direction direction, Stagger stagger) {
  // The same as through hexes, without the halves of all rows above.
  const Hex step = vectorOf(direction);
  const int shifted = isShifted(cell.row, stagger) ? 1 : 0;
  const int lean = step.r == 0 ? 0 : step.r > 0 ? shifted : shifted - 1;
  return {cell.column + step.q + lean, cell.row + step.r};
}

// The cell `steps` steps away in a straight line.
constexpr Cell ahead(Cell cell, Direction direction, int steps, Stagger stagger) {
  return toCell(toHex(cell, stagger) + steps * vectorOf(direction), stagger);
}

// The cell that a place of a hex board is.
constexpr Cell cellOf(const Spot& spot) {
  return {spot.x, spot.y};
}

std::vector<Spot> spotsOf(const std::vector<Cell>& cells);
std::vector<Cell> cellsOf(const std::vector<Spot>& spots);

std::string label(Cell cell); // CCRR, as a place's label is
std::optional<Cell> cellLabelled(std::string_view label);

// The neighbours that column 0 would have in this row, in the order of `allDirections`; those of another
// column lie as many columns further. It saves time where every cell of a board is visited.
constexpr std::array<Cell, allDirections.size()> rowSteps(int row, Stagger stagger) {
  std::array<Cell, allDirections.size()> steps;
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = neighbour({0, row}, allDirections[i], stagger);
  return steps;
}

} // namespace fairway
