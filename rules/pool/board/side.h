#pragma once

#include "rules/base/named.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fairway::pool {

// Red sits at the bottom and swims up, yellow down. Red begins.
enum class Side : std::uint8_t { Red, Yellow };

inline constexpr std::array<Side, 2> bothSides{Side::Red, Side::Yellow};

constexpr Side other(Side side) {
  return side == Side::Red ? Side::Yellow : Side::Red;
}

constexpr std::string_view nameOf(Side side) {
  return side == Side::Red ? "red" : "yellow";
}

constexpr std::optional<Side> sideOfName(std::string_view name) {
  return valueNamed(bothSides, name);
}

// Something that each side has.
template <class T>
struct BySide {
  std::array<T, 2> both{};

  constexpr T& operator[](Side side) { return both[static_cast<std::size_t>(side)]; }
  constexpr const T& operator[](Side side) const { return both[static_cast<std::size_t>(side)]; }

  friend bool operator==(const BySide&, const BySide&) = default;
};

} // namespace fairway::pool
