#pragma once

#include "rules/lake_race/board/tileset.h"
#include "validator/core/work_watch.h"
#include "validator/lake_race/study/route_spread.h"

// T03 and T04: whatever a tile set can build, can be raced, and hangs together.
namespace fairway::validator {

struct VerifyOptions {
  lake_race::BoardSide side = lake_race::BoardSide::Dark;
  std::optional<std::uint64_t> sample; // so many lakes by chance; none: all
  std::uint64_t seed = 1;
};

// A course that cannot be raced, or a whole race without courses.
struct VerifyFailure {
  std::uint64_t lake = 0; // its place among those looked at
  lake_race::TileRows layout;
  lake_race::RaceLetter race = lake_race::RaceLetter::A;
  std::optional<std::array<int, 4>> order; // the slots of buoys 0 to 3, from 0; none: the race has no courses
  std::string code;                        // of the check that fails
};

struct VerifyResult {
  static constexpr std::size_t mostTold = 100;

  std::uint64_t lakes = 0;
  std::uint64_t courses = 0;
  std::uint64_t raceable = 0;
  std::optional<RouteSpread> route;       // over the courses that can be raced
  std::vector<VerifyFailure> failures;    // the first ones
  std::vector<lake_race::TileRows> split; // layouts that cut the water in two: the first ones
  std::uint64_t splitTotal = 0;

  std::uint64_t failuresTotal() const { return courses - raceable; }
};

enum class VerifyRefusal : std::uint8_t {
  NoSide,  // the set does not have the side
  Letters, // T01 does not hold for the side
  TooMany, // a sample must be asked for
  Stopped,
};

// The same result on any number of threads.
Result<VerifyResult, VerifyRefusal> verify(const lake_race::Tileset& set, const VerifyOptions& options,
                                           WorkWatch& watch);

} // namespace fairway::validator
