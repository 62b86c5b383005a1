#pragma once

#include "rules/base/contract.h"
#include "rules/base/seats.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fairway::lake_race {

inline constexpr int minPlayers = 2;
inline constexpr int maxPlayers = 6;

// Seats in an order, without allocation.
class SeatList {
public:
  using value_type = std::uint8_t;
  using const_iterator = const std::uint8_t*;

  constexpr void push(int seat) {
    FAIRWAY_EXPECTS(size_ < maxPlayers);
    seats_[size_++] = static_cast<std::uint8_t>(seat);
  }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr int operator[](int i) const { return seats_[static_cast<std::size_t>(i)]; }
  constexpr const std::uint8_t* begin() const { return seats_.data(); }
  constexpr const std::uint8_t* end() const { return seats_.data() + size_; }
  constexpr bool contains(int seat) const { return std::find(begin(), end(), seat) != end(); }

  friend constexpr bool operator==(const SeatList&, const SeatList&) = default;

private:
  std::array<std::uint8_t, maxPlayers> seats_{};
  std::uint8_t size_ = 0;
};

template <class T>
using BySeat = ValueBySeat<T, maxPlayers>;

} // namespace fairway::lake_race
