#include "rules/pool/play/placing.h"

#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::pool {

bool Placing::isTaken(SquareNumber square) const {
  return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
    return std::find(squares_[side].begin(), squares_[side].end(), square) != squares_[side].end();
  });
}

bool Placing::hasRoom(Side side, const StartRow& row) const {
  const auto lying = std::count_if(squares_[side].begin(), squares_[side].end(), [&](SquareNumber number) {
    return startRowAt(board_->pool(), side, board_->squareOf(number)) == &row;
  });
  return lying < row.swimmers;
}

Refusal Placing::whyNot(Side side, Square square) const {
  if (complete()) return Rule::PlacementCount;
  if (side != toPlace()) return Rule::PlacementOrder;
  const StartRow* row = startRowAt(board_->pool(), side, square);
  if (!row) return Rule::PlacementSquare;
  if (isTaken(board_->numberOf(square))) return Rule::PlacementTaken;
  if (!hasRoom(side, *row)) return Rule::PlacementRoom;
  return std::nullopt;
}

Refusal Placing::place(Side side, Square square) {
  const Refusal refusal = whyNot(side, square);
  if (!refusal) squares_[side].push_back(board_->numberOf(square));
  return refusal;
}

SquareSet Placing::allowed() const {
  SquareSet set;
  if (complete()) return set;
  const Side side = toPlace();
  for (const StartRow& row : board_->pool().start[side]) {
    if (!hasRoom(side, row)) continue;
    for (const Square square : squaresOf(board_->pool(), row))
      if (const SquareNumber number = board_->numberOf(square); !isTaken(number)) set.set(number);
  }
  return set;
}

std::vector<SetupFault> setupFaults(const Pool& pool, const Setup& setup) {
  std::vector<SetupFault> faults;
  std::vector<Square> taken;
  for (const Side side : bothSides) {
    std::vector<int> lying(pool.start[side].size());
    if (static_cast<int>(setup[side].size()) != pool.tiles())
      faults.push_back({Rule::PlacementCount, side, std::nullopt});
    for (const Square square : setup[side]) {
      const StartRow* row = startRowAt(pool, side, square);
      const bool again = std::find(taken.begin(), taken.end(), square) != taken.end();
      taken.push_back(square);
      if (!row)
        faults.push_back({Rule::PlacementSquare, side, square});
      else if (again)
        faults.push_back({Rule::PlacementTaken, side, square});
      else if (++lying[static_cast<std::size_t>(row - pool.start[side].data())] > row->swimmers)
        faults.push_back({Rule::PlacementRoom, side, square});
    }
  }
  return faults;
}

bool setupFits(const Pool& pool) {
  return pool.setup && setupFaults(pool, *pool.setup).empty();
}

Position setupPosition(const PoolBoard& board) {
  FAIRWAY_EXPECTS(setupFits(board.pool()));
  BySide<std::vector<SquareNumber>> squares;
  for (const Side side : bothSides)
    for (const Square square : (*board.pool().setup)[side]) squares[side].push_back(board.numberOf(square));
  return {board, squares};
}

} // namespace fairway::pool
