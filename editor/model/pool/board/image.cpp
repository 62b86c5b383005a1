#include "editor/model/pool/board/image.h"

#include <algorithm>

namespace fairway::editor::pool {

Square Image::of(Square square) const {
  return symmetry_ ? validator::pool::turned(map_, *symmetry_, square) : square;
}

SquareDirection Image::of(SquareDirection direction) const {
  if (!symmetry_) return direction;
  const bool upDown = direction == SquareDirection::N || direction == SquareDirection::S;
  const bool turns = *symmetry_ == Symmetry::HalfTurn || (*symmetry_ == Symmetry::MirrorRows) == upDown;
  return turns ? opposite(direction) : direction;
}

StartRow Image::of(const StartRow& row) const {
  StartRow image = row;
  image.row = of(Square{1, row.row}).row;
  if (!row.columns) return image;
  const int from = of(Square{row.columns->from, row.row}).column;
  const int to = of(Square{row.columns->to, row.row}).column;
  image.columns = {std::min(from, to), std::max(from, to)};
  return image;
}

} // namespace fairway::editor::pool
