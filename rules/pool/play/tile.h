#pragma once

#include "rules/pool/board/pool_board.h"

#include <algorithm>
#include <string>

namespace fairway::pool {

// A tile as one sees it: a swimmer, or the crocodile that was turned up.
struct Tile {
  Side side = Side::Red;
  std::uint8_t face = 0; // 0: a swimmer; else the crocodile's value

  bool isSwimmer() const { return face == 0; }

  friend bool operator==(Tile, Tile) = default;
};

inline std::string label(Tile tile) { // `yellow ?`, `red 4`
  return std::string(nameOf(tile.side)) + " " + (tile.isSwimmer() ? "?" : std::to_string(tile.face));
}

// Tiles on one square, never parted. The top one owns the pile. A swimmer never bites, so it lies alone or
// below a crocodile.
struct Pile {
  SquareNumber at = noSquare;
  std::uint8_t size = 0;
  std::array<Tile, maxTiles> tiles{}; // bottom to top

  Tile top() const { return tiles[size - 1U]; }
  Side side() const { return top().side; }
  void add(Tile tile) { tiles[size++] = tile; }

  friend bool operator==(const Pile& a, const Pile& b) {
    return a.at == b.at && a.size == b.size &&
           std::equal(a.tiles.begin(), a.tiles.begin() + a.size, b.tiles.begin());
  }
};

} // namespace fairway::pool
