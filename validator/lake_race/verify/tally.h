#pragma once

#include "validator/lake_race/verify/verify.h"

#include <limits>

namespace fairway::validator::lake_race {

// What is known of some lakes. Tallies of different lakes can be joined in any order and grouping: threads
// and parts that ran on other machines meet here.
struct VerifyTally {
  std::uint64_t lakes = 0;
  std::uint64_t courses = 0;
  std::uint64_t raceable = 0;
  std::uint64_t splitTotal = 0;
  std::uint64_t steps = 0; // of all routes together
  int shortest = std::numeric_limits<int>::max();
  int longest = 0;
  std::vector<VerifyFailure> failures; // the first ones, by the place of their lake
  std::vector<SplitLake> split;

  bool clean() const { return raceable == courses && splitTotal == 0; }

  // Keeps no more than `most` failures and as many split lakes.
  void join(const VerifyTally& next, std::size_t most = VerifyResult::mostTold);
};

VerifyResult resultOf(VerifyTally tally);

} // namespace fairway::validator::lake_race
