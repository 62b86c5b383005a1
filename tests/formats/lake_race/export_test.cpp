#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/export/subject.h"
#include "rules/lake_race/route/route.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace fairway::formats::lake_race {
namespace {

using Json = nlohmann::json;

Subject subjectOfCourse(const fairway::lake_race::Course& course) {
  return {
      {}, CourseSubject{{{course.lake, course.race, course.placement, {}}, course.choices}}, ThemeName::Dark};
}

TEST(YamlExport, ACourseNeedsNoOtherFileAndHasEveryChoice) {
  std::mt19937_64 random(23);
  for (int round = 0; round < 30; ++round) {
    const fairway::lake_race::Course course = fairway::lake_race::test::randomCourse(random);
    const auto document = subjectOfCourse(course).selfContained();
    ASSERT_TRUE(document);
    const auto read = readDocument(writeDocument(*document), "exported");
    ASSERT_TRUE(read) << toText(read.fault());
    const auto subject = subjectOf(read->document, "exported");
    ASSERT_TRUE(subject);
    const SettledCourse& back = std::get<CourseSubject>(subject->content).course;
    EXPECT_EQ(back.course(), course);
    EXPECT_EQ(back.setup.choices, fixed(course.choices));
  }
}

TEST(YamlExport, WithoutGatesThereIsNothingToWriteOut) {
  Subject subject = subjectOfCourse(fairway::lake_race::test::roundTheStrip());
  std::get<CourseSubject>(subject.content).course.choices.reset();
  EXPECT_FALSE(subject.selfContained());
}

// A board of tiles looks like the side that lies up, wherever it is referred to from.
TEST(SubjectTheme, IsThatOfTheSideOfTheBoard) {
  const auto themeWhere = [](const std::string& side, int readable, bool ofCourse) {
    const std::string lake =
        "fairway: 1\nkind: lake\ntiles:\n  set: set.yaml\n  side: " + side + "\n  layout:\n    - [pike]\n";
    const std::string course = "fairway: 1\nkind: course\nlake: lake.yaml\nstart: {at: [1, 1], letter: E}\n"
                               "buoys:\n  - {at: [2, 1]}\n  - {at: [2, 2]}\n  - {at: [3, 1]}\n";
    const std::string tile = "    tiles:\n      pike:\n        map: |2\n          . .\n           . .\n";
    const std::string set =
        "fairway: 1\nkind: tileset\ntile: {columns: 2, rows: 2}\nboard: {across: 1, down: "
        "1}\nsides:\n  dark:\n" +
        tile + "  light:\n" + tile;
    int asked = 0;
    const Loader files = [&](const std::filesystem::path& file) -> Result<std::string, Problems> {
      if (file == "set.yaml") return set;
      if (++asked > readable) return Problems{{file.string(), 0, 0, "", "is gone"}};
      return lake;
    };
    const auto read = readDocument(ofCourse ? course : lake, "x.yaml");
    EXPECT_TRUE(read) << toText(read.fault());
    const auto subject = subjectOf(read->document, "x.yaml", files);
    EXPECT_TRUE(subject) << toText(subject.fault());
    return subject->theme();
  };
  for (const bool ofCourse : {false, true}) {
    EXPECT_EQ(themeWhere("light", 9, ofCourse), ThemeName::Light);
    EXPECT_EQ(themeWhere("dark", 9, ofCourse), ThemeName::Dark);
  }
  EXPECT_EQ(themeWhere("light", 1, true), ThemeName::Dark) << "the file went away meanwhile";
}

TEST(PlainBoards, TakeTilesInTheirOrder) {
  using fairway::lake_race::BoardSide;
  using fairway::lake_race::Terrain;
  fairway::lake_race::Tileset set;
  set.tileColumns = set.tileRows = 2;
  set.across = 2;
  set.down = 2;
  for (int i = 0; i < 5; ++i) {
    fairway::lake_race::TerrainMap map(2, 2);
    map.set({1 + i % 2, 1 + i / 2 % 2}, Terrain::Land);
    set.sides[BoardSide::Light].tiles.push_back({"tile" + std::to_string(i), map, {}});
  }
  const auto lake = plainBoard(set, BoardSide::Light);
  ASSERT_TRUE(lake);
  std::string cells;
  for (std::size_t i = 0; i < 16; ++i)
    cells += lake->map.at(lake->map.cellAt(i)) == Terrain::Land ? '#' : '.';
  EXPECT_EQ(cells, "#..#"
                   "...."
                   "...."
                   "#..#");
  EXPECT_FALSE(plainBoard(set, BoardSide::Dark)) << "there is no such side";
  set.sides[BoardSide::Light].tiles.resize(3);
  EXPECT_FALSE(plainBoard(set, BoardSide::Light)) << "a place stays empty";
}

TEST(Subjects, WhatADocumentRefersToMustBeThere) {
  for (const char* const text :
       {"fairway: 1\nkind: lake\ntiles:\n  set: none.yaml\n  side: dark\n  layout:\n    - [pike]\n",
        "fairway: 1\nkind: course\nlake: none.yaml\nstart: {at: [1, 1], letter: E}\n"
        "buoys:\n  - {at: [2, 1]}\n  - {at: [2, 2]}\n  - {at: [3, 1]}\n",
        "fairway: 1\nkind: record\nraces:\n  - {course: none.yaml, players: 2, first: 1, grid: [], turns: "
        "[]}\n"}) {
    const auto read = readDocument(text, "x.yaml");
    ASSERT_TRUE(read) << toText(read.fault());
    const auto subject = subjectOf(read->document, "x.yaml", [](const std::filesystem::path& file) {
      return Result<std::string, Problems>(Problems{{file.string(), 0, 0, "", "is not there"}});
    });
    ASSERT_FALSE(subject) << text;
    EXPECT_THAT(toText(subject.fault()), testing::HasSubstr("none.yaml: error: is not there")) << text;
  }
}

TEST(TiledForms, AreAMapAndTheImageOfItsTiles) {
  const Subject subject = subjectOfCourse(fairway::lake_race::test::roundTheStrip());
  for (const auto& [ending, beginning] : {std::pair(".tmx", "<?xml"), std::pair(".tmj", "{")}) {
    const auto files = subject.ownForm(std::string("maps/pond") + ending, ending, ThemeName::Dark);
    ASSERT_TRUE(files);
    ASSERT_EQ(files->size(), 2u);
    EXPECT_EQ((*files)[0].name, std::string("maps/pond") + ending);
    EXPECT_TRUE((*files)[0].bytes.starts_with(beginning));
    EXPECT_EQ((*files)[1].name, "maps/pond.tiles.png");
    EXPECT_TRUE((*files)[1].bytes.starts_with("\x89PNG"));
  }
}

TEST(TiledForms, OfARaceThatIsNotThereThereIsNone) {
  Subject record({}, RecordSubject{});
  record.shown.race = 2;
  EXPECT_FALSE(record.ownForm("pond.tmx", ".tmx", ThemeName::Dark));
}

TEST(SelfContained, ARecordHoldsAllItsCourses) {
  const fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  const SettledCourse whole{{course.lake, course.race, course.placement, {}}, course.choices};
  SettledCourse open = whole;
  open.choices.reset();
  const auto document = Subject({}, RecordSubject{{}, {whole, whole}, {{}, {}}}).selfContained();
  ASSERT_TRUE(document);
  EXPECT_EQ(document->get<RecordBody>().races.size(), 2u);
  EXPECT_FALSE(Subject({}, RecordSubject{{}, {whole, open}, {{}, {}}}).selfContained());
}

// The shortest route is drawn where it is asked for and can be known.
TEST(LakePictures, ShowARouteOnDemand) {
  Subject subject = subjectOfCourse(fairway::lake_race::test::roundTheStrip());
  EXPECT_TRUE(subject.boardScene()->route.empty());
  subject.shown.route = true;
  EXPECT_FALSE(subject.boardScene()->route.empty());
  std::get<CourseSubject>(subject.content).course.choices.reset();
  EXPECT_TRUE(subject.boardScene()->route.empty()) << "there are no gates";
}

TEST(SubjectTitle, IsTheNameOrThatOfTheFileOrTheKind) {
  Subject subject({}, LakeSubject{});
  EXPECT_EQ(subject.title(), "Lake");
  subject.file = "boards/heron-water.lake.yaml";
  EXPECT_EQ(subject.title(), "heron-water");
  for (const char* const odd : {"-", "", "boards/.lake.yaml", "a\nb.lake.yaml", "\xff.lake.yaml"}) {
    subject.file = odd;
    EXPECT_EQ(subject.title(), "Lake") << odd;
  }
  subject.head.info.name = "Heron Water";
  EXPECT_EQ(subject.title(), "Heron Water");
}

TEST(JsonExport, NeighboursAreMutual) {
  std::mt19937_64 random(29);
  const fairway::lake_race::Course course = fairway::lake_race::test::randomCourse(random);
  const Json json = Json::parse(exportJson(Subject({}, LakeSubject{course.lake})));
  EXPECT_EQ(json["schema"], "fairway-export-1");
  const Json& neighbours = json["lake"]["neighbours"];
  ASSERT_EQ(neighbours.size(), static_cast<std::size_t>(course.lake.map.cellCount()));
  for (std::size_t i = 0; i < neighbours.size(); ++i)
    for (std::size_t side = 0; side < 6; ++side)
      if (!neighbours[i][side].is_null()) {
        EXPECT_EQ(neighbours[neighbours[i][side].get<std::size_t>()][(side + 3) % 6], i);
      }
}

TEST(JsonExport, ACourseHasGatesStartCellsAndItsRoute) {
  const fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  const Json json = Json::parse(exportJson(subjectOfCourse(course)))["course"];
  ASSERT_EQ(json["gates"].size(), 5u);
  EXPECT_EQ(json["gates"][0]["gate"], "START");
  EXPECT_EQ(json["gates"][0]["direction"], 0);
  EXPECT_TRUE(json["gates"][4]["sweep"].is_null());
  EXPECT_EQ(json["gates"][1]["natural"], true);
  EXPECT_EQ(json["start_cells"].size(),
            startCells(course.lake, course.placement, course.choices.start).size());
  EXPECT_EQ(json["route"], shortestRoute(fairway::lake_race::CourseBoard(course))->steps);
  EXPECT_EQ(json["finish"]["at"], Json::array({10, 8}));
}

TEST(JsonExport, OddBytesAreReplacedNotRefused) {
  Subject subject = subjectOfCourse(fairway::lake_race::test::roundTheStrip());
  subject.head.info.name = "bad \xFF byte";
  EXPECT_TRUE(Json::accept(exportJson(subject)));
}

} // namespace
} // namespace fairway::formats::lake_race
