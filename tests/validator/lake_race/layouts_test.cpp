#include "validator/lake_race/verify/layouts.h"

#include "tests/validator/lake_race/verify_sets.h"

#include <gtest/gtest.h>

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

} // namespace
} // namespace fairway::validator::lake_race
