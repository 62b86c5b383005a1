#pragma once

#include "rules/river/board/river.h"

namespace fairway::river {

// Seats 1 to n in a circle, numbered clockwise.
constexpr int leftNeighbour(int seat, int players) {
  return seat % players + 1;
}

// A value for each seat, counted from 1.
template <class T>
class BySeat {
public:
  constexpr T& operator[](int seat) { return values_[static_cast<std::size_t>(seat - 1)]; }
  constexpr const T& operator[](int seat) const { return values_[static_cast<std::size_t>(seat - 1)]; }

  friend constexpr bool operator==(const BySeat&, const BySeat&) = default;

private:
  std::array<T, mostPlayers> values_{};
};

} // namespace fairway::river
