// RULES.md, section 1: slots and their letters, tiles laid into a frame.
#include "rules/lake_race/board/course.h"
#include "rules/lake_race/board/tileset.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;
using testing::Optional;

TEST(Race, IsNamedByOneLetter) {
  EXPECT_THAT(raceLettered("A"), Optional(RaceLetter::A));
  EXPECT_THAT(raceLettered("C"), Optional(RaceLetter::C));
  for (const char* none : {"", "D", "a", "AB", "AA"}) EXPECT_FALSE(raceLettered(none)) << none;
}

TEST(Assignment, PutsTheBuoysOnFourSlotsAndNoOtherNumber) {
  Lake lake = test::openLake(8, 8);
  for (int i = 1; i <= 3; ++i) lake.slots.push_back({RaceLetter::B, {i, i}, Direction::E});
  EXPECT_FALSE(placementOf(lake, RaceLetter::B, {0, 1, 2, 3}));
  lake.slots.push_back({RaceLetter::B, {4, 4}, Direction::SW});
  EXPECT_EQ(placementOf(lake, RaceLetter::B, {3, 0, 2, 1}),
            (Placement{{4, 4}, Direction::SW, {Cell{1, 1}, Cell{3, 3}, Cell{2, 2}}}));
  lake.slots.push_back({RaceLetter::B, {5, 5}, Direction::E});
  EXPECT_FALSE(placementOf(lake, RaceLetter::B, {0, 1, 2, 3}));
}

// Two tiles of 2 x 2 side by side in a ring of land.
Tileset small() {
  const auto tile = [](const char* name, std::string_view map, Slot slot) {
    return Tile{name, test::drawn(map).map, {slot}};
  };
  Tileset set;
  set.tileColumns = set.tileRows = 2;
  set.across = 2;
  set.down = 1;
  TilesetSide side;
  side.frame = Frame{test::drawn("######\n#....#\n#....#\n######").map, {2, 2}};
  side.tiles = {tile("1", "#.\n.x", {RaceLetter::A, {2, 1}, Direction::NE}),
                tile("2", "..\n#.", {RaceLetter::B, {1, 1}, Direction::W})};
  set.sides.emplace(BoardSide::Dark, side);
  return set;
}

TEST(BoardSides, AreFoundByTheirNames) {
  for (const BoardSide side : {BoardSide::Dark, BoardSide::Light})
    EXPECT_EQ(boardSideNamed(nameOf(side)), side);
  EXPECT_EQ(boardSideNamed("dark"), BoardSide::Dark);
  EXPECT_EQ(boardSideNamed("grey"), std::nullopt);
}

TEST(Tiles, LieInTheWindowOfTheirFrameWithTheirSlots) {
  const auto lake = buildLake(small(), BoardSide::Dark, {{{"1", false}, {"2", true}}});
  ASSERT_TRUE(lake);
  EXPECT_EQ(lake->map, test::drawn("######\n##..##\n#.x..#\n######").map);
  EXPECT_THAT(lake->slots, ElementsAre(Slot{RaceLetter::A, {3, 2}, Direction::NE},
                                       Slot{RaceLetter::B, {5, 3}, Direction::E}));
}

TEST(Tiles, EveryFaultOfALayoutIsToldWithItsPlace) {
  const auto lake = buildLake(small(), BoardSide::Dark, {{{"3", false}, {"1", false}}});
  ASSERT_FALSE(lake);
  ASSERT_EQ(lake.fault().size(), 1u);
  EXPECT_THAT(lake.fault()[0].place, Optional(std::pair{0, 0}));
  const auto twice = buildLake(small(), BoardSide::Dark, {{{"1", false}, {"1", true}}});
  ASSERT_FALSE(twice);
  EXPECT_THAT(twice.fault()[0].place, Optional(std::pair{0, 1}));
  EXPECT_FALSE(buildLake(small(), BoardSide::Light, {{{"1", false}, {"2", false}}}));
  EXPECT_FALSE(buildLake(small(), BoardSide::Dark, {{{"1", false}}}));
}

} // namespace
} // namespace fairway::lake_race
