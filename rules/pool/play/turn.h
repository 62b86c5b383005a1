#pragma once

#include "rules/pool/board/pool_board.h"

namespace fairway::pool {

enum class Act : std::uint8_t { Swim, Reveal, Move, Pass };

constexpr std::string_view nameOf(Act act) {
  constexpr std::array<std::string_view, 4> names{"swim", "reveal", "move", "pass"};
  return names[static_cast<std::size_t>(act)];
}

// Where a turn ends: on a square, in the own bar, or nowhere, when a crocodile that was revealed cannot move.
inline constexpr SquareNumber bar = -2;
inline constexpr SquareNumber nowhere = -3;

// One turn of the side to move. Two ways to one end are one turn.
struct Turn {
  Act act = Act::Pass;
  SquareNumber from = noSquare;
  SquareNumber to = nowhere;
  std::uint8_t value = 0; // what a reveal turned up

  friend bool operator==(const Turn&, const Turn&) = default;
};

} // namespace fairway::pool
