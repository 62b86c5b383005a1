#pragma once

#include "rules/pool/board/pool.h"
#include "rules/pool/board/waters.h"

namespace fairway::pool {

// The number of a square on a board. Numbers run by row, then column, with an unused one behind each row: so
// a step in a direction always adds the same number, and no step leads from one edge to the other.
using SquareNumber = std::int16_t;
inline constexpr SquareNumber noSquare = -1;

using SquareSet = Bits<mostWords>;

// A pool made ready for play: its water and ladders as sets.
class PoolBoard {
public:
  explicit PoolBoard(Pool pool);

  const Pool& pool() const { return pool_; }
  int numbers() const { return pool_.map.rows() * stride_; } // beyond all squares

  SquareNumber numberOf(Square square) const { // noSquare: beyond the map
    if (!pool_.map.contains(square)) return noSquare;
    return static_cast<SquareNumber>((square.row - 1) * stride_ + square.column - 1);
  }
  Square squareOf(int number) const { return {number % stride_ + 1, number / stride_ + 1}; }

  const SquareSet& water() const { return water_; }
  const AnyWaters& waters() const { return waters_; } // for rules/pool/board/ways.h
  const SquareSet& ladderSquares(Side side) const { return ladders_[side]; }
  const SquareSet& startSquares(Side side) const { return start_[side]; }

  // The values that occur, ascending, each once; and how many tiles of a side have one.
  const std::vector<int>& values() const { return values_; }
  int countOf(int value) const { return counts_[static_cast<std::size_t>(value)]; }
  const Crocodile& crocodile(int value) const { return crocodiles_[static_cast<std::size_t>(value)]; }

  std::vector<Square> squaresOf(const SquareSet& set) const;
  SquareSet setOf(const std::vector<Square>& squares) const;

private:
  template <int W>
  Waters<W> watersOf() const;

  Pool pool_;
  int stride_;
  SquareSet water_;
  BySide<SquareSet> ladders_;
  BySide<SquareSet> start_;
  AnyWaters waters_;
  std::vector<int> values_;
  std::array<int, maxValue + 1> counts_{};
  std::array<Crocodile, maxValue + 1> crocodiles_{};
};

} // namespace fairway::pool
