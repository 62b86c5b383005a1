#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/verify/tally.h"

// T03 and T04: every lake that a tile set can build can be raced, and its water is connected.
namespace fairway::validator::lake_race {

// One part of the work: of all lakes every `of`-th, beginning with the `number`-th. A lake that is looked at
// together with the one turned by 180 degrees takes that into its own part, so every lake is in exactly one.
struct Shard {
  std::uint64_t number = 1;
  std::uint64_t of = 1;

  friend bool operator==(const Shard&, const Shard&) = default;
};

struct VerifyResult : VerifyTally {
  bool stoppedEarly = false; // at the first lake that fails: later ones were not looked at
};

enum class FailFast : std::uint8_t {
  No,
  AtFailures,        // stop at the first lake with a course that cannot be raced
  AtFailuresOrSplit, // or whose water is cut in two
};

struct VerifyOptions {
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  std::optional<std::uint64_t> sample{}; // a random sample of this many lakes; none: all
  std::uint64_t seed = 1;
  Shard shard{};
  FailFast failFast = FailFast::No;
  std::size_t mostTold = VerifyTally::mostTold; // failures, and split lakes
};

enum class VerifyRefusal : std::uint8_t {
  NoSide,  // the set does not have the side
  Letters, // T01 does not hold for the side
  TooMany, // a sample must be asked for
  Stopped,
};

// The same result on any number of threads.
Result<VerifyResult, VerifyRefusal> verify(const fairway::lake_race::Tileset& set,
                                           const VerifyOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
