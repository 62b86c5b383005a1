#include "validator/lake_race/simulation/tally.h"

namespace fairway::validator::lake_race {

void BlockCount::add(const BlockCount& other) {
  total += other.total;
  inBlocks += other.inBlocks;
  squaresOfBlocks += other.squaresOfBlocks;
}

Estimate estimate(const BlockCount& count, std::int64_t races, std::int64_t blocks, int racesPerBlock,
                  double outside) {
  Estimate result;
  if (races > 0) result.share = static_cast<double>(count.total) / static_cast<double>(races);
  if (blocks < 2) return result;
  const double deviation =
      deviationOf(static_cast<double>(count.inBlocks), static_cast<double>(count.squaresOfBlocks),
                  static_cast<double>(blocks)) /
      racesPerBlock;
  return validator::estimate(result.share, deviation, blocks, outside);
}

void Tally::add(const Tally& other) {
  races += other.races;
  blocks += other.blocks;
  abandoned += other.abandoned;
  for (int seat = 1; seat <= fairway::lake_race::maxPlayers; ++seat) {
    SeatTally& mine = seats[seat];
    const SeatTally& theirs = other.seats[seat];
    mine.wins.add(theirs.wins);
    mine.sunk.add(theirs.sunk);
    mine.ranks += theirs.ranks;
    mine.points += theirs.points;
    mine.finished += theirs.finished;
    mine.turns += theirs.turns;
  }
  leaderWon.add(other.leaderWon);
  led += other.led;
  turns += other.turns;
  turnSquares += other.turnSquares;
  finished += other.finished;
  aloneTurns += other.aloneTurns;
  aloneTurnSquares += other.aloneTurnSquares;
  aloneSunkTurns += other.aloneSunkTurns;
  for (std::size_t i = 0; i < congestion.size(); ++i) congestion[i] += other.congestion[i];
}

} // namespace fairway::validator::lake_race
