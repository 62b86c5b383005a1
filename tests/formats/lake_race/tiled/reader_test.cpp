// What a reader takes from a map of Tiled, and where exactly it says that something is wrong. Whatever stands
// here for TMX (XML) has its counterpart for TMJ (JSON).
#include "tests/formats/lake_race/tiled/places.h"

#include <gmock/gmock.h>

#include <cmath>
#include <tuple>

namespace fairway::formats::lake_race::tiled {
namespace {

using testing::ElementsAre;
using testing::Pair;

constexpr const char* tmjHead =
    R"("orientation":"hexagonal","staggeraxis":"y","staggerindex":"odd","width":2,"height":1,)"
    R"("tilewidth":28,"tileheight":32,"hexsidelength":16)";

std::string tmj(const std::string& more) {
  return std::string("{") + tmjHead + "," + more + "}";
}

std::string tmx(const std::string& more) {
  return "<map orientation='hexagonal' staggeraxis='y' staggerindex='odd' width='2' height='1' "
         "tilewidth='28' "
         "tileheight='32' hexsidelength='16'>\n" +
         more + "</map>";
}

std::string groundTmj(const std::string& data) {
  return R"("layers":[{"type":"tilelayer","name":"ground","data":)" + data + "}]";
}

std::string problemsOf(const std::string& text) {
  const auto map = readAlone(text);
  return map ? "none" : withPlaces(map.fault());
}

std::string times(int count, const std::string& text, const std::string& between) {
  std::string all;
  for (int i = 0; i < count; ++i) all += (i == 0 ? "" : between) + text;
  return all;
}

TEST(TmjReader, SaysWhereItIsNoJson) {
  const std::string why = ": is not JSON; expected a Tiled map (.tmx or .tmj)\n";
  EXPECT_EQ(problemsOf("{]"), "1:2" + why);
  EXPECT_EQ(problemsOf("{\n\n  \"a\": ]"), "3:8" + why);
  EXPECT_EQ(problemsOf("\n{\"a\""), "2:5" + why) << "at its end";
  EXPECT_EQ(problemsOf(""), "1:1" + why);
  EXPECT_EQ(problemsOf("{\"width\": 1e999}"), "1:1" + why)
      << "the parser knows no place of a number too large";
  EXPECT_EQ(problemsOf(std::string(201, '[')), "1:201: lists are nested more than 200 deep\n");
  EXPECT_EQ(problemsOf("[]"), "1:1: expected a Tiled map, a JSON object\n");
}

TEST(TmjReader, NamesTheKeyWhereItKnowsNoPlace) {
  EXPECT_EQ(problemsOf("{}"), "0:0: orientation: expected hexagonal, found ``\n");
  EXPECT_EQ(problemsOf(tmj(R"("tilesets":[{"firstgid":0}])")),
            "0:0: tilesets.firstgid: expected the number of the set's first tile\n");
  EXPECT_EQ(problemsOf(tmj(R"("tilesets":[{"firstgid":268435456}])")),
            "0:0: tilesets.firstgid: expected the number of the set's first tile\n");
  EXPECT_EQ(problemsOf(tmj(groundTmj("[1]"))),
            "0:0: layers[0].data: expected 2 tiles (width x height), found 1\n");
  EXPECT_EQ(problemsOf(tmj(groundTmj("7"))),
            "0:0: layers[0].data: expected a list of tile numbers, or base64\n");
  EXPECT_EQ(problemsOf(tmj(groundTmj("[1,-1]"))),
            "0:0: layers[0].data: expected tile numbers from 0 to 4294967295\n");
  EXPECT_EQ(problemsOf(tmj(groundTmj("[4294967296,1]"))),
            "0:0: layers[0].data: expected tile numbers from 0 to 4294967295\n");
  EXPECT_EQ(
      problemsOf(tmj(R"("layers":[{"type":"imagelayer"},{"type":"group","layers":[{"type":"tilelayer"}]}])")),
      "0:0: layers[1].layers[0].data: expected a list of tile numbers, or base64\n");
}

TEST(TmjReader, TakesTheWholeRangeOfNumbers) {
  const auto map =
      readAlone(tmj(groundTmj("[0,4294967295]") + R"(,"tilesets":[{"firstgid":1},{"firstgid":268435455}])"));
  ASSERT_TRUE(map) << toText(map.fault());
  ASSERT_EQ(map->layers.size(), 1u);
  EXPECT_EQ(map->layers[0].name, "ground");
  EXPECT_EQ(map->layers[0].line, 0);
  EXPECT_THAT(map->layers[0].tiles, ElementsAre(0, 4294967295u));
  ASSERT_EQ(map->tilesets.size(), 2u);
  EXPECT_EQ(map->tilesets[0].firstId, 1u);
  EXPECT_EQ(map->tilesets[1].firstId, 268435455u);
}

TEST(TmjReader, WhatIsLeftOutOrOfAnotherTypeIsNothing) {
  const auto map = readAlone(
      R"({"orientation":"hexagonal","staggeraxis":"y","staggerindex":"even","width":1,"height":1,)"
      R"("tilewidth":28,"tileheight":32,"infinite":"no","layers":[3,{"type":"objectgroup","name":7,"objects":)"
      R"([{"x":"9","type":"slot"},{"x":1e9,"y":-1e9},{"x":999999999,"y":-999999999,"class":"slot"},)"
      R"({"x":1e200,"properties":[{"name":"a"},{"name":"b","value":[1,2]},{"name":"c","value":true,"type":"bool"}]}]}]})");
  ASSERT_TRUE(map) << toText(map.fault());
  EXPECT_EQ(map->hexSide, 0);
  ASSERT_EQ(map->groups.size(), 1u);
  EXPECT_EQ(map->groups[0].name, "");
  const std::vector<Object>& objects = map->groups[0].objects;
  ASSERT_EQ(objects.size(), 4u);
  EXPECT_EQ(objects[0].type, "slot");
  EXPECT_EQ(objects[0].at.x, 0);
  EXPECT_EQ(objects[0].at.y, 0);
  EXPECT_EQ(objects[1].at.x, 0) << "beyond all maps";
  EXPECT_EQ(objects[1].at.y, 0);
  EXPECT_EQ(objects[2].type, "slot") << "as some versions write it";
  EXPECT_EQ(objects[2].at.x, 999999999);
  EXPECT_EQ(objects[2].at.y, -999999999);
  EXPECT_EQ(objects[3].at.x, 0);
  ASSERT_EQ(objects[3].properties.size(), 2u) << "one without a value says nothing";
  EXPECT_EQ(objects[3].properties[0].type, "string");
  EXPECT_EQ(objects[3].properties[0].value, "[1,2]");
  EXPECT_EQ(objects[3].properties[1].type, "bool");
  EXPECT_EQ(objects[3].properties[1].value, "true");
}

TEST(TmjReader, AnInfiniteMapIsRefused) {
  EXPECT_EQ(problemsOf(tmj(R"("infinite":true)")),
            "0:0: infinite: the map is infinite: turn that off in its properties, so that it has a size\n");
  EXPECT_EQ(problemsOf(tmj(R"("infinite":false)")), "none");
}

// Sixty-four groups in one another, as deep as an XML map may lie; what lies deeper is not looked for.
TEST(TmjReader, LooksForLayersInGroupsOfGroups) {
  const auto inGroups = [](int depth) {
    std::string layers = groundTmj("[1,2]");
    for (int i = 0; i < depth; ++i) layers = R"("layers":[{"type":"group",)" + layers + "}]";
    return readAlone(tmj(layers))->layers.size();
  };
  EXPECT_EQ(inGroups(1), 1u);
  EXPECT_EQ(inGroups(64), 1u);
  EXPECT_EQ(inGroups(65), 0u);
}

TEST(TmjReader, TakesAHundredLayersAndSaysOnceThatThereAreMore) {
  const std::string layer = R"({"type":"tilelayer","data":[1,2]})";
  const auto most = readAlone(tmj("\"layers\":[" + times(100, layer, ",") + "]"));
  ASSERT_TRUE(most) << toText(most.fault());
  EXPECT_EQ(most->layers.size(), 100u);
  EXPECT_EQ(problemsOf(tmj("\"layers\":[" + times(103, layer, ",") + "]")),
            "0:0: layers[100]: the map has more than 100 tile layers\n");
}

TEST(TmjReader, TypesOfATileSetsOwnFile) {
  EXPECT_THAT(tsjTypes(R"({"tiles":[{"id":0,"type":"water"},{"type":"land"},{"id":2,"class":"void"},)"
                       R"({"id":3,"properties":[{"name":"terrain","value":"land"}]},{"id":4}]})",
                       "set.tsj"),
              ElementsAre(Pair(0u, "water"), Pair(2u, "void"), Pair(3u, "land")));
  EXPECT_TRUE(tsjTypes("[1]", "set.tsj").empty());
  EXPECT_TRUE(tsjTypes("{", "set.tsj").empty());
}

TEST(TmxReader, SaysWhereItIsWrong) {
  EXPECT_EQ(problemsOf("<map>\n <layer>"), "2:9: is not XML: no element found\n");
  EXPECT_EQ(problemsOf("\n <tileset/>"), "2:2: expected a Tiled map, found <tileset>\n");
  EXPECT_EQ(problemsOf("<map/>"), "1:1: orientation: expected hexagonal, found ``\n");
  for (const char* first : {"0", "268435456", "", "x"})
    EXPECT_EQ(problemsOf(tmx("  <tileset firstgid='" + std::string(first) + "'/>\n")),
              "2:3: firstgid: expected the number of the set's first tile\n");
  EXPECT_EQ(problemsOf(tmx(" <layer name='ground'/>\n")), "2:2: data: the layer `ground` has none\n");
  EXPECT_EQ(problemsOf(tmx(" <layer>\n  <data encoding='csv'>1</data></layer>\n")),
            "3:3: data: expected 2 tiles (width x height), found 1\n");
  EXPECT_EQ(problemsOf(tmx(" <layer>\n  <data encoding='hex'>1,2</data></layer>\n")),
            "3:3: data: encoding `hex` is not known here: use CSV or base64\n");
  EXPECT_EQ(problemsOf(tmx(" <layer>\n  <data><tile gid='1'/><cell/></data></layer>\n")),
            "3:3: data: expected 2 tiles, found 1\n");
}

TEST(TmxReader, EverySizeMustBeThere) {
  const auto without = [](const std::string& attribute) {
    std::string map = tmx("");
    const std::size_t at = map.find(" " + attribute + "=");
    map.erase(at, map.find('\'', map.find('\'', at) + 1) + 1 - at);
    return problemsOf(map);
  };
  EXPECT_EQ(without("width"), "1:1: width: expected 1 to 500 columns\n");
  EXPECT_EQ(without("height"), "1:1: height: expected 1 to 500 rows\n");
  const char* const pixels =
      "1:1: tilewidth: expected the size of a tile in pixels, tilewidth and tileheight\n";
  EXPECT_EQ(without("tilewidth"), pixels);
  EXPECT_EQ(without("tileheight"), pixels);
  EXPECT_EQ(without("hexsidelength"), "none");
  EXPECT_EQ(without("staggeraxis"),
            "1:1: staggeraxis: expected y (rows of pointy-top hexes), found ``; a map of "
            "flat-top hexes cannot become a lake\n");
}

TEST(TmxReader, KeepsLayersSetsAndObjects) {
  const auto map = readAlone(
      tmx("<properties><note/><property name='a' value='b'/><property name='c' "
          "type='int'>d\ne</property></properties>"
          "<tileset firstgid='1'/><tileset firstgid='268435455'><grid/><tile id='0' type='water'/><tile "
          "type='land'/>"
          "</tileset>\n"
          "<group><group><layer name='ground'><data><tile gid='7'/><tile/></data></layer></group></group>\n"
          "<objectgroup name='g'><note/>\n<object name='o' class='slot' x='1e9' "
          "y='-999999999'/></objectgroup>\n"));
  ASSERT_TRUE(map) << toText(map.fault());
  ASSERT_EQ(map->properties.size(), 2u);
  EXPECT_EQ(map->properties[0].type, "string");
  EXPECT_EQ(map->properties[0].value, "b");
  EXPECT_EQ(map->properties[1].type, "int");
  EXPECT_EQ(map->properties[1].value, "d\ne");
  ASSERT_EQ(map->tilesets.size(), 2u);
  EXPECT_EQ(map->tilesets[0].firstId, 1u);
  EXPECT_EQ(map->tilesets[1].firstId, 268435455u);
  EXPECT_THAT(map->tilesets[1].types, ElementsAre(Pair(0u, "water")));
  ASSERT_EQ(map->layers.size(), 1u);
  EXPECT_EQ(map->layers[0].name, "ground");
  EXPECT_EQ(map->layers[0].line, 4);
  EXPECT_THAT(map->layers[0].tiles, ElementsAre(7, 0)) << "one without a number is empty";
  ASSERT_EQ(map->groups.size(), 1u);
  ASSERT_EQ(map->groups[0].objects.size(), 1u);
  const Object& object = map->groups[0].objects[0];
  EXPECT_EQ(object.name, "o");
  EXPECT_EQ(object.type, "slot");
  EXPECT_EQ(object.at.x, 0) << "beyond all maps";
  EXPECT_EQ(object.at.y, -999999999);
  EXPECT_EQ(object.fileLine, 6);
}

TEST(TmxReader, WithoutALengthTheSidesOfHexesAreNone) {
  std::string map = tmx("");
  map.erase(map.find(" hexsidelength='16'"), 19);
  EXPECT_EQ(readAlone(map)->hexSide, 0);
}

TEST(TmxReader, AnInfiniteMapIsRefused) {
  std::string map = tmx("");
  map.insert(5, "infinite='0' ");
  EXPECT_EQ(problemsOf(map), "none");
  map.replace(map.find("'0'"), 3, "'1'");
  EXPECT_EQ(problemsOf(map),
            "1:1: infinite: the map is infinite: turn that off in its properties, so that it has a size\n");
}

TEST(TmxReader, TakesAHundredLayersAndSaysOnceThatThereAreMore) {
  const std::string layer = " <layer><data encoding='csv'>1,2</data></layer>\n";
  const auto most = readAlone(tmx(times(100, layer, "")));
  ASSERT_TRUE(most) << toText(most.fault());
  EXPECT_EQ(most->layers.size(), 100u);
  EXPECT_EQ(problemsOf(tmx(times(103, layer, ""))), "102:2: layer: the map has more than 100 tile layers\n");
}

TEST(TmxReader, TypesOfATileSetsOwnFile) {
  EXPECT_THAT(readTilesetTypes("\xEF\xBB\xBF\n <tileset><tile id='1' type='land'/></tileset>", "set.tsx"),
              ElementsAre(Pair(1u, "land")));
  EXPECT_TRUE(readTilesetTypes("<map><tile id='1' type='land'/></map>", "set.tsx").empty());
  EXPECT_TRUE(readTilesetTypes("<tileset>", "set.tsx").empty());
  EXPECT_THAT(readTilesetTypes(R"({"tiles":[{"id":1,"type":"<land"}]})", "set.tsj"),
              ElementsAre(Pair(1u, "<land")));
  EXPECT_TRUE(readTilesetTypes("", "set.tsx").empty());
}

TEST(MapHeads, HaveTheirLimits) {
  const auto keyOf = [](long long MapHead::*size, long long value) {
    MapHead limits{"hexagonal", "y", "even", false, 3, 3, 28, 100000, 16};
    limits.*size = value;
    Map map;
    const auto problem = takeHead(limits, map);
    return problem ? problem->key : std::string();
  };
  EXPECT_EQ(keyOf(&MapHead::width, 0), "width");
  EXPECT_EQ(keyOf(&MapHead::width, 1), "");
  EXPECT_EQ(keyOf(&MapHead::width, 500), "");
  EXPECT_EQ(keyOf(&MapHead::width, 501), "width");
  EXPECT_EQ(keyOf(&MapHead::height, 0), "height");
  EXPECT_EQ(keyOf(&MapHead::height, 1), "");
  EXPECT_EQ(keyOf(&MapHead::height, 500), "");
  EXPECT_EQ(keyOf(&MapHead::height, 501), "height");
  EXPECT_EQ(keyOf(&MapHead::tileWidth, 0), "tilewidth");
  EXPECT_EQ(keyOf(&MapHead::tileWidth, 1), "");
  EXPECT_EQ(keyOf(&MapHead::tileWidth, 100000), "");
  EXPECT_EQ(keyOf(&MapHead::tileWidth, 100001), "tilewidth");
  EXPECT_EQ(keyOf(&MapHead::tileHeight, 100001), "tilewidth") << "both are said in one";
  EXPECT_EQ(keyOf(&MapHead::hexSide, -1), "hexsidelength");
  EXPECT_EQ(keyOf(&MapHead::hexSide, 0), "");
  EXPECT_EQ(keyOf(&MapHead::hexSide, 100000), "") << "as much as the tile's height";
  EXPECT_EQ(keyOf(&MapHead::hexSide, 100001), "hexsidelength");
}

TEST(TileTypes, BelongToTilesThatCanBe) {
  TileTypes types;
  addType(types, -1, "water", {});
  addType(types, 0, "water", {});
  addType(types, 1, "", {});
  addType(types, 2, "", {{"height", "int", "3"}, {"terrain", "string", "land"}});
  addType(types, 3, "void", {{"terrain", "string", "land"}});
  addType(types, tileNumberBits, "land", {});
  addType(types, static_cast<long long>(tileNumberBits) + 1, "land", {});
  EXPECT_THAT(types, ElementsAre(Pair(0u, "water"), Pair(2u, "land"), Pair(3u, "void"),
                                 Pair(tileNumberBits, "land")));
}

// Against all cells, one by one: between two of them the first counts.
TEST(TiledMap, TheNearestCellIsTheNearestOfAll) {
  Map map;
  map.width = 4;
  map.height = 5;
  for (const auto& [tileWidth, tileHeight, hexSide] :
       {std::tuple(28, 32, 16), std::tuple(40, 6, 2), std::tuple(4, 60, 0)})
    for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
      map.tileWidth = tileWidth;
      map.tileHeight = tileHeight;
      map.hexSide = hexSide;
      map.stagger = stagger;
      for (int x = -10; x <= 50; ++x)
        for (int y = -10; y <= 60; ++y) {
          const Point at{x * tileWidth / 10.0, y * tileHeight / 10.0};
          Cell nearest{1, 1};
          double least = 1e300;
          for (int row = 1; row <= map.height; ++row)
            for (int column = 1; column <= map.width; ++column) {
              const Point centre = map.centre({column, row});
              const double distance = std::hypot(centre.x - at.x, centre.y - at.y);
              if (distance >= least) continue;
              least = distance;
              nearest = {column, row};
            }
          ASSERT_EQ(map.nearest(at), nearest)
              << at.x << ", " << at.y << " of " << tileWidth << " x " << tileHeight;
        }
    }
}

TEST(TiledMap, CentresAreWhereTiledHasThem) {
  Map map;
  map.width = map.height = 3;
  map.tileWidth = 28;
  map.tileHeight = 32;
  map.hexSide = 16;
  EXPECT_EQ(map.centre({1, 1}).x, 14);
  EXPECT_EQ(map.centre({1, 1}).y, 16);
  EXPECT_EQ(map.centre({2, 2}).x, 56);
  EXPECT_EQ(map.centre({2, 2}).y, 40);
  map.stagger = Stagger::Even;
  EXPECT_EQ(map.centre({1, 1}).x, 28);
  EXPECT_EQ(map.centre({2, 2}).x, 42);
}

} // namespace
} // namespace fairway::formats::lake_race::tiled
