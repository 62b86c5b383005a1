#pragma once

#include "rules/square/square.h"

#include <cstdint>
#include <vector>

namespace fairway::pool {

inline constexpr int maxPoolSide = 30;

enum class Ground : std::uint8_t { Water, Deck, Void };

// The squares of a pool. What lies beyond its edge is void.
class PoolMap {
public:
  PoolMap() : PoolMap(1, 1) {}
  PoolMap(int columns, int rows, Ground ground = Ground::Water);

  int columns() const { return columns_; }
  int rows() const { return rows_; }
  bool contains(Square square) const {
    return square.column >= 1 && square.column <= columns_ && square.row >= 1 && square.row <= rows_;
  }
  Ground at(Square square) const { return contains(square) ? grounds_[indexOf(square)] : Ground::Void; }
  bool isWater(Square square) const { return at(square) == Ground::Water; }
  void set(Square square, Ground ground); // a square of the map

  std::vector<Square> squaresOf(Ground ground) const; // by row, then column

  friend bool operator==(const PoolMap&, const PoolMap&) = default;

private:
  std::size_t indexOf(Square square) const {
    return static_cast<std::size_t>((square.row - 1) * columns_ + square.column - 1);
  }

  int columns_;
  int rows_;
  std::vector<Ground> grounds_;
};

} // namespace fairway::pool
