#include "validator/pool/study/first_bite.h"

#include "rules/pool/play/placing.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

namespace {

// What a tile bites from a square, given where a crocodile of each value would end.
template <class EndsOf>
FirstBite bitesFrom(const PoolBoard& board, Square from, const SquareSet& prey, EndsOf endsOf) {
  FirstBite bite;
  bite.from = from;
  for (const int value : board.values()) {
    const SquareSet bitten = endsOf(value).squares & prey;
    if (!bitten.any()) continue;
    bite.tiles += board.countOf(value);
    bite.bites.push_back({value, board.squaresOf(bitten).front()});
  }
  return bite;
}

} // namespace

FirstBite bestFirstBiteAnywhere(const PoolBoard& board) {
  FirstBite best;
  for (const Square from : startSquares(board.pool(), Side::Red)) {
    const SquareNumber number = board.numberOf(from);
    FirstBite bite = bitesFrom(board, from, board.startSquares(Side::Yellow),
                               [&](int value) { return endsAlone(board, Side::Red, number, value); });
    if (bite.tiles > best.tiles) best = std::move(bite);
  }
  return best;
}

FirstBite bestFirstBiteInSetup(const PoolBoard& board) {
  const Position position = setupPosition(board);
  const SquareSet prey = board.setOf((*board.pool().setup)[Side::Yellow]);
  FirstBite best;
  for (const Pile& pile : position.piles()) {
    if (pile.side() != Side::Red) continue;
    FirstBite bite = bitesFrom(board, board.squareOf(pile.at), prey,
                               [&](int value) { return moves(board, position, pile, value); });
    if (bite.tiles > best.tiles) best = std::move(bite);
  }
  return best;
}

} // namespace fairway::validator::pool
