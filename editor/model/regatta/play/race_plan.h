#pragma once

#include "rules/regatta/play/record.h"
#include "rules/regatta/play/sailing.h"

namespace fairway::editor::regatta {

enum class Sailor : std::uint8_t { Person, Pilot };

// How a race is sailed at the desk: what a record does not say, and what a person chooses before the start.
struct RacePlan {
  std::vector<Sailor> sailors{Sailor::Person, Sailor::Pilot}; // by seat
  fairway::regatta::Until until = fairway::regatta::Until::First;
  std::uint64_t seed = 1;

  int players() const { return static_cast<int>(sailors.size()); }
  Sailor of(int seat) const { return sailors[static_cast<std::size_t>(seat - 1)]; }
  bool hasPilots() const {
    for (const Sailor sailor : sailors)
      if (sailor == Sailor::Pilot) return true;
    return false;
  }

  friend bool operator==(const RacePlan&, const RacePlan&) = default;
};

} // namespace fairway::editor::regatta
