#pragma once

#include "rules/pool/play/turn.h"

#include <variant>

namespace fairway::pool {

struct PlacementEntry {
  Side side = Side::Red;
  Square at;

  friend bool operator==(const PlacementEntry&, const PlacementEntry&) = default;
};

struct ToBar {
  friend bool operator==(const ToBar&, const ToBar&) = default;
};
using Target = std::variant<Square, ToBar>;

// A turn as it was played.
struct TurnEntry {
  Side side = Side::Red;
  Act act = Act::Pass;
  Square from;              // unless it is a pass
  int value = 0;            // of a reveal
  std::optional<Target> to; // none: a pass, or a reveal that could not move

  friend bool operator==(const TurnEntry&, const TurnEntry&) = default;
};

// A game as it was played, without its pool. It may stop anywhere.
struct GameRecord {
  std::optional<std::vector<PlacementEntry>> placement; // in order; none: the pool's setup
  std::vector<TurnEntry> turns;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

TurnEntry entryOf(const PoolBoard& board, Side side, const Turn& turn);

} // namespace fairway::pool
