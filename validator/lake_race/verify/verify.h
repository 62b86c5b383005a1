#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/verify/tally.h"

#include <functional>

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
  bool stoppedEarly = false; // later lakes were not looked at
  bool outOfTime = false;    // that is why; otherwise it stopped at the first lake that fails
};

// How far a run has come: what is known of the first `done` lakes of its part.
struct VerifyProgress {
  std::uint64_t done = 0;
  VerifyTally tally;
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
  VerifyProgress from{};                        // what an earlier run of the same part has done
  // Asked every few hundred lakes, by the thread that called; false: end with what is known by then. At least
  // one such stretch is done in any case, so a run that is called again and again comes to its end.
  std::function<bool(const VerifyProgress&)> goOn{};
};

enum class VerifyRefusal : std::uint8_t {
  NoSide,  // the set does not have the side
  Letters, // T01 does not hold for the side
  TooMany, // a sample must be asked for
  Beyond,  // more was done than the part has
  Stopped,
};

// The same result on any number of threads.
Result<VerifyResult, VerifyRefusal> verify(const fairway::lake_race::Tileset& set,
                                           const VerifyOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
