#pragma once

#include "rules/lake_race/dice_stream.h"
#include "validator/simulation/par_pilot.h"
#include "validator/simulation/tally.h"

namespace fairway::validator {

// Plays blocks of races. In a block every boat comes to sit on every seat once, and takes its luck with it:
// its dice stream is the same in all races of the block. So what is left between the seats is the seats.
class BlockPlayer {
public:
  // One pilot a seat.
  BlockPlayer(const Par& par, const std::vector<PilotKind>& pilots, std::uint64_t seed);

  // The first `races` races of the block, at most as many as there are players.
  void play(std::uint64_t block, int races, Tally& tally);

private:
  // What happened in one race, where the seats are concerned.
  struct RaceNotes {
    int firstPastGate1 = 0; // seat
    int winner = 0;
  };

  struct BoatChance {
    lake_race::DiceStream dice;
    Random pilot;
  };

  RaceNotes playRace(std::uint64_t block, int rotation, Tally& tally);
  void place(lake_race::Race& race, std::vector<BoatChance>& boats);
  void turn(lake_race::Race& race, BoatChance& boat, Tally& tally);
  RacePilot& pilotOf(int seat) { return *pilots_[static_cast<std::size_t>(seat - 1)]; }

  const Par& par_;
  int players_;
  std::uint64_t seed_;
  std::vector<std::shared_ptr<RacePilot>> pilots_; // by seat; seats of one kind share theirs
};

} // namespace fairway::validator
