#include "tests/validator/lake_race/random_lake.h"
#include "tests/validator/lake_race/verify_sets.h"
#include "validator/lake_race/verify/changes.h"
#include "validator/lake_race/verify/lake_tally.h"
#include "validator/lake_race/verify/layouts.h"
#include "validator/lake_race/verify/tally.h"

#include <gtest/gtest.h>

#include <set>

// What is counted of one lake, and what of several together.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

VerifyTally talliedAlone(const Lake& lake, const TileRows& layout = {}) {
  return lakeTally(pairOfTiles(), BoardSide::Dark, {lake, 5, layout}, unwatched());
}

bool inOnePiece(const Lake& lake) {
  std::set<Cell> water;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    if (lake.map.at(lake.map.cellAt(i)) == Terrain::Water) water.insert(lake.map.cellAt(i));
  if (water.empty()) return true;
  std::vector<Cell> open{*water.begin()};
  water.erase(water.begin());
  while (!open.empty()) {
    const Cell cell = open.back();
    open.pop_back();
    for (const Direction direction : allDirections)
      if (const Cell next = neighbour(cell, direction, lake.stagger); water.erase(next) == 1)
        open.push_back(next);
  }
  return water.empty();
}

TEST(LakeTally, SaysWhetherTheWaterIsConnected) {
  std::mt19937 random(31);
  int split = 0, whole = 0;
  for (int i = 0; i < 300; ++i) {
    const Lake lake = testing_lakes::randomLake(random, 1 + i % 9, 1 + i % 7, 5 + i % 40);
    const VerifyTally tally = talliedAlone(lake);
    EXPECT_EQ(tally.splitTotal, inOnePiece(lake) ? 0u : 1u) << i;
    ASSERT_EQ(tally.split.size(), tally.splitTotal);
    if (tally.splitTotal > 0) {
      EXPECT_EQ(tally.split[0].lake, 5u);
    }
    ++(tally.splitTotal > 0 ? split : whole);
  }
  EXPECT_GT(split, 50);
  EXPECT_GT(whole, 50);
}

TEST(LakeTally, ALakeWithoutWaterIsNotSplit) {
  Lake land;
  land.map = TerrainMap(3, 3);
  for (std::size_t i = 0; i < 9; ++i) land.map.set(land.map.cellAt(i), Terrain::Land);
  EXPECT_EQ(talliedAlone(land).splitTotal, 0u);
}

// L02: not four slots. L03: a slot is not on the lake.
TEST(LakeTally, SaysWhyARaceHasNoCourses) {
  const Tileset set = pairOfTiles();
  const TileRows layout{{{"heron", false}, {"pike", false}}};
  Lake lake = *buildLake(set, BoardSide::Dark, layout);
  const Slot outside = lake.slots.front();
  lake.map.set(outside.at, Terrain::Void);
  const VerifyTally tally = talliedAlone(lake, layout);
  ASSERT_EQ(tally.failures.size(), 1u);
  EXPECT_EQ(tally.failures[0].code, "L03");
  EXPECT_EQ(tally.failures[0].race, outside.race);
  EXPECT_EQ(tally.lakes, 1u);
  EXPECT_EQ(tally.failingLakes, 1u);
  EXPECT_EQ(tally.courses, 72u);
  EXPECT_EQ(tally.failuresTotal(), 24u);
  EXPECT_EQ(tally.involved.size(), 4u);
  for (const auto& [slot, courses] : tally.involved) EXPECT_EQ(courses, 24u) << slot.tile;
  lake.map.set(outside.at, Terrain::Water);
  EXPECT_EQ(talliedAlone(lake, layout).failingLakes, 0u);
  lake.slots.erase(lake.slots.begin());
  ASSERT_EQ(talliedAlone(lake, layout).failures.size(), 1u);
  EXPECT_EQ(talliedAlone(lake, layout).failures[0].code, "L02");
}

VerifyTally tallyOf(std::uint64_t lake, int shortest, int longest, std::uint64_t failures) {
  VerifyTally tally;
  tally.lakes = 1;
  tally.failingLakes = failures > 0 ? 1 : 0;
  tally.courses = 2 + failures;
  tally.raceable = 2;
  tally.splitTotal = 1;
  tally.split = {{lake, {}}};
  tally.routes[0][shortest] = 1;
  ++tally.routes[0][longest];
  tally.shortest = RoutedCourse{lake, {}, RaceLetter::A, {}, shortest};
  tally.longest = RoutedCourse{lake, {}, RaceLetter::A, {}, longest};
  tally.involved[{BoardSide::Dark, "heron", false, 0}] = failures;
  for (std::uint64_t i = 0; i < failures; ++i)
    tally.failures.push_back({lake, {}, RaceLetter::A, std::array{0, 1, 2, static_cast<int>(i)}, "C03"});
  return tally;
}

