#include "formats/document/reader.h"
#include "formats/lake_race/tiled/import_lake.h"
#include "formats/lake_race/tiled/read_map.h"
#include "tests/formats/lake_race/tiled/places.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race::tiled {
namespace {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;
using testing::HasSubstr;

Loader noFiles() {
  return [](const std::filesystem::path& file) -> Result<std::string, Problems> {
    return Problems{{file.string(), 0, 0, "", "is not there"}};
  };
}

const std::string head =
    "orientation=\"hexagonal\" staggeraxis=\"y\" staggerindex=\"odd\" width=\"3\" height=\"2\" "
    "tilewidth=\"28\" tileheight=\"32\" hexsidelength=\"16\"";

// A map that another program made: no types, other tile numbers.
std::string strangers(const std::string& attributes = head,
                      const std::string& data = "5,6,0,\n2147483653,6,6", const std::string& more = "") {
  return "<?xml version=\"1.0\"?>\n<map " + attributes + ">\n<tileset firstgid=\"5\" name=\"t\"/>\n" + more +
         "<layer name=\"ground\"><data encoding=\"csv\">" + data + "</data></layer>\n</map>\n";
}

Result<LakeDocument, Problems> imported(const std::string& text, const TerrainMapping& mapping = {}) {
  const auto map = readMap(text, "map.tmx", noFiles());
  if (!map) return map.fault();
  return lakeFrom(map.value(), mapping, "map.tmx");
}

std::string faultOf(const std::string& text, const TerrainMapping& mapping = {}) {
  const auto lake = imported(text, mapping);
  return lake ? "none" : toText(lake.fault());
}

TEST(Import, StrangersTilesAreMappedByNumber) {
  const auto document = imported(strangers(), {{"5"}, {"6"}, {}, ""});
  ASSERT_TRUE(document) << toText(document.fault());
  const Lake& lake = std::get<Lake>(document->body.content);
  EXPECT_EQ(lake.map.at({1, 1}), Terrain::Water);
  EXPECT_EQ(lake.map.at({2, 1}), Terrain::Land);
  EXPECT_EQ(lake.map.at({3, 1}), Terrain::Void) << "an empty place";
  EXPECT_EQ(lake.map.at({1, 2}), Terrain::Water) << "flipped: 2147483653 is 5 and a flag";
  EXPECT_EQ(lake.strip, fairway::lake_race::defaultStrip);
}

TEST(Import, StrangersTilesAreMappedByType) {
  const std::string types =
      "<tileset firstgid=\"5\"><tile id=\"0\" type=\"sea\"/><tile id=\"1\" class=\"land\"/></tileset>";
  std::string map = strangers();
  map.replace(map.find("<tileset"), std::string("<tileset firstgid=\"5\" name=\"t\"/>").size(), types);
  const auto document = imported(map, {{"sea"}, {}, {}, ""});
  ASSERT_TRUE(document) << toText(document.fault());
  EXPECT_EQ(std::get<Lake>(document->body.content).map.at({2, 2}), Terrain::Land) << "land needs no mapping";
}

TEST(Import, TypesOfATileSetInItsOwnFile) {
  std::string map = strangers();
  map.replace(map.find("name=\"t\""), 8, "source=\"t.tsx\"");
  const Loader files = [](const std::filesystem::path&) -> Result<std::string, Problems> {
    return std::string(
        "<tileset><tile id=\"0\" type=\"water\"/><tile id=\"1\"><properties><property name=\"terrain\" "
        "value=\"land\"/></properties></tile></tileset>");
  };
  const auto read = readMap(map, "map.tmx", files);
  ASSERT_TRUE(read);
  EXPECT_TRUE(lakeFrom(read.value(), {}, "map.tmx"));
}

TEST(Import, UnknownTilesAreNamed) {
  EXPECT_THAT(faultOf(strangers(), {{"5"}, {}, {}, ""}),
              HasSubstr("could be anything: 6; say what they are"));
}

TEST(Import, BothStaggersAndNoOther) {
  for (const char* index : {"odd", "even"}) {
    std::string attributes = head;
    attributes.replace(attributes.find("odd"), 3, index);
    const auto document = imported(strangers(attributes), {{"5"}, {"6"}, {}, ""});
    ASSERT_TRUE(document);
    EXPECT_EQ(std::get<Lake>(document->body.content).stagger, index[0] == 'o' ? Stagger::Odd : Stagger::Even);
  }
  std::string attributes = head;
  attributes.replace(attributes.find("odd"), 3, "some");
  EXPECT_THAT(faultOf(strangers(attributes)),
              HasSubstr("map.tmx:2:1: error: staggerindex: expected odd or even"));
}

TEST(Import, WhatIsNoHexagonalMapIsRefusedWithTheReason) {
  const auto with = [](const std::string& from, const std::string& to) {
    std::string attributes = head;
    attributes.replace(attributes.find(from), from.size(), to);
    return strangers(attributes);
  };
  EXPECT_THAT(faultOf(with("hexagonal", "orthogonal")), HasSubstr("expected hexagonal"));
  EXPECT_THAT(faultOf(with("staggeraxis=\"y\"", "staggeraxis=\"x\"")), HasSubstr("flat-top"));
  EXPECT_THAT(faultOf(with("width=\"3\"", "width=\"501\"")), HasSubstr("1 to 500 columns"));
  EXPECT_THAT(faultOf(with("height=\"2\"", "height=\"99999999999999999999\"")), HasSubstr("1 to 500 rows"));
  EXPECT_THAT(faultOf(with("width=\"3\"", "infinite=\"1\" width=\"3\"")), HasSubstr("infinite"));
  EXPECT_THAT(faultOf(with("tilewidth=\"28\"", "tilewidth=\"0\"")), HasSubstr("pixels"));
}

TEST(Import, SeveralLayersNeedAChoice) {
  const std::string other = "<layer name=\"sky\"><data encoding=\"csv\">0,0,0,0,0,0</data></layer>\n";
  EXPECT_THAT(faultOf(strangers(head, "5,5,5,5,5,5", other), {{"5"}, {}, {}, ""}),
              HasSubstr("`sky`, `ground`"));
  EXPECT_TRUE(imported(strangers(head, "5,5,5,5,5,5", other), {{"5"}, {}, {}, "ground"}));
}

TEST(Import, FaultyFilesGetErrorsWithTheirLine) {
  EXPECT_THAT(faultOf("<map>\n<layer>\n"), HasSubstr("map.tmx:3"));
  EXPECT_THAT(faultOf(strangers(head, "5,5")), HasSubstr("map.tmx:4:22: error: data: expected 6 tiles"));
  EXPECT_THAT(faultOf(""), HasSubstr("not JSON"));
  EXPECT_THAT(faultOf("{"), HasSubstr("not JSON"));
  EXPECT_THAT(faultOf("[]"), HasSubstr("JSON object"));
  EXPECT_THAT(faultOf("{}"), HasSubstr("orientation"));
  EXPECT_THAT(faultOf("<tileset/>"), HasSubstr("expected a Tiled map"));
}

TEST(Import, SlotsAreObjectsWithRaceAndLetter) {
  const std::string slot =
      "<objectgroup><object type=\"slot\" x=\"40\" y=\"18\"><properties><property name=\"race\" "
      "value=\"B\"/><property name=\"letter\" value=\"NW\"/></properties></object></objectgroup>\n";
  const auto document = imported(strangers(head, "5,5,5,5,5,5", slot), {{"5"}, {}, {}, ""});
  ASSERT_TRUE(document);
  const std::vector<fairway::lake_race::Slot>& slots = std::get<Lake>(document->body.content).slots;
  ASSERT_EQ(slots.size(), 1u);
  EXPECT_EQ(slots[0], (fairway::lake_race::Slot{fairway::lake_race::RaceLetter::B, {2, 1}, Direction::NW}));
  std::string bad = slot;
  bad.replace(bad.find("NW"), 2, "N");
  EXPECT_THAT(faultOf(strangers(head, "5,5,5,5,5,5", bad), {{"5"}, {}, {}, ""}), HasSubstr("letter"));
  bad = slot;
  bad.replace(bad.find("x=\"40\""), 6, "x=\"4000\"");
  EXPECT_THAT(faultOf(strangers(head, "5,5,5,5,5,5", bad), {{"5"}, {}, {}, ""}),
              HasSubstr("outside the map"));
}

// LINE:COLUMN: KEY: MESSAGE of all that is wrong with it.
std::string placedFaultsOf(const std::string& text, const TerrainMapping& mapping = {}) {
  const auto lake = imported(text, mapping);
  return lake ? "none" : withPlaces(lake.fault());
}

const TerrainMapping fiveIsWater{{"5"}, {"6"}, {}, ""};

std::string withProperty(const std::string& name, const std::string& value) {
  return strangers(head, "5,6,0,5,6,6",
                   "<properties><property name=\"" + name + "\" value=\"" + value + "\"/></properties>");
}

TEST(Import, AStripIsOneToAHundredHexes) {
  for (const auto& [value, strip] : {std::pair("1", 1), std::pair("100", 100)}) {
    const auto document = imported(withProperty("strip", value), fiveIsWater);
    ASSERT_TRUE(document) << toText(document.fault());
    EXPECT_EQ(std::get<Lake>(document->body.content).strip, strip);
  }
  for (const char* value : {"0", "101", "-1", "x", ""})
    EXPECT_EQ(placedFaultsOf(withProperty("strip", value), fiveIsWater),
              "0:0: strip: expected 1 to 100 hexes, found `" + std::string(value) + "`\n");
  EXPECT_EQ(placedFaultsOf(withProperty("strip", std::string(40, 'a') + "b"), fiveIsWater),
            "0:0: strip: expected 1 to 100 hexes, found `" + std::string(40, 'a') + "`\n");
}

TEST(Import, AnotherProgramsMapMayHaveAName) {
  EXPECT_EQ(imported(withProperty("name", "Pond"), fiveIsWater)->head.info.name, "Pond");
  EXPECT_EQ(imported(withProperty("title", "Pond"), fiveIsWater)->head.info.name, std::nullopt);
  EXPECT_THAT(faultOf(withProperty("fairway", "fairway: 1"), fiveIsWater), HasSubstr("(property fairway)"));
}

TEST(Import, LayersToChooseFromAreNamed) {
  const std::string data = "<data encoding=\"csv\">5,5,5,5,5,5</data></layer>";
  const std::string second = "<layer name=\"" + std::string(60, 's') + "t\">" + data;
  EXPECT_EQ(placedFaultsOf(strangers(head, "5,5,5,5,5,5", second), fiveIsWater),
            "0:0: layer: which layer is the terrain? Choose one with --layer: `" + std::string(60, 's') +
                "`, `ground`\n");
  EXPECT_EQ(placedFaultsOf(strangers(), {{"5"}, {"6"}, {}, "sky"}),
            "0:0: layer: which layer is the terrain? Choose one with --layer: `ground`\n");
  EXPECT_EQ(placedFaultsOf("<map " + head + "/>"), "0:0: layer: the map has no tile layer\n");
  const std::string ours = "<layer name=\"terrain\"><data encoding=\"csv\">6,6,6,6,6,6</data></layer>";
  const auto document = imported(strangers(head, "5,5,5,5,5,5", ours), fiveIsWater);
  ASSERT_TRUE(document);
  EXPECT_EQ(std::get<Lake>(document->body.content).map.at({3, 2}), Terrain::Land) << "as we call it";
}

// Of a map with these tile sets, whose layer has six of the tiles 1 to 9.
std::string terrainOf(const std::string& tilesets, const std::string& tiles,
                      const TerrainMapping& mapping = {}) {
  const auto document =
      imported("<map " + head + ">" + tilesets + "<layer name=\"ground\"><data encoding=\"csv\">" + tiles +
                   "</data></layer></map>",
               mapping);
  if (!document) return withPlaces(document.fault());
  std::string cells;
  const Lake& lake = std::get<Lake>(document->body.content);
  for (std::size_t i = 0; i < 6; ++i)
    cells += ".#x"[static_cast<std::size_t>(lake.map.at(lake.map.cellAt(i)))];
  return cells;
}

TEST(Import, TilesAreWhatTheMappingSaysThenWhatTheirTypeSays) {
  const std::string set =
      "<tileset firstgid=\"1\"><tile id=\"0\" type=\"water\"/><tile id=\"1\" type=\"land\"/>"
      "<tile id=\"2\" type=\"void\"/><tile id=\"3\" type=\"sand\"/></tileset>";
  EXPECT_EQ(terrainOf(set, "1,2,3,0,1,2"), ".#xx.#");
  EXPECT_EQ(terrainOf(set, "1,2,3,0,1,2", {{"2", "0"}, {"water"}, {"land"}, ""}), "#.x.#.");
  EXPECT_EQ(terrainOf(set, "1,1,4,4,2,2", {{}, {}, {"4", "2"}, ""}), "..xxxx");
  const std::string unknown = "1:";
  EXPECT_EQ(terrainOf(set, "4,1,5,1,1,1", {{""}, {"land"}, {"5 "}, ""}).substr(0, 2), unknown)
      << "an empty word names nothing";
  EXPECT_THAT(
      terrainOf(set, "4,1,5,1,1,1", {{""}, {"land"}, {}, ""}),
      HasSubstr(": layer: these tiles could be anything: 4 (sand), 5; say what they are with --water, "
                "--land and --void\n"));
}

TEST(Import, ATileBelongsToTheLastSetThatStartsBeforeIt) {
  const std::string sets =
      "<tileset firstgid=\"4\"><tile id=\"0\" type=\"land\"/><tile id=\"1\" type=\"void\"/></tileset>"
      "<tileset firstgid=\"1\"><tile id=\"0\" type=\"water\"/><tile id=\"1\" type=\"land\"/>"
      "<tile id=\"2\" type=\"void\"/><tile id=\"3\" type=\"water\"/><tile id=\"4\" type=\"water\"/></tileset>"
      "<tileset firstgid=\"4\"><tile id=\"0\" type=\"water\"/></tileset>"
      "<tileset firstgid=\"7\"><tile id=\"0\" type=\"water\"/></tileset>";
  EXPECT_EQ(terrainOf(sets, "1,2,3,4,5,7"), ".#x#x.") << "of two that start alike the first";
  EXPECT_THAT(terrainOf("<tileset firstgid=\"2\"><tile id=\"0\" type=\"water\"/></tileset>", "1,2,2,2,2,2"),
              HasSubstr("could be anything: 1; say"));
}

// As many as some 200 letters hold, and forty letters of the type of each.
TEST(Import, OfManyUnknownTilesSomeAreNamed) {
  std::string set = "<tileset firstgid=\"10\">";
  for (int i = 0; i < 6; ++i)
    set += "<tile id=\"" + std::to_string(i) + "\" type=\"" + std::string(i == 4 ? 7 : 41, 't') + "\"/>";
  const std::string type = " (" + std::string(40, 't') + ")";
  const std::string named = "10" + type + ", 11" + type + ", 12" + type + ", 13" + type + ", 14 (ttttttt)";
  ASSERT_EQ(named.size(), 200u) << "the sample of this test";
  EXPECT_EQ(terrainOf(set + "</tileset>", "10,11,12,13,14,15"),
            "1:1: layer: these tiles could be anything: " + named +
                "; say what they are with --water, --land and --void\n")
      << "two hundred are enough";
}

TEST(Import, ATileSetThatIsNotThereIsNamed) {
  const std::string source = std::string(200, 's') + "t";
  EXPECT_EQ(
      terrainOf("<tileset firstgid=\"5\" source=\"" + source + "\"/>", "5,5,5,5,5,5"),
      "0:0: tileset: the tile set '" + std::string(200, 's') +
          "', which says what the tiles from 5 on are, is not there; put it where the map expects it, or use "
          "--water, --land and --void\n"
          "1:1: layer: these tiles could be anything: 5; say what they are with --water, --land and "
          "--void\n");
  EXPECT_EQ(terrainOf("<tileset firstgid=\"5\" source=\"s.tsx\"/>", "5,6,0,5,6,6", fiveIsWater), ".#x.##")
      << "nobody asks it";
}

TEST(Import, FaultsOfSlotsSayWhereTheObjectStands) {
  const auto slot = [](const std::string& attributes, const std::string& letter, const std::string& race) {
    return strangers(
        head, "5,6,0,5,6,6",
        "<objectgroup>\n  <object type=\"slot\" " + attributes +
            "><properties><property name=\"letter\" value=\"" + letter + "\"/>" +
            (race.empty() ? "" : "<property name=\"race\" value=\"" + race + "\"/>") +
            "</properties></object>\n<object name=\"no slot\" x=\"9999\" y=\"1\"/></objectgroup>\n");
  };
  EXPECT_EQ(placedFaultsOf(slot("name=\"A\"", "E", "D"), fiveIsWater),
            "5:1: race: a slot's race must be A, B or C\n");
  EXPECT_EQ(placedFaultsOf(slot("name=\"A\"", "N", ""), fiveIsWater),
            "5:1: letter: a slot's letter must be E, NE, NW, W, SW or SE\n");
  EXPECT_EQ(placedFaultsOf(slot("x=\"200\"", "E", "A"), fiveIsWater),
            "5:1: x: the slot is outside the map\n");
  const auto document = imported(slot("name=\"C\" x=\"70\" y=\"16\"", "SW", ""), fiveIsWater);
  ASSERT_TRUE(document) << toText(document.fault());
  const auto& slots = std::get<Lake>(document->body.content).slots;
  ASSERT_EQ(slots.size(), 1u) << "without the property its name is its race";
  EXPECT_EQ(slots[0], (fairway::lake_race::Slot{fairway::lake_race::RaceLetter::C, {3, 1}, Direction::SW}));
  EXPECT_EQ(
      placedFaultsOf("<map " + head +
                         "><objectgroup><object type=\"slot\"/></objectgroup><layer name=\"ground\"><data "
                         "encoding=\"csv\">5,5,5,5,5,5</data></layer></map>",
                     fiveIsWater),
      "1:1: race: a slot's race must be A, B or C\n");
}

// Each entity stands for ten of the one before: 10^9 words from a few lines.
TEST(Import, EntitiesCannotGrow) {
  std::string bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE map [<!ENTITY a \"lol\">";
  for (char c = 'b'; c < 'k'; ++c) {
    bomb += std::string("<!ENTITY ") + c + " \"";
    for (int i = 0; i < 10; ++i) bomb += std::string("&") + static_cast<char>(c - 1) + ";";
    bomb += "\">";
  }
  EXPECT_THAT(faultOf(bomb + "]><map>&j;</map>"), HasSubstr("DOCTYPE"));
}

TEST(Import, DeepNestingIsRefused) {
  std::string deep;
  for (int i = 0; i < 100000; ++i) deep += "<a>";
  EXPECT_THAT(faultOf(deep), HasSubstr("64 deep"));
  std::string brackets(100000, '[');
  EXPECT_THAT(faultOf(brackets), HasSubstr("200 deep"));
}

// Each would take some hundred bytes.
TEST(Import, CrowdsOfElementsAreRefused) {
  std::string many = "<map>", attributes = "<map>";
  for (int i = 0; i < 600001; ++i) many += "<a/>";
  EXPECT_THAT(faultOf(many), HasSubstr("more than 600000 elements"));
  for (int i = 0; i < 400001; ++i) attributes += "<a b='' c='' d=''/>";
  EXPECT_THAT(faultOf(attributes), HasSubstr("more than 1200000 attributes"));
  std::string lists = "[";
  for (int i = 0; i < 2000001; ++i) lists += "[],";
  EXPECT_THAT(faultOf(lists), HasSubstr("more than 2000000 lists"));
}

TEST(Import, AnElementATileAsOldMapsHaveIt) {
  std::string map = strangers();
  const std::size_t from = map.find("<data");
  std::string tiles = "<data>";
  for (int i = 0; i < 6; ++i) tiles += "<tile gid=\"5\"/>";
  map.replace(from, map.find("</layer>") - from, tiles + "</data>");
  EXPECT_TRUE(imported(map, {{"5"}, {}, {}, ""}));
}

// Every map of tests/formats/lake_race/tiled/maps is the same pond, written in another of Tiled's ways; its
// name says the stagger.
TEST(Import, AllWaysOfWritingAMapMeanTheSame) {
  int found = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(test::sourceDir() / "tests/formats/lake_race/tiled/maps")) {
    ++found;
    const std::string name = entry.path().filename().string();
    const auto text = readText(entry.path());
    ASSERT_TRUE(text) << name;
    const bool ours = name.find("strangers") == std::string::npos;
    const auto document = imported(*text, ours ? TerrainMapping{} : TerrainMapping{{"1"}, {"2"}, {}, ""});
    ASSERT_TRUE(document) << name << toText(document.fault());
    const Lake& lake = std::get<Lake>(document->body.content);
    EXPECT_EQ(lake.stagger, name.find("even") != std::string::npos ? Stagger::Even : Stagger::Odd) << name;
    EXPECT_EQ(document->head.info.name.has_value(), ours) << name;
    std::string cells;
    for (std::size_t i = 0; i < 12; ++i)
      cells += ".#x"[static_cast<std::size_t>(lake.map.at(lake.map.cellAt(i)))];
    EXPECT_EQ(cells, "..#x.##.....") << name;
  }
  EXPECT_GE(found, 10) << "maps are missing";
}

// A layer of some bytes unpacks to a megabyte.
TEST(Import, MoreLayersThanAnyMapHasAreRefused) {
  std::string layers;
  for (int i = 0; i < 102; ++i)
    layers += "<layer name=\"l\"><data encoding=\"csv\">5,6,0,5,6,6</data></layer>";
  EXPECT_THAT(faultOf(strangers(head, "5,6,0,5,6,6", layers)), HasSubstr("more than 100 tile layers"));
}

TEST(Import, ListsInListsWithoutEndAreRefused) {
  const std::string deep(100000, '[');
  EXPECT_THAT(faultOf("{\n\"layers\": " + deep), HasSubstr("map.tmx:2"));
  EXPECT_THAT(faultOf("{\"layers\": \"" + deep + "\"}"), HasSubstr("orientation")) << "a text is no list";
}

} // namespace
} // namespace fairway::formats::lake_race::tiled
