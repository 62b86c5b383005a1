#pragma once

#include "rules/base/random.h"
#include "rules/lake_race/play/dice.h"

#include <limits>
#include <unordered_map>

namespace fairway::validator::lake_race {

// What belongs to a boat in one race, whichever pilot steers it: its chance, and what its pilot found out
// about boats in its way.
struct Logbook {
  explicit Logbook(std::uint64_t seed) : chance(seed) {}

  static constexpr double nowhere = std::numeric_limits<double>::infinity();

  bool blocked() const { return blockedAt < nowhere; }
  void forget() {
    blockedAt = nowhere;
    found.clear();
  }

  Random chance;
  fairway::lake_race::Dice diceBefore; // as the turn began

  // Par of the place where others cost it a turn and it got no further, until it is past that place.
  double blockedAt = nowhere;
  // What states have proved to cost since, as things are; where that is more than par says.
  std::unordered_map<std::uint64_t, double> found;
};

} // namespace fairway::validator::lake_race
