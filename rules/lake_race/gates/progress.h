#pragma once

#include "rules/lake_race/gates/gate.h"

namespace fairway::lake_race {

// How far a boat has come: the gate it has to pass next, and how often it has passed that gate backwards
// since.
struct Progress {
  std::uint8_t gate = 0; // gateCount: finished
  std::uint16_t owed = 0;

  bool finished() const { return gate == gateCount; }

  friend constexpr bool operator==(Progress, Progress) = default;
};

// What one step meets, gate by gate; `rank` orders the meetings of the step in time, equal for ties.
struct StepMeetings {
  std::array<Crossing, gateCount> crossing{};
  std::array<std::uint8_t, gateCount> rank{};

  bool none() const { return crossing == std::array<Crossing, gateCount>{}; }

  friend bool operator==(const StepMeetings&, const StepMeetings&) = default;
};

StepMeetings meetingsOf(const std::array<Gate, gateCount>& gates, Hex from, Hex to);

// The only place that counts gates: everything that moves a boat comes through here.
constexpr Progress advanced(Progress progress, const StepMeetings& step) {
  std::uint8_t rank = 0;
  while (progress.gate < gateCount) {
    const Crossing crossing = step.crossing[progress.gate];
    // Met before the previous gate was done, or not at all: it does not count in this step.
    if (crossing == Crossing::None || step.rank[progress.gate] < rank) break;
    if (crossing == Crossing::Backwards) {
      if (isBuoyGate(progress.gate)) ++progress.owed;
      break;
    }
    if (progress.owed > 0) {
      --progress.owed;
      break;
    }
    rank = step.rank[progress.gate];
    ++progress.gate;
  }
  return progress;
}

} // namespace fairway::lake_race
