#include "rules/pool/board/pool_map.h"

#include "rules/base/contract.h"

namespace fairway::pool {

PoolMap::PoolMap(int columns, int rows, Ground ground)
    : columns_(columns), rows_(rows), grounds_(static_cast<std::size_t>(columns * rows), ground) {
  FAIRWAY_EXPECTS(columns >= 1 && columns <= maxPoolSide && rows >= 1 && rows <= maxPoolSide);
}

void PoolMap::set(Square square, Ground ground) {
  FAIRWAY_EXPECTS(contains(square));
  grounds_[indexOf(square)] = ground;
}

std::vector<Square> PoolMap::squaresOf(Ground ground) const {
  std::vector<Square> squares;
  for (int row = 1; row <= rows_; ++row)
    for (int column = 1; column <= columns_; ++column)
      if (at({column, row}) == ground) squares.push_back({column, row});
  return squares;
}

} // namespace fairway::pool