std::vector<std::uint64_t> lakesOf(const VerifyTally& tally) {
  std::vector<std::uint64_t> lakes;
  for (const VerifyFailure& failure : tally.failures) lakes.push_back(failure.lake);
  return lakes;
}

// Those of earlier lakes come first, whichever is joined to which.
TEST(VerifyTally, JoinsInAnyOrder) {
  const VerifyTally one = tallyOf(7, 20, 30, 2), other = tallyOf(3, 20, 30, 2);
  VerifyTally ahead = one, behind = other;
  ahead.join(other, 3);
  behind.join(one, 3);
  for (const VerifyTally& both : {ahead, behind}) {
    EXPECT_EQ(lakesOf(both), (std::vector<std::uint64_t>{3, 3, 7}));
    EXPECT_EQ((*both.failures[1].order)[3], 1); // a lake's own stay in their order
    EXPECT_EQ(both.split.size(), 2u);
    EXPECT_EQ(both.split.front().lake, 3u);
    EXPECT_EQ(both.shortest->lake, 3u); // the first of equals
    EXPECT_EQ(both.longest->lake, 3u);
    EXPECT_EQ(both.lakes, 2u);
    EXPECT_EQ(both.failingLakes, 2u);
    EXPECT_EQ(both.courses, 8u);
    EXPECT_EQ(both.failuresTotal(), 4u);
    EXPECT_EQ(both.splitTotal, 2u);
    EXPECT_EQ(both.steps(), 100u);
    EXPECT_EQ(both.route()->min, 20);
    EXPECT_EQ(both.route()->max, 30);
    EXPECT_DOUBLE_EQ(both.route()->mean, 25);
    EXPECT_EQ(both.involved.begin()->second, 4u);
    EXPECT_FALSE(both.clean());
  }
}

TEST(VerifyTally, ShorterAndLongerRoutesTakeTheLead) {
  VerifyTally all = tallyOf(1, 20, 30, 0);
  all.join(tallyOf(2, 19, 31, 0));
  EXPECT_EQ(all.shortest->lake, 2u);
  EXPECT_EQ(all.longest->lake, 2u);
  all.joinSide(tallyOf(3, 19, 31, 0)); // of another side: no better
  EXPECT_EQ(all.shortest->lake, 2u);
  EXPECT_EQ(all.longest->lake, 2u);
  all.joinSide(tallyOf(0, 18, 32, 2), 1);
  EXPECT_EQ(all.shortest->lake, 0u);
  EXPECT_EQ(all.longest->route, 32);
  EXPECT_EQ(lakesOf(all), (std::vector<std::uint64_t>{0}));
  EXPECT_EQ(all.split.size(), 1u);
  EXPECT_FALSE(VerifyTally{}.route());
  EXPECT_TRUE(VerifyTally{}.clean());
}

TEST(VerifyTally, SlotsInMostFailuresComeFirst) {
  VerifyTally tally;
  const LaidSlot a{BoardSide::Dark, "heron", false, 0}, b{BoardSide::Dark, "heron", true, 0};
  const LaidSlot c{BoardSide::Dark, "pike", false, 1};
  tally.involved = {{a, 3}, {b, 5}, {c, 3}};
  const std::vector<std::pair<LaidSlot, std::uint64_t>> expected{{b, 5}, {a, 3}, {c, 3}};
  EXPECT_EQ(mostInvolved(tally), expected);
}

TEST(VerifyWords, NameLayoutsSlotsAndChanges) {
  EXPECT_EQ(layoutText({{{"heron", false}, {"pike", true}}, {{"swan", false}}}), "[heron, pike@180] [swan]");
  EXPECT_EQ(slotsText({0, 3, 1, 2}), "1-4-2-3");
  const Tileset set = pairOfTiles();
  const TilesetSide& side = set.sides.at(BoardSide::Dark);
  EXPECT_EQ(changePhrase({"heron", 1, Direction::SW, {}}, side).english(),
            "Turn the letter of slot 2 (A) of heron from W to SW");
  EXPECT_EQ(changePhrase({"pike", std::nullopt, Direction::E, {6, 5}}, side).english(),
            "Turn 0605 of pike into water");
  EXPECT_EQ(changePhrase({"", std::nullopt, Direction::E, {1, 2}}, side).english(),
            "Turn 0102 of the frame into water");
}

} // namespace
} // namespace fairway::validator::lake_race
