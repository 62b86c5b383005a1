#pragma once

#include "rules/base/spot.h"

#include <compare>
#include <vector>

// Boards of squares, whatever the game: how squares are counted, and which lie side by side.
namespace fairway {

// A square as people count it: column and row from 1, the top left being [1, 1].
struct Square {
  int column = 1;
  int row = 1;

  // Every square is a place that a finding can point to.
  constexpr operator Spot() const {
    return {Spot::Kind::Square, column, row, 0};
  } // NOLINT(google-explicit-constructor)

  friend constexpr bool operator==(Square, Square) = default;
  // Reading order: row by row.
  friend constexpr std::strong_ordering operator<=>(Square a, Square b) {
    if (auto order = a.row <=> b.row; order != 0) return order;
    return a.column <=> b.column;
  }
};

// The square that a place of a board of squares is.
constexpr Square squareOf(const Spot& spot) {
  return {spot.x, spot.y};
}

std::vector<Spot> spotsOf(const std::vector<Square>& squares);
std::vector<Square> squaresOf(const std::vector<Spot>& spots);

std::string label(Square square); // [4, 10]

} // namespace fairway
