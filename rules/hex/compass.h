#pragma once

#include "rules/hex/hex.h"

namespace fairway {

// The 12 directions of the grid, the six of the neighbours and the six of the corners: the value times 30 is
// the angle in degrees, anticlockwise from E.
class Compass {
public:
  constexpr explicit Compass(int thirties = 0) : thirties_((thirties % 12 + 12) % 12) {}
  constexpr explicit Compass(Direction direction) : thirties_(2 * static_cast<int>(direction)) {}

  constexpr int thirties() const { return thirties_; }
  constexpr int degrees() const { return 30 * thirties_; }
  constexpr Compass turned(int thirties) const { return Compass(thirties_ + thirties); }

  // The shortest vector between cell centres in this direction: a neighbour's, or over a corner to the next
  // cell.
  constexpr Hex vector() const {
    const Hex first = vectorOf(static_cast<Direction>(thirties_ / 2));
    return thirties_ % 2 == 0 ? first
                              : first + vectorOf(fairway::turned(static_cast<Direction>(thirties_ / 2), 1));
  }

  friend constexpr bool operator==(Compass, Compass) = default;

private:
  int thirties_;
};

} // namespace fairway
