#include "rules/pool/play/match.h"

#include "rules/base/contract.h"

namespace fairway::pool {

std::string_view nameOf(End end) {
  constexpr std::array<std::string_view, 4> names{"one-side", "blocked", "repetition", "quiet"};
  return names[static_cast<std::size_t>(end)];
}

Match::Match(const PoolBoard& board, const Position& start) : board_(&board), position_(start) {
  seen_.push_back({position_.hash(), position_});
}

int Match::timesSeen(const Position& position) const {
  const std::uint64_t hash = position.hash();
  int times = 0;
  for (const Seen& seen : seen_)
    if (seen.hash == hash && seen.position.liesLike(position)) ++times;
  return times;
}

std::optional<End> Match::endAfter(const Position& next) const {
  if (next.pilesOf(Side::Red) == 0 || next.pilesOf(Side::Yellow) == 0) return End::OneSide;
  if (next.passes() >= 2) return End::Blocked;
  if (next.quiet() > 0 && timesSeen(next) >= 2) return End::Repetition;
  if (next.quiet() >= board_->pool().quiet) return End::Quiet;
  return std::nullopt;
}

void Match::play(const Turn& turn) {
  FAIRWAY_EXPECTS(!over());
  position_ = position_.after(turn);
  ++turns_;
  end_ = endAfter(position_);
  if (position_.quiet() == 0) seen_.clear(); // what lay before cannot lie again
  seen_.push_back({position_.hash(), position_});
}

} // namespace fairway::pool
