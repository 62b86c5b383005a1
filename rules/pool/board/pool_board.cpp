#include "rules/pool/board/pool_board.h"

namespace fairway::pool {

PoolBoard::PoolBoard(Pool pool) : pool_(std::move(pool)), stride_(pool_.map.columns() + 1) {
  water_ = setOf(pool_.map.squaresOf(Ground::Water));
  for (const Side side : bothSides) {
    for (const Ladder& ladder : laddersOf(pool_, side)) ladders_[side].set(numberOf(ladder.at));
    start_[side] = setOf(pool::startSquares(pool_, side));
  }
  for (const Crocodile& crocodile : pool_.crocodiles) {
    const auto value = static_cast<std::size_t>(crocodile.value);
    ++counts_[value];
    crocodiles_[value] = crocodile;
  }
  for (int value = 1; value <= maxValue; ++value)
    if (countOf(value) > 0) values_.push_back(value);
  if (numbers() <= 2 * 64)
    waters_ = watersOf<2>();
  else if (numbers() <= 4 * 64)
    waters_ = watersOf<4>();
  else
    waters_ = watersOf<mostWords>();
}

template <int W>
Waters<W> PoolBoard::watersOf() const {
  Waters<W> waters;
  waters.water = resized<W>(water_);
  for (const Side side : bothSides) {
    waters.allLadders[side] = resized<W>(ladders_[side]);
    for (const Ladder& ladder : laddersOf(pool_, side))
      waters.ladders[side][static_cast<std::size_t>(ladder.side)].set(numberOf(ladder.at));
  }
  for (const SquareDirection direction : allSquareDirections) {
    const SquareStep step = stepOf(direction);
    waters.steps[static_cast<std::size_t>(direction)] = step.rows * stride_ + step.columns;
  }
  return waters;
}

std::vector<Square> PoolBoard::squaresOf(const SquareSet& set) const {
  std::vector<Square> squares;
  set.forEach([&](int number) { squares.push_back(squareOf(number)); });
  return squares;
}

SquareSet PoolBoard::setOf(const std::vector<Square>& squares) const {
  SquareSet set;
  for (const Square square : squares)
    if (const SquareNumber number = numberOf(square); number != noSquare) set.set(number);
  return set;
}

} // namespace fairway::pool
