#pragma once

#include "rules/hex/direction.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fairway::lake_race {

// What a player does with the wheel before moving: turn 60 degrees to one side, or not.
enum class Steer : std::uint8_t { Left, Straight, Right };

inline constexpr std::array<Steer, 3> allSteers{Steer::Left, Steer::Straight, Steer::Right};

constexpr std::string_view nameOf(Steer steer) {
  constexpr std::array<std::string_view, 3> names{"left", "straight", "right"};
  return names[static_cast<std::size_t>(steer)];
}

constexpr std::optional<Steer> steerNamed(std::string_view name) {
  for (const Steer steer : allSteers)
    if (nameOf(steer) == name) return steer;
  return std::nullopt;
}

constexpr Direction steered(Direction heading, Steer steer) {
  return turned(heading, 1 - static_cast<int>(steer));
}

// Some of the three ways to steer.
class SteerSet {
public:
  constexpr SteerSet() = default;

  constexpr bool contains(Steer steer) const { return (bits_ >> static_cast<int>(steer) & 1) != 0; }
  constexpr int size() const { return (bits_ & 1) + (bits_ >> 1 & 1) + (bits_ >> 2); }
  constexpr void insert(Steer steer) {
    bits_ = static_cast<std::uint8_t>(bits_ | 1 << static_cast<int>(steer));
  }

  friend constexpr bool operator==(SteerSet, SteerSet) = default;

private:
  std::uint8_t bits_ = 0;
};

} // namespace fairway::lake_race
