#include "rules/pool/play/legal.h"

#include <algorithm>

namespace fairway::pool {

namespace {

template <int W>
Traffic<W> trafficOf(const Waters<W>& waters, const Position& position, Side side) {
  Bits<W> taken;
  Traffic<W> traffic;
  for (const Pile& pile : position.piles()) {
    taken.set(pile.at);
    if (pile.side() != side) traffic.prey.set(pile.at);
  }
  traffic.free = waters.water.without(taken);
  return traffic;
}

template <int W>
SquareEnds widened(const Ends<W>& ends, bool mayEnter) {
  return {resized<mostWords>(ends.squares), ends.bar && mayEnter};
}

} // namespace

SquareEnds swims(const PoolBoard& board, const Position& position, const Pile& pile) {
  const bool mayEnter = position.mayEnterBar(board, pile);
  return std::visit(
      [&](const auto& waters) {
        const auto traffic = trafficOf(waters, position, pile.side());
        return widened(swimsFrom(waters, pile.at, traffic.free, pile.side()), mayEnter);
      },
      board.waters());
}

SquareEnds moves(const PoolBoard& board, const Position& position, const Pile& pile, int value) {
  const bool mayEnter = position.mayEnterBar(board, pile);
  return std::visit(
      [&](const auto& waters) {
        const auto traffic = trafficOf(waters, position, pile.side());
        return widened(crocodileFrom(waters, pile.at, board.crocodile(value), traffic, pile.side()),
                       mayEnter);
      },
      board.waters());
}

bool hasChoice(const PoolBoard& board, const Position& position) {
  return std::any_of(position.piles().begin(), position.piles().end(), [&](const Pile& pile) {
    if (pile.side() != position.toMove()) return false;
    return pile.top().isSwimmer() || moves(board, position, pile, pile.top().face).any();
  });
}

SquareEnds endsAlone(const PoolBoard& board, Side side, SquareNumber from, int value) {
  return std::visit(
      [&]<int W>(const Waters<W>& waters) {
        Traffic<W> traffic{waters.water, {}};
        traffic.free.reset(from);
        return widened(value == 0 ? swimsFrom(waters, from, traffic.free, side)
                                  : crocodileFrom(waters, from, board.crocodile(value), traffic, side),
                       true);
      },
      board.waters());
}

std::vector<Turn> legalTurns(const PoolBoard& board, const Position& position) {
  std::vector<Turn> turns;
  forEachTurn(board, position, [&](const Turn& turn) { turns.push_back(turn); });
  std::stable_sort(turns.begin(), turns.end(), [](const Turn& a, const Turn& b) { return a.from < b.from; });
  return turns;
}

std::uint64_t countTurns(const PoolBoard& board, const Position& position) {
  std::uint64_t count = 0;
  forEachAct(board, position, [&](const Turn& turn, const SquareEnds& ends) {
    const auto here = static_cast<std::uint64_t>(ends.squares.count() + (ends.bar ? 1 : 0));
    count += here == 0 && turn.act == Act::Reveal ? 1 : here;
  });
  return std::max<std::uint64_t>(count, 1); // a pass
}

} // namespace fairway::pool
