#pragma once

#include "rules/pool/play/legal.h"

namespace fairway::pool {

// How a game ends, in the order in which it is looked at.
enum class End : std::uint8_t { OneSide, Blocked, Repetition, Quiet };

inline constexpr std::array<End, 4> allEnds{End::OneSide, End::Blocked, End::Repetition, End::Quiet};

std::string_view nameOf(End end); // one-side, blocked, repetition, quiet

// A game from its first turn on: the position, and what has to be remembered to know its end. The board must
// outlive it.
class Match {
public:
  Match(const PoolBoard& board, const Position& start);

  const PoolBoard& board() const { return *board_; }
  const Position& position() const { return position_; }
  bool over() const { return end_.has_value(); }
  std::optional<End> end() const { return end_; }
  std::optional<Side> winner() const { return leader(position_); } // of a game that is over; none: a draw
  int turns() const { return turns_; }

  // The turn must be legal, the game not over.
  void play(const Turn& turn);
  // How the game ends where a turn leads to this position; none: it goes on.
  std::optional<End> endAfter(const Position& next) const;
  // How often a position was there since the last news; before it, others lay in the pool.
  int timesSeen(const Position& position) const;

private:
  struct Seen {
    std::uint64_t hash;
    Position position;
  };

  const PoolBoard* board_;
  Position position_;
  std::vector<Seen> seen_;
  std::optional<End> end_;
  int turns_ = 0;
};

} // namespace fairway::pool
