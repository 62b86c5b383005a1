#pragma once

#include "rules/river/play/record.h"
#include "validator/river/pilot/pilot.h"

namespace fairway::validator::river {

struct PlayedRace {
  fairway::river::Record record; // every turn says where it ends
  fairway::river::Race race;     // as it stands in the end
};

// A race by the rules core, every seat with the pilot. Ends after so many turns even if it is not over.
PlayedRace playRace(const FleetMoves& moves, const Pilot& pilot, const fairway::river::RiverBoard& board,
                    int players, int first, std::uint64_t seed, int mostTurns = 10000);

} // namespace fairway::validator::river
