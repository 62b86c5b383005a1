#pragma once

#include "rules/lake_race/board/tileset.h"
#include "validator/core/work_watch.h"
#include "validator/lake_race/study/lake_study.h"

// T03 and T04: every lake that a tile set can build can be raced, and its water is connected.
namespace fairway::validator::lake_race {

// One part of the work: of all lakes every `of`-th, beginning with the `number`-th. A lake that is looked at
// together with the one turned by 180 degrees takes that into its own part, so every lake is in exactly one.
struct Shard {
  std::uint64_t number = 1;
  std::uint64_t of = 1;

  friend bool operator==(const Shard&, const Shard&) = default;
};

// A course that cannot be raced, or a whole race without courses.
struct VerifyFailure {
  std::uint64_t lake = 0; // its place among those looked at
  fairway::lake_race::TileRows layout;
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  std::optional<std::array<int, 4>> order; // the slots of buoys 0 to 3, from 0; none: the race has no courses
  std::string code;                        // of the check that fails
};

// A lake whose water is cut in two.
struct SplitLake {
  std::uint64_t lake = 0; // its place among those looked at
  fairway::lake_race::TileRows layout;
};

struct VerifyResult {
  static constexpr std::size_t mostTold = 100;

  std::uint64_t lakes = 0;
  std::uint64_t courses = 0;
  std::uint64_t raceable = 0;
  std::uint64_t steps = 0;             // of all routes together
  std::optional<RouteSpread> route;    // over the courses that can be raced
  std::vector<VerifyFailure> failures; // the first ones
  std::vector<SplitLake> split;        // the first ones
  std::uint64_t splitTotal = 0;
  bool stoppedEarly = false; // at the first lake that fails: later ones were not looked at

  std::uint64_t failuresTotal() const { return courses - raceable; }
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
  std::size_t mostTold = VerifyResult::mostTold; // failures, and split lakes
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
