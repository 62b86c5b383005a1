#pragma once

#include "rules/base/random.h"
#include "rules/pool/play/tile.h"
#include "rules/pool/play/turn.h"

#include <span>

namespace fairway::pool {

// What a side has brought into its bar.
struct Bar {
  int tiles = 0;  // of either colour
  int values = 0; // sum of the crocodiles' numbers; swimmers count 0

  friend bool operator==(const Bar&, const Bar&) = default;
};

// The pool between two turns: a plain value without allocation. To look ahead or to undo, keep a copy.
class Position {
public:
  // All tiles lie as swimmers; red is to move. The squares are different water squares.
  Position(const PoolBoard& board, const BySide<std::vector<SquareNumber>>& swimmers);

  std::span<const Pile> piles() const { return {piles_.data(), count_}; } // in no particular order
  const Pile* pileAt(SquareNumber square) const;                          // null: none
  Side toMove() const { return toMove_; }
  const Bar& inBar(Side side) const { return bars_[side]; }
  bool open() const { return open_; }    // some side has arrived
  int quiet() const { return quiet_; }   // turns since the last reveal, bite or arrival
  int passes() const { return passes_; } // in a row
  int pilesOf(Side side) const;
  // How many tiles of that value the side has not shown yet. Nobody knows which of its swimmers they are.
  int hidden(Side side, int value) const { return hidden_[side][static_cast<std::size_t>(value)]; }
  int hidden(Side side) const; // of all values

  bool mayEnterBar(const PoolBoard& board, const Pile& pile) const {
    return open_ || pile.size >= board.pool().opening;
  }

  // The turn must be legal.
  Position after(const Turn& turn) const;

  // Who is to move, and which piles lie where: what repetition compares.
  bool liesLike(const Position& other) const;
  std::uint64_t hash() const; // the same for positions that lie alike

private:
  void moveOut(Pile& pile, SquareNumber to);
  void remove(Pile& pile) { pile = piles_[--count_]; }

  std::array<Pile, maxTiles> piles_{};
  std::size_t count_ = 0;
  BySide<std::array<std::uint8_t, maxValue + 1>> hidden_{};
  BySide<Bar> bars_;
  Side toMove_ = Side::Red;
  bool open_ = false;
  std::uint8_t passes_ = 0;
  std::uint16_t quiet_ = 0;
};

// More tiles in the bar win; if equal, the higher sum of numbers. None: a draw.
std::optional<Side> leader(const Position& position);

// What a reveal turns up: one of the hidden tiles of the side to move, each as likely as any other.
inline int drawnValue(const Position& position, Random& random) {
  const Side side = position.toMove();
  auto left = static_cast<int>(random.below(static_cast<std::uint64_t>(position.hidden(side))));
  int value = 1;
  while (left >= position.hidden(side, value)) left -= position.hidden(side, value++);
  return value;
}

} // namespace fairway::pool
