#pragma once

#include "rules/lake_race/play/record.h"
#include "validator/lake_race/pilot/pilot.h"

namespace fairway::validator::lake_race {

// A race that pilots played, as it is written down. If they do not finish (they do if there is a way), the
// record stops after maxPlayedTurns, legal as far as it goes.
struct PlayedRace {
  fairway::lake_race::RaceRecord record;
  fairway::lake_race::Race race;
};

inline constexpr int maxPlayedTurns = 6000;

// There must be a start cell for every boat. Each boat's dice come from its own stream of the seed.
PlayedRace playRace(const Pilot& pilot, const fairway::lake_race::CourseBoard& board,
                    const fairway::lake_race::RaceSetup& setup, std::uint64_t seed,
                    std::uint64_t raceNumber = 0);

} // namespace fairway::validator::lake_race
