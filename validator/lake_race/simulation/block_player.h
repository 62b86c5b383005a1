#pragma once

#include "rules/lake_race/play/dice_stream.h"
#include "validator/lake_race/simulation/par_pilot.h"
#include "validator/lake_race/simulation/tally.h"

namespace fairway::validator {

// Plays blocks of races. In a block every boat comes to sit on every seat once, and takes its luck with it:
// its dice stream is the same in all races of the block. So what is left between the seats is the seats.
//
// A race that comes to no end is abandoned. It has no result: nothing of it is tallied but that it was raced,
// and its block counts as not whole.
class BlockPlayer {
public:
  // One pilot a seat; at most so many turns of all boats together.
  BlockPlayer(const Par& par, const std::vector<PilotKind>& pilots, std::uint64_t seed, int mostTurns);

  // The first `races` races of the block, at most as many as there are players.
  void play(std::uint64_t block, int races, Tally& tally);

private:
  // What happened in one race, where the seats are concerned.
  struct RaceNotes {
    int firstPastGate1 = 0; // seat
    int winner = 0;         // none where the race came to no end
  };

  struct BoatLuck {
    lake_race::DiceStream dice;
    Logbook log;
  };

  RaceNotes playRace(std::uint64_t block, int rotation, Tally& tally);
  void place(lake_race::Race& race, std::vector<BoatLuck>& boats);
  void turn(lake_race::Race& race, BoatLuck& boat);
  RacePilot& pilotOf(int seat) { return *pilots_[static_cast<std::size_t>(seat - 1)]; }

  const Par& par_;
  int players_;
  std::uint64_t seed_;
  int mostTurns_;
  std::vector<std::shared_ptr<RacePilot>> pilots_;       // by seat; seats of one kind share theirs
  std::vector<lake_race::CourseBoard::CellIndex> stops_; // of this race: where boats stopped others
};

} // namespace fairway::validator
