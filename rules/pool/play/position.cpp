#include "rules/pool/play/position.h"

#include "rules/base/contract.h"
#include "rules/base/random.h"

#include <numeric>

namespace fairway::pool {

Position::Position(const PoolBoard& board, const BySide<std::vector<SquareNumber>>& swimmers) {
  for (const Side side : bothSides) {
    for (const SquareNumber square : swimmers[side]) {
      FAIRWAY_EXPECTS(count_ < piles_.size());
      Pile& pile = piles_[count_++];
      pile.at = square;
      pile.add({side, 0});
    }
    for (const int value : board.values())
      hidden_[side][static_cast<std::size_t>(value)] = static_cast<std::uint8_t>(board.countOf(value));
  }
}

const Pile* Position::pileAt(SquareNumber square) const {
  for (const Pile& pile : piles())
    if (pile.at == square) return &pile;
  return nullptr;
}

int Position::pilesOf(Side side) const {
  int count = 0;
  for (const Pile& pile : piles()) count += pile.side() == side ? 1 : 0;
  return count;
}

int Position::hidden(Side side) const {
  return std::accumulate(hidden_[side].begin(), hidden_[side].end(), 0);
}

// The pile goes where it may: onto free water, onto another pile, or out of the pool.
void Position::moveOut(Pile& pile, SquareNumber to) {
  if (to == bar) {
    Bar& own = bars_[toMove_];
    own.tiles += pile.size;
    for (std::size_t i = 0; i < pile.size; ++i) own.values += pile.tiles[i].face;
    open_ = true;
    quiet_ = 0;
    remove(pile);
    return;
  }
  Pile* bitten = const_cast<Pile*>(pileAt(to));
  if (!bitten) {
    pile.at = to;
    return;
  }
  for (std::size_t i = 0; i < pile.size; ++i) bitten->add(pile.tiles[i]);
  quiet_ = 0;
  remove(pile);
}

Position Position::after(const Turn& turn) const {
  Position next = *this;
  ++next.quiet_;
  if (turn.act == Act::Pass) {
    ++next.passes_;
  } else {
    next.passes_ = 0;
    Pile* pile = const_cast<Pile*>(next.pileAt(turn.from));
    FAIRWAY_EXPECTS(pile && pile->side() == toMove_);
    if (turn.act == Act::Reveal) {
      pile->tiles[pile->size - 1U].face = turn.value;
      --next.hidden_[toMove_][turn.value];
      next.quiet_ = 0;
    }
    if (turn.to != nowhere) next.moveOut(*pile, turn.to);
  }
  next.toMove_ = other(toMove_);
  return next;
}

bool Position::liesLike(const Position& other) const {
  if (toMove_ != other.toMove_ || count_ != other.count_) return false;
  return std::all_of(piles().begin(), piles().end(), [&](const Pile& pile) {
    const Pile* there = other.pileAt(pile.at);
    return there && *there == pile;
  });
}

// A sum over the piles, so that their order does not matter.
std::uint64_t Position::hash() const {
  std::uint64_t sum = static_cast<std::uint64_t>(toMove_);
  for (const Pile& pile : piles()) {
    std::uint64_t content = static_cast<std::uint64_t>(pile.at);
    for (std::size_t i = 0; i < pile.size; ++i)
      content = content * 31 + static_cast<std::uint64_t>(pile.tiles[i].side) * 16 + pile.tiles[i].face + 1;
    sum += SplitMix64(content).next();
  }
  return sum;
}

std::optional<Side> leader(const Position& position) {
  const Bar& red = position.inBar(Side::Red);
  const Bar& yellow = position.inBar(Side::Yellow);
  if (red == yellow) return std::nullopt;
  const bool redLeads = red.tiles != yellow.tiles ? red.tiles > yellow.tiles : red.values > yellow.values;
  return redLeads ? Side::Red : Side::Yellow;
}

} // namespace fairway::pool
