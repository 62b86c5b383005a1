#pragma once

#include "rules/base/spot.h"

#include <array>
#include <compare>
#include <optional>
#include <string_view>
#include <vector>

// Boards of squares, for all games: how squares are counted, and which lie side by side.
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

// The eight directions of a board of squares: first those over a side, then the slanted ones over a corner.
enum class SquareDirection : std::uint8_t { N, E, S, W, NE, SE, SW, NW };

inline constexpr int sideDirections = 4; // N, E, S, W: the sides of a square
inline constexpr int squareDirections = 8;

inline constexpr std::array<SquareDirection, sideDirections> allSides{SquareDirection::N, SquareDirection::E,
                                                                      SquareDirection::S, SquareDirection::W};
inline constexpr std::array<SquareDirection, squareDirections> allSquareDirections{
    SquareDirection::N,  SquareDirection::E,  SquareDirection::S,  SquareDirection::W,
    SquareDirection::NE, SquareDirection::SE, SquareDirection::SW, SquareDirection::NW};

struct SquareStep {
  int columns = 0;
  int rows = 0; // downwards
};

constexpr SquareStep stepOf(SquareDirection direction) {
  constexpr std::array<SquareStep, squareDirections> steps{
      {{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};
  return steps[static_cast<std::size_t>(direction)];
}

constexpr bool isSlanted(SquareDirection direction) {
  return static_cast<int>(direction) >= sideDirections;
}

constexpr SquareDirection opposite(SquareDirection direction) {
  const int number = static_cast<int>(direction);
  return static_cast<SquareDirection>((number & ~3) | ((number + 2) & 3));
}

constexpr Square neighbour(Square square, SquareDirection direction) {
  const SquareStep step = stepOf(direction);
  return {square.column + step.columns, square.row + step.rows};
}

std::string_view nameOf(SquareDirection direction);              // N, E, ..., NW
std::optional<SquareDirection> sideNamed(std::string_view name); // N, E, S, W

} // namespace fairway
