#pragma once

#include "rules/lake_race/play/race.h"
#include "validator/core/statistics.h"

#include <array>
#include <cmath>
#include <vector>

namespace fairway::validator::lake_race {

// A count over all races and, over whole blocks, the sum of its squares: what an interval needs. All numbers
// are whole, so that adding up in any order gives the same.
struct BlockCount {
  std::int64_t total = 0;
  std::int64_t inBlocks = 0;        // of that, in whole blocks
  std::int64_t squaresOfBlocks = 0; // the sum over blocks of (count in the block)^2

  void add(const BlockCount& other);
};

// The share of races with the counted event. Races of a block share their dice and are not independent, so
// the blocks are the results that an interval is made of.
Estimate estimate(const BlockCount& count, std::int64_t races, std::int64_t blocks, int racesPerBlock,
                  double outside);

// The same of numbers that are not whole: in units so small that nothing is lost, and whole again. So these
// too add up to the same in any order.
struct BlockSum {
  static constexpr double unit = 1.0 / (1 << 30);
  static std::int64_t inUnits(double number) { return std::llround(number / unit); }

  std::int64_t total = 0;
  std::int64_t inBlocks = 0;
  std::int64_t squaresOfBlocks = 0;

  void addRace(double number) { total += inUnits(number); }
  void close(double inBlock) {
    inBlocks += inUnits(inBlock);
    squaresOfBlocks += inUnits(inBlock * inBlock);
  }
  void add(const BlockSum& other);

  double mean(std::int64_t races) const; // 0 of none
  // Of the mean of a block.
  double deviation(std::int64_t blocks, int racesPerBlock) const;
};

Estimate estimateOf(const BlockSum& sum, std::int64_t races, std::int64_t blocks, int racesPerBlock,
                    double outside);

// What dice decide is estimated from batches of races.
inline constexpr std::size_t luckBatches = 20;

// Raw and luck-adjusted results of the races of one batch, by seat: each race is a block of its own.
struct LuckBatch {
  std::int64_t races = 0;
  fairway::lake_race::BySeat<BlockSum> raw;
  fairway::lake_race::BySeat<BlockSum> adjusted;
};

struct SeatTally {
  BlockCount wins;
  BlockSum adjusted; // its results without luck, where luck is measured
  BlockCount sunk;
  std::int64_t ranks = 0;
  std::int64_t points = 0;
  std::int64_t finished = 0;
  std::int64_t turns = 0; // of finishers
};

// What simulated races came to.
struct Tally {
  explicit Tally(std::size_t cells) : congestion(cells, 0), swings(cells, 0) {}

  void add(const Tally& other);

  std::int64_t ended() const { return races - abandoned; } // all below is about these

  std::int64_t races = 0;
  std::int64_t abandoned = 0; // they did not end: without a result
  std::int64_t blocks = 0;    // whole ones, all of whose races ended
  fairway::lake_race::BySeat<SeatTally> seats;
  BlockCount leaderWon;   // races won by the boat that passed gate 1 first
  std::int64_t led = 0;   // races in which a boat passed gate 1
  std::int64_t turns = 0; // of all boats that finished
  std::int64_t turnSquares = 0;
  std::int64_t finished = 0;
  // Of a boat alone: its turns, finished or sunk.
  std::int64_t aloneTurns = 0;
  std::int64_t aloneTurnSquares = 0;
  std::int64_t aloneSunkTurns = 0; // of those that sank
  std::array<LuckBatch, luckBatches> luck;
  BlockSum drama;
  BlockSum leadChanges; // in hundreds: they may be many
  BlockSum decided;
  std::vector<std::int64_t> congestion; // by cell: boats stopped there because the way was taken
  std::vector<std::int64_t>
      swings; // by cell: chance to win that turns from there moved, in units of BlockSum
};

} // namespace fairway::validator::lake_race
