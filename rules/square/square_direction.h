#pragma once

#include "rules/square/square.h"

#include <array>
#include <optional>
#include <string_view>

namespace fairway {

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
