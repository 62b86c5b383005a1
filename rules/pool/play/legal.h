#pragma once

#include "rules/pool/board/ways.h"
#include "rules/pool/play/position.h"

#include <utility>

// What the side to move may do: one query for everything that is legal. Nothing is allocated.
namespace fairway::pool {

using SquareEnds = Ends<mostWords>;

// Where the pile can swim to: its top must be a swimmer. The bar only where the pile may enter it.
SquareEnds swims(const PoolBoard& board, const Position& position, const Pile& pile);
// Where the pile could move to if its top were a crocodile of that value.
SquareEnds moves(const PoolBoard& board, const Position& position, const Pile& pile, int value);

bool hasChoice(const PoolBoard& board, const Position& position);

// In a pool without other tiles, bars open: where a swimmer (value 0) or a crocodile can go.
SquareEnds endsAlone(const PoolBoard& board, Side side, SquareNumber from, int value);

// Calls visit(turn, ends) for everything that can be done with one tile, as a turn without its end and all
// ends that it can have: a swim, a reveal for each value not shown, a move. A reveal without ends is a turn
// too; other turns need an end. Piles come in no particular order, of a pile first its swims, then its
// reveals by value.
template <class Visit>
void forEachAct(const PoolBoard& board, const Position& position, Visit&& visit) {
  for (const Pile& pile : position.piles()) {
    if (pile.side() != position.toMove()) continue;
    const Tile top = pile.top();
    if (!top.isSwimmer()) {
      visit(Turn{Act::Move, pile.at, nowhere, 0}, moves(board, position, pile, top.face));
      continue;
    }
    visit(Turn{Act::Swim, pile.at, nowhere, 0}, swims(board, position, pile));
    for (const int value : board.values())
      if (position.hidden(position.toMove(), value) > 0)
        visit(Turn{Act::Reveal, pile.at, nowhere, static_cast<std::uint8_t>(value)},
              moves(board, position, pile, value));
  }
}

// Calls visit(turn) for every legal turn, ends by row, then column, the bar last. A pass where there is
// nothing else.
template <class Visit>
void forEachTurn(const PoolBoard& board, const Position& position, Visit&& visit) {
  bool any = false;
  forEachAct(board, position, [&](Turn turn, const SquareEnds& ends) {
    const bool stays = turn.act == Act::Reveal && !ends.any();
    any = any || stays || ends.any();
    if (stays) visit(std::as_const(turn));
    ends.squares.forEach([&](int to) {
      turn.to = static_cast<SquareNumber>(to);
      visit(std::as_const(turn));
    });
    turn.to = bar;
    if (ends.bar) visit(std::as_const(turn));
  });
  if (!any) visit(Turn{});
}

// The same as a list, by the square that a turn begins on, row by row.
std::vector<Turn> legalTurns(const PoolBoard& board, const Position& position);
std::uint64_t countTurns(const PoolBoard& board, const Position& position);

// One of the ways that a tile can go, as something that can be drawn.
struct OneWay {
  std::vector<Square> squares; // the first one included; into a bar, the ladder's square is the last
  bool bar = false;            // it goes on over a ladder
};

// A way of a crocodile (or of a swimmer, value 0) from a square to an end, over free squares; with `prey` it
// may end on what lies there. With as few corners as possible, and none where there is no such way.
std::optional<OneWay> oneWay(const PoolBoard& board, Side side, int value, Square from, SquareNumber to,
                             const SquareSet& free);

} // namespace fairway::pool
