#include "formats/lake_race/tiled/import_lake.h"
#include "formats/lake_race/tiled/read_map.h"
#include "formats/lake_race/tiled/write_map.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race::tiled {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

DocumentHead oddHead() {
  DocumentHead head;
  head.info.name = "A <lake> & \"more\"\nin two lines, Übersee";
  head.info.author = "O'Neill";
  head.info.notes = "  blanks, tabs\tand ]]> marks ";
  head.info.severity["L04"] = Severity::Ignore;
  head.info.waivers.push_back({"G07", {Cell{3, 4}}, "it is meant to be narrow"});
  head.comment = {"# A comment at the head"};
  return head;
}

Lake randomLake(std::mt19937_64& random) {
  Lake lake;
  lake.stagger = random() % 2 == 0 ? Stagger::Odd : Stagger::Even;
  lake.strip = 1 + static_cast<int>(random() % 6);
  lake.map = fairway::lake_race::TerrainMap(1 + static_cast<int>(random() % 20),
                                            1 + static_cast<int>(random() % 20));
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
    lake.map.set(lake.map.cellAt(i), static_cast<Terrain>(random() % 3));
  for (int i = 0; i < 5; ++i) {
    const Cell cell = lake.map.cellAt(random() % static_cast<std::size_t>(lake.map.cellCount()));
    lake.slots.push_back(
        {static_cast<fairway::lake_race::RaceLetter>(random() % 3), cell, allDirections[random() % 6]});
  }
  return lake;
}

TEST(TiledRoundTrip, RandomLakesComeBackWithoutLoss) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 200; ++round) {
    const BoardScene scene(randomLake(random));
    const Map map = mapOf(scene, oddHead());
    for (const std::string& text : {toTmx(map, "t.png"), toTmj(map, "t.png")}) {
      const auto read = readMap(text, "map", fileLoader());
      ASSERT_TRUE(read) << toText(read.fault()) << text;
      const auto lake = lakeFrom(read.value(), {}, "map");
      ASSERT_TRUE(lake) << toText(lake.fault()) << text;
      EXPECT_EQ(std::get<Lake>(lake->body.content), scene.lake());
      EXPECT_EQ(lake->head, oddHead());
    }
  }
}

TEST(TiledRoundTrip, ACourseBringsBuoysAndGates) {
  const BoardScene scene(fairway::lake_race::test::roundTheStrip());
  const Map map = mapOf(scene, {});
  ASSERT_EQ(map.groups.size(), 3u);
  EXPECT_EQ(map.groups[1].name, "buoys");
  EXPECT_EQ(map.groups[1].objects.size(), 5u);
  EXPECT_EQ(map.groups[2].name, "gates");
  EXPECT_EQ(map.groups[2].objects.size(), 5u);
  for (const Object& gate : map.groups[2].objects) EXPECT_EQ(gate.line.size(), 2u);
  EXPECT_EQ(map.nearest(map.groups[1].objects[1].at), scene.course->placement.buoys[0]);
}

// Documents may have any character, named by its number; so has the head of ours in a map, and nothing of it
// is lost.
TEST(TiledMap, WhatXmlCannotHoldIsLeftOutOfOtherTexts) {
  std::mt19937_64 random(12);
  DocumentHead head;
  head.info.name = "a\uFFFEb\uFFFFc\x01\rd";
  const BoardScene scene(randomLake(random));
  Map map = mapOf(scene, head);
  map.properties.push_back({"title", "string", *head.info.name});
  const auto read = readMap(toTmx(map, "t.png"), "map", fileLoader());
  ASSERT_TRUE(read) << toText(read.fault());
  EXPECT_EQ(read->properties.back().value, "abc\rd");
  EXPECT_EQ(lakeFrom(read.value(), {}, "map")->head.info.name, head.info.name);
}

TEST(TiledMap, EveryCentreLeadsBackToItsCell) {
  Map map;
  map.width = 7;
  map.height = 9;
  map.tileWidth = 56;
  map.tileHeight = 64;
  map.hexSide = 32;
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    map.stagger = stagger;
    for (int row = 1; row <= 9; ++row)
      for (int column = 1; column <= 7; ++column)
        EXPECT_EQ(map.nearest(map.centre({column, row})), (Cell{column, row}));
  }
  EXPECT_EQ(map.nearest({-1e8, 1e8}), (Cell{1, 9}));
}

} // namespace
} // namespace fairway::formats::lake_race::tiled
