#pragma once

#include "validator/lake_race/simulation/race_runner.h"
#include "validator/lake_race/simulation/tally.h"

namespace fairway::validator::lake_race {

// Plays blocks of races. In a block every boat comes to sit on every seat once, and takes its luck with it:
// its dice stream is the same in all races of the block. So what is left between the seats is the seats.
//
// A race that never ends is abandoned. It has no result: only the fact that it was raced is tallied, and its
// block counts as not whole.
class BlockPlayer {
public:
  // One pilot a seat; at most this many turns of all boats together.
  BlockPlayer(const Par& par, const std::vector<PilotKind>& pilots, std::uint64_t seed, int mostTurns);

  // From now on takes luck out of the results, with a copy of this meter; with ghosts boats do not meet.
  void measureLuck(const LuckMeter& unused, bool ghosts);

  // The first `races` races of the block, at most as many as there are players.
  void play(std::uint64_t block, int races, Tally& tally);

private:
  void tally(const RaceNotes& notes, Tally& tally) const;

  int players_;
  std::uint64_t seed_;
  // Of a block, what is not whole.
  struct Stories {
    fairway::lake_race::BySeat<double> adjusted;
    double drama = 0;
    double leadChanges = 0;
    double decided = 0;
  };
  void tally(const RaceStory& story, int winner, LuckBatch& batch, Stories& block, Tally& tally) const;
  void close(const Stories& block, Tally& tally) const;

  std::unique_ptr<LuckMeter> meter_;
  std::unique_ptr<RaceRunner> runner_;
  std::vector<BoatLuck> bySeat_;
  RaceNotes notes_;
};

} // namespace fairway::validator::lake_race
