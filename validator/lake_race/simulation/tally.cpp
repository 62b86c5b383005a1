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

void BlockSum::add(const BlockSum& other) {
  total += other.total;
  inBlocks += other.inBlocks;
  squaresOfBlocks += other.squaresOfBlocks;
}

double BlockSum::mean(std::int64_t races) const {
  return races > 0 ? static_cast<double>(total) * unit / static_cast<double>(races) : 0;
}

double BlockSum::deviation(std::int64_t blocks, int racesPerBlock) const {
  return deviationOf(static_cast<double>(inBlocks) * unit, static_cast<double>(squaresOfBlocks) * unit,
                     static_cast<double>(blocks)) /
         racesPerBlock;
}

Estimate estimateOf(const BlockSum& sum, std::int64_t races, std::int64_t blocks, int racesPerBlock,
                    double outside) {
  Estimate result;
  result.share = sum.mean(races);
  if (blocks < 2) return result;
  return validator::estimate(result.share, sum.deviation(blocks, racesPerBlock), blocks, outside);
}

void Tally::add(const Tally& other) {
  races += other.races;
  blocks += other.blocks;
  abandoned += other.abandoned;
  for (int seat = 1; seat <= fairway::lake_race::maxPlayers; ++seat) {
    SeatTally& mine = seats[seat];
    const SeatTally& theirs = other.seats[seat];
    mine.wins.add(theirs.wins);
    mine.adjusted.add(theirs.adjusted);
    mine.sunk.add(theirs.sunk);
    mine.ranks += theirs.ranks;
    mine.points += theirs.points;
    mine.finished += theirs.finished;
    mine.turns += theirs.turns;
  }
  for (std::size_t i = 0; i < luckBatches; ++i) {
    luck[i].races += other.luck[i].races;
    for (int seat = 1; seat <= fairway::lake_race::maxPlayers; ++seat) {
      luck[i].raw[seat].add(other.luck[i].raw[seat]);
      luck[i].adjusted[seat].add(other.luck[i].adjusted[seat]);
    }
  }
  drama.add(other.drama);
  leadChanges.add(other.leadChanges);
  decided.add(other.decided);
  leaderWon.add(other.leaderWon);
  led += other.led;
  turns += other.turns;
  turnSquares += other.turnSquares;
  finished += other.finished;
  aloneTurns += other.aloneTurns;
  aloneTurnSquares += other.aloneTurnSquares;
  aloneSunkTurns += other.aloneSunkTurns;
  for (std::size_t i = 0; i < congestion.size(); ++i) {
    congestion[i] += other.congestion[i];
    swings[i] += other.swings[i];
  }
}

} // namespace fairway::validator::lake_race
