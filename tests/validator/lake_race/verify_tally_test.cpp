#include "rules/base/random.h"
#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/verify/layouts.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

TEST(Verify, AllPartsTogetherAreTheWhole) {
  Random random(12);
  int failing = 0;
  for (std::uint64_t i = 0; i < 6; ++i) {
    const Tileset set = roughSet(i, 2 + static_cast<int>(i % 2), i % 3 == 0);
    VerifyOptions options;
    if (i % 4 == 3) options.sample = 5;
    const VerifyResult whole = verified(set, options);
    failing += whole.failuresTotal() > 0 ? 1 : 0;
    options.shard.of = 1 + random.below(whole.lakes + 3);
    VerifyTally all;
    for (options.shard.number = 1; options.shard.number <= options.shard.of; ++options.shard.number)
      all.join(verified(set, options));
    expectSame({all, false}, whole);
  }
  EXPECT_GT(failing, 0);
}

// Course by course, in the order of the layouts, without what verify knows of lakes that are alike.
TEST(Verify, TellsOfRoutesAndOfSlotsInFailures) {
  int failing = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Tileset set = roughSet(seed, 2, seed % 2 == 0);
    const Layouts layouts(set, BoardSide::Dark);
    const TilesetSide& side = set.sides.at(BoardSide::Dark);
    VerifyResult naive;
    std::vector<RoutedCourse> courses;
    for (std::uint64_t i = 0; i < *layouts.count(); ++i) {
      const TileRows layout = layouts[i];
      const Lake lake = *buildLake(set, BoardSide::Dark, layout);
      bool fails = false;
      for (RaceLetter race : allRaces)
        for (const Assignment& assignment : assignmentsOf(lake, race)) {
          if (assignment.raceable()) {
            ++naive.routes[static_cast<std::size_t>(race)][*assignment.route];
            courses.push_back({i, layout, race, assignment.order, *assignment.route});
            continue;
          }
          fails = true;
          for (const PlacedTile& placed : layout[0])
            for (int slot = 0; slot < static_cast<int>(side.find(placed.tile)->slots.size()); ++slot)
              if (side.find(placed.tile)->slots[static_cast<std::size_t>(slot)].race == race)
                ++naive.involved[{BoardSide::Dark, placed.tile, placed.turned, slot}];
        }
      naive.failingLakes += fails ? 1 : 0;
    }
    const VerifyResult result = verified(set);
    EXPECT_EQ(result.routes, naive.routes);
    EXPECT_EQ(result.involved, naive.involved);
    EXPECT_EQ(result.failingLakes, naive.failingLakes);
    failing += result.involved.empty() ? 0 : 1;
    if (courses.empty()) continue;
    const auto shorter = [](const RoutedCourse& a, const RoutedCourse& b) { return a.route < b.route; };
    const auto shortest = std::min_element(courses.begin(), courses.end(), shorter);
    const auto longest = std::max_element(courses.begin(), courses.end(), shorter); // the first of equals
    for (const auto& [found, expected] :
         {std::pair(*result.shortest, *shortest), {*result.longest, *longest}}) {
      EXPECT_EQ(found.lake, expected.lake);
      EXPECT_EQ(found.layout, expected.layout);
      EXPECT_EQ(found.race, expected.race);
      EXPECT_EQ(found.order, expected.order);
      EXPECT_EQ(found.route, expected.route);
    }
  }
  EXPECT_GT(failing, 0);
}

TEST(Verify, TheSidesOfABoardComeOneAfterTheOther) {
  VerifyTally dark, light;
  dark.shortest = dark.longest = RoutedCourse{7, {}, RaceLetter::A, {}, 40};
  light.shortest = light.longest = RoutedCourse{3, {}, RaceLetter::A, {}, 40};
  dark.failures = {{9, {}, RaceLetter::A, {}, "C03"}};
  light.failures = {{2, {}, RaceLetter::B, {}, "C03"}};
  dark.joinSide(light);
  EXPECT_EQ(dark.shortest->lake, 7u);
  EXPECT_EQ(dark.longest->lake, 7u);
  EXPECT_EQ(dark.failures.front().lake, 9u);
}

} // namespace
} // namespace fairway::validator::lake_race
