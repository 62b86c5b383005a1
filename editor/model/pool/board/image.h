#pragma once

#include "formats/pool/picture/square_geometry.h"
#include "validator/pool/study/symmetry.h"

namespace fairway::editor::pool {

using fairway::pool::Ground;
using fairway::pool::Pool;
using fairway::pool::PoolMap;
using fairway::pool::Side;
using fairway::pool::StartRow;
using formats::pool::SquareSide;
using validator::pool::Symmetry;

// Where something ends up under a symmetry, which swaps the sides; or where it is, if there is none.
class Image {
public:
  explicit Image(const PoolMap& map, std::optional<Symmetry> symmetry = {})
      : map_(map), symmetry_(symmetry) {}

  Square of(Square square) const;
  SquareDirection of(SquareDirection direction) const;
  SquareSide of(const SquareSide& place) const { return {of(place.square), of(place.side)}; }
  Side of(Side side) const { return symmetry_ ? fairway::pool::other(side) : side; }
  StartRow of(const StartRow& row) const;

private:
  const PoolMap& map_;
  std::optional<Symmetry> symmetry_;
};

} // namespace fairway::editor::pool
