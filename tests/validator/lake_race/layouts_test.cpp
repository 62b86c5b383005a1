#include "validator/lake_race/verify/layouts.h"

#include "tests/validator/lake_race/verify_sets.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

TEST(Layouts, AreAllOrdersAndAllTurns) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Dark].tiles.push_back(tileNamed("otter")); // one stays in the box
  const Layouts layouts(set, BoardSide::Dark);
  ASSERT_EQ(layouts.count(), 3u * 2 * 4);
  std::set<std::vector<std::string>> seen;
  for (std::uint64_t i = 0; i < *layouts.count(); ++i) seen.insert(namesOf(layouts[i]));
  EXPECT_EQ(seen.size(), *layouts.count());
  EXPECT_EQ(namesOf(layouts[0]), (std::vector<std::string>{"heron", "pike"}));
  EXPECT_EQ(namesOf(layouts[1]), (std::vector<std::string>{"heron", "pike@180"}));
}

TEST(Layouts, OfSixTilesAreAsManyAsTheBoxSays) {
  Tileset set = pairOfTiles();
  set.across = 3;
  set.down = 2;
  auto& tiles = set.sides[BoardSide::Dark].tiles;
  for (const char* name : {"otter", "swan", "crane", "perch"}) tiles.push_back(tileNamed(name));
  EXPECT_EQ(Layouts(set, BoardSide::Dark).count(), 46080u);
}

TEST(Layouts, ASampleHasDifferentOnesAndDependsOnTheSeedAlone) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Dark].tiles.push_back(tileNamed("otter"));
  const Layouts layouts(set, BoardSide::Dark);
  for (std::uint64_t n : {1U, 7U, 24U}) {
    const std::vector<std::uint64_t> sample = layouts.sample(n, 5);
    EXPECT_EQ(std::set(sample.begin(), sample.end()).size(), n);
    EXPECT_LT(sample.back(), 24u);
    EXPECT_EQ(sample, layouts.sample(n, 5));
  }
  EXPECT_NE(layouts.sample(7, 5), layouts.sample(7, 6));
}

// Five tiles on a board of two rows: 5 * 4 * 3 * 2 orders, and each tile in two ways.
Tileset fiveTiles() {
  Tileset set = pairOfTiles();
  set.down = 2;
  for (const char* name : {"otter", "swan", "crane"})
    set.sides[BoardSide::Dark].tiles.push_back(tileNamed(name));
  return set;
}

// Turned as a whole, the last tile is the first, and each tile lies the other way round.
TEST(Layouts, TurnedAsAWholeAreLayoutsToo) {
  const Tileset set = fiveTiles();
  const Layouts layouts(set, BoardSide::Dark);
  ASSERT_EQ(layouts.count(), 120u * 16);
  std::set<std::vector<std::string>> seen;
  for (std::uint64_t i = 0; i < *layouts.count(); ++i) {
    const TileRows rows = layouts[i];
    ASSERT_EQ(rows.size(), 2u);
    ASSERT_EQ(rows[0].size(), 2u);
    ASSERT_EQ(rows[1].size(), 2u);
    seen.insert(namesOf(rows));
    std::vector<std::string> turned;
    for (std::size_t row = 2; row-- > 0;)
      for (std::size_t column = 2; column-- > 0;)
        turned.push_back(rows[row][column].tile + (rows[row][column].turned ? "" : "@180"));
    EXPECT_EQ(namesOf(layouts[layouts.turnedWhole(i)]), turned);
  }
  EXPECT_EQ(seen.size(), 120u * 16);
}

// Each of the 24 layouts of three tiles on two places comes up about as often as the others.
TEST(Layouts, ThatAreDrawnAreAnyOfThem) {
  Tileset set = pairOfTiles();
  set.sides[BoardSide::Dark].tiles.push_back(tileNamed("otter"));
  const Layouts layouts(set, BoardSide::Dark);
  std::map<std::vector<std::string>, int> drawn, sampled;
  for (std::uint64_t seed = 0; seed < 2400; ++seed) {
    ++drawn[namesOf(layouts.drawn(seed))];
    for (const std::uint64_t number : layouts.sample(2, seed)) ++sampled[namesOf(layouts[number])];
  }
  ASSERT_EQ(drawn.size(), 24u);
  ASSERT_EQ(sampled.size(), 24u);
  for (std::uint64_t i = 0; i < 24; ++i) {
    EXPECT_NEAR(drawn[namesOf(layouts[i])], 100, 50);
    EXPECT_NEAR(sampled[namesOf(layouts[i])], 200, 70);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
