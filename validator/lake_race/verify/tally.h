#pragma once

#include "rules/lake_race/board/tileset.h"
#include "validator/lake_race/study/lake_study.h"

#include <tuple>

namespace fairway::validator::lake_race {

// A course that cannot be raced, or a whole race without courses.
struct VerifyFailure {
  std::uint64_t lake = 0; // its place among those looked at
  fairway::lake_race::TileRows layout;
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  std::optional<std::array<int, 4>> order; // the slots of buoys 0 to 3, from 0; none: the race has no courses
  std::string code;                        // of the check that fails
};

// The slots of buoys 0 to 3: `2-1-4-3`.
std::string slotsText(const std::array<int, 4>& order);

// A lake whose water is cut in two.
struct SplitLake {
  std::uint64_t lake = 0; // its place among those looked at
  fairway::lake_race::TileRows layout;
};

// A course and the length of its route.
struct RoutedCourse {
  std::uint64_t lake = 0; // its place among those looked at
  fairway::lake_race::TileRows layout;
  fairway::lake_race::RaceLetter race = fairway::lake_race::RaceLetter::A;
  std::array<int, 4> order{}; // the slots of buoys 0 to 3, from 0
  int route = 0;
};

// A slot of a tile as it lies on a lake.
struct LaidSlot {
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  std::string tile;
  bool turned = false;
  int slot = 0; // its number in the tile, from 0

  friend bool operator==(const LaidSlot&, const LaidSlot&) = default;
  friend bool operator<(const LaidSlot& a, const LaidSlot& b) { // not every library orders strings by <=>
    return std::tie(a.side, a.tile, a.turned, a.slot) < std::tie(b.side, b.tile, b.turned, b.slot);
  }
};

// What is known of some lakes. Tallies of different lakes can be joined in any order and grouping: threads
// and parts that ran on other machines meet here.
struct VerifyTally {
  static constexpr std::size_t mostTold = 100;
  using Routes = std::map<int, std::uint64_t>; // courses by the length of their route

  std::uint64_t lakes = 0;
  std::uint64_t failingLakes = 0; // with a course that cannot be raced
  std::uint64_t courses = 0;
  std::uint64_t raceable = 0;
  std::uint64_t splitTotal = 0;
  std::array<Routes, 3> routes;                  // by race
  std::optional<RoutedCourse> shortest, longest; // the first of equals
  std::map<LaidSlot, std::uint64_t> involved;    // how many failing courses have a buoy there
  std::vector<VerifyFailure> failures;           // the first ones, by the place of their lake
  std::vector<SplitLake> split;

  std::uint64_t failuresTotal() const { return courses - raceable; }
  std::uint64_t steps() const;              // of all routes together
  std::optional<RouteSpread> route() const; // over the courses that can be raced
  bool clean() const { return raceable == courses && splitTotal == 0; }

  // Keeps no more than `most` failures and as many split lakes.
  void join(const VerifyTally& next, std::size_t most = mostTold);
  // The same for lakes of another side, which come after all of these whatever their places are.
  void joinSide(const VerifyTally& next, std::size_t most = mostTold);
};

// The slots that take part in failing courses, most often first, and in how many.
std::vector<std::pair<LaidSlot, std::uint64_t>> mostInvolved(const VerifyTally& tally);

} // namespace fairway::validator::lake_race
