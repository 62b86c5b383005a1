#pragma once

#include <cstdint>

namespace fairway::pool {

inline constexpr int maxValue = 9;
inline constexpr int maxTurns = 3; // corners of one way

// What is on the back of a tile: how many steps it goes, and how.
struct Crocodile {
  int value = 1;
  int turns = 0;         // corners that its way may have
  bool diagonal = false; // slanted steps too

  friend bool operator==(const Crocodile&, const Crocodile&) = default;
};

// The crocodile of a number, where nothing else is said.
constexpr Crocodile usualCrocodile(int value) {
  return {value, value == 1 ? 0 : value <= 5 ? 1 : 2, value == 1};
}

// How a swimmer's longest way goes; it may also stop after the first step.
inline constexpr Crocodile swimmersWay{2, 1, false};

} // namespace fairway::pool
