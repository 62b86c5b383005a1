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

// NAME TYPE at CELL: PROPERTY=VALUE ... of each object.
std::string inLines(const Map& map, const ObjectGroup& group) {
  std::string text;
  for (const Object& object : group.objects) {
    const Cell cell = map.nearest(object.at);
    text += object.name + ' ' + object.type + " at " + std::to_string(cell.column) + "," +
            std::to_string(cell.row) + ":";
    for (const Property& property : object.properties) {
      EXPECT_EQ(property.type, "string");
      text += ' ' + property.name + '=' + property.value;
    }
    text += '\n';
  }
  return text;
}

TEST(TiledRoundTrip, ACourseBringsBuoysAndGates) {
  fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  course.choices.arrows[1] = otherArrow(course.choices.arrows[1]);
  BoardScene scene(course);
  const Map map = mapOf(scene, {});
  ASSERT_EQ(map.groups.size(), 3u);
  EXPECT_EQ(map.groups[1].name, "buoys");
  EXPECT_EQ(inLines(map, map.groups[1]), "0 buoy at 5,8: direction=left letter=E\n"
                                         "1 buoy at 8,3: arrow=clockwise\n"
                                         "2 buoy at 13,8: arrow=counterclockwise\n"
                                         "3 buoy at 8,13: arrow=clockwise\n"
                                         "finish buoy at 10,8: direction=left\n");
  EXPECT_EQ(map.groups[2].name, "gates");
  EXPECT_EQ(inLines(map, map.groups[2]), "START gate at 5,8: sense=counterclockwise\n"
                                         "1 gate at 8,3: sense=clockwise\n"
                                         "2 gate at 13,8: sense=counterclockwise\n"
                                         "3 gate at 8,13: sense=clockwise\n"
                                         "FINISH gate at 5,8: sense=counterclockwise\n");
  const auto gates = gatesOf(course.lake, course.placement, course.choices);
  for (std::size_t i = 0; i < 5; ++i) {
    const Object& gate = map.groups[2].objects[i];
    ASSERT_EQ(gate.line.size(), 2u);
    EXPECT_EQ(gate.line[0].x, 0);
    EXPECT_EQ(gate.line[0].y, 0);
    const Cell origin = course.lake.cellOf(gates[i].origin);
    EXPECT_EQ(map.nearest(gate.at), origin);
    // As on our board, where hexes are a little taller.
    const auto way = gateEnd(scene.lake(), gates[i]) - scene.centre(origin);
    EXPECT_NEAR(gate.line[1].x, way.x * tileWidth, 1e-9);
    EXPECT_NEAR(gate.line[1].y, way.y / formats::lake_race::rowPitch * map.rowPitch(), 1e-9);
  }
  EXPECT_THAT(toTmx(map, "t.png"), testing::HasSubstr("<polyline points=\"0,0 "));
  scene.course->choices.reset();
  const Map open = mapOf(scene, {});
  ASSERT_EQ(open.groups.size(), 2u) << "gates are not chosen yet";
  EXPECT_EQ(inLines(open, open.groups[1]), "0 buoy at 5,8: letter=E\n1 buoy at 8,3:\n2 buoy at 13,8:\n"
                                           "3 buoy at 8,13:\nfinish buoy at 10,8:\n");
  scene.course.reset();
  EXPECT_EQ(mapOf(scene, {}).groups.size(), 1u) << "a lake has slots alone";
}

// A buoy at an end of its own leg: there is no gate that could be drawn.
TEST(TiledRoundTrip, ACourseWithoutGatesBringsItsBuoys) {
  fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  course.placement.buoys[1] = course.placement.buoys[0];
  ASSERT_FALSE(gatesDefined(course.lake, course.placement)) << "the sample of this test";
  EXPECT_EQ(mapOf(BoardScene(course), {}).groups.size(), 2u);
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
