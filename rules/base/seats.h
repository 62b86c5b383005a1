#pragma once

#include <array>
#include <cstddef>

// Players sit in a circle, on seats 1 to n, numbered clockwise.
namespace fairway {

constexpr int leftNeighbour(int seat, int players) {
  return seat % players + 1;
}
constexpr int rightNeighbour(int seat, int players) {
  return (seat + players - 2) % players + 1;
}

// A value for each seat of a game for this many players.
template <class T, int players>
class ValueBySeat {
public:
  constexpr T& operator[](int seat) { return values_[static_cast<std::size_t>(seat - 1)]; }
  constexpr const T& operator[](int seat) const { return values_[static_cast<std::size_t>(seat - 1)]; }

  friend constexpr bool operator==(const ValueBySeat&, const ValueBySeat&) = default;

private:
  std::array<T, static_cast<std::size_t>(players)> values_{};
};

} // namespace fairway
