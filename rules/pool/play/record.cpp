#include "rules/pool/play/record.h"

namespace fairway::pool {

TurnEntry entryOf(const PoolBoard& board, Side side, const Turn& turn) {
  TurnEntry entry{side, turn.act, {}, turn.value, std::nullopt};
  if (turn.act == Act::Pass) return entry;
  entry.from = board.squareOf(turn.from);
  if (turn.to == bar)
    entry.to = ToBar{};
  else if (turn.to != nowhere)
    entry.to = board.squareOf(turn.to);
  return entry;
}

} // namespace fairway::pool
