#pragma once

#include "rules/pool/play/position.h"
#include "rules/pool/play/rule.h"

namespace fairway::pool {

// The sides place one tile in turn, red first, until all lie. The board must outlive it.
class Placing {
public:
  explicit Placing(const PoolBoard& board) : board_(&board) {}

  bool complete() const { return placed() == 2 * board_->pool().tiles(); }
  Side toPlace() const { return placed() % 2 == 0 ? Side::Red : Side::Yellow; }
  const BySide<std::vector<SquareNumber>>& squares() const { return squares_; } // in the order of placing

  Refusal whyNot(Side side, Square square) const;
  Refusal place(Side side, Square square); // changes nothing where it is refused
  SquareSet allowed() const;               // where the next tile may go

  Position start() const { return {*board_, squares_}; } // of a placing that is complete

private:
  int placed() const { return static_cast<int>(squares_[Side::Red].size() + squares_[Side::Yellow].size()); }
  bool isTaken(SquareNumber square) const;
  bool hasRoom(Side side, const StartRow& row) const;

  const PoolBoard* board_;
  BySide<std::vector<SquareNumber>> squares_;
};

// What keeps a setup from being one, with the side and the square where it is about one.
struct SetupFault {
  Rule rule = Rule::SetupFits;
  Side side = Side::Red;
  std::optional<Square> square; // none: the count is wrong
};

// All faults of a setup: none means that it fits.
std::vector<SetupFault> setupFaults(const Pool& pool, const Setup& setup);
bool setupFits(const Pool& pool); // a pool without a setup has none that fits

// The position of a setup that fits.
Position setupPosition(const PoolBoard& board);

} // namespace fairway::pool
