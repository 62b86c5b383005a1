#include "formats/lake_race/export/sheet_courses.h"

#include "formats/document/reader.h"
#include "rules/lake_race/route/assignments.h"
#include "tests/rules/lake_race/lakes.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

namespace fairway::formats::lake_race {
namespace {

using fairway::lake_race::RaceLetter;
using testing::HasSubstr;

Subject lakeSubject() {
  fairway::lake_race::Lake lake = fairway::lake_race::test::openLake(16, 16);
  lake.slots = {{RaceLetter::A, {5, 8}, Direction::E},
                {RaceLetter::A, {8, 3}, Direction::E},
                {RaceLetter::A, {13, 8}, Direction::E},
                {RaceLetter::A, {8, 13}, Direction::E}};
  return {{}, LakeSubject{lake}, ThemeName::Dark};
}

TEST(SheetCourses, OneForEachRaceOfALake) {
  Subject subject = lakeSubject();
  const auto sheets = sheetCourses(subject, "lake.yaml");
  ASSERT_TRUE(sheets);
  ASSERT_EQ(sheets->size(), 1u);
  EXPECT_THAT((*sheets)[0].remark, HasSubstr("Assignment 1 of 24"));
  EXPECT_TRUE((*sheets)[0].route);
}

TEST(SheetCourses, ThoseOfATileSetSayWhichOfItsLakesTheyShow) {
  const auto file = fairway::test::sourceDir() / "samples/lake_race/classic.tileset.yaml";
  Subject subject = subjectOf(readDocumentFile(file)->document, file).value();
  for (const auto& [side, name] :
       {std::pair(fairway::lake_race::BoardSide::Dark, "Classic, dark side, race A"),
        std::pair(fairway::lake_race::BoardSide::Light, "Classic, light side, race A")}) {
    subject.shown.side = side;
    const auto sheets = sheetCourses(subject, file.string());
    ASSERT_TRUE(sheets);
    EXPECT_EQ(sheets->front().title, name);
    EXPECT_THAT(sheets->front().remark, HasSubstr("in the order in which the set lists them. Assignment "));
  }
}

TEST(SheetCourses, TheFirstThatCanBeRaced) {
  Subject subject = lakeSubject();
  auto& lake = std::get<LakeSubject>(subject.content).lake;
  lake.slots[0].letter = Direction::W; // its strip would leave the lake
  const auto sheets = sheetCourses(subject, "lake.yaml");
  ASSERT_TRUE(sheets);
  EXPECT_EQ((*sheets)[0].course.placement.start, lake.slots[1].at);
  EXPECT_THAT((*sheets)[0].remark, HasSubstr("Assignment 7 of 24"));
}

TEST(SheetCourses, OneAssignmentOrAll) {
  const Subject subject = lakeSubject();
  const auto one = sheetCourses(subject, "lake.yaml", {}, *AssignmentChoice::read("3"));
  ASSERT_TRUE(one);
  ASSERT_EQ(one->size(), 1u);
  EXPECT_EQ(one->front().assignment, 3);
  EXPECT_EQ(one->front().remark, "Assignment 3 of 24");
  AssignmentChoice ofRace = *AssignmentChoice::read("3");
  ofRace.race = fairway::lake_race::RaceLetter::A;
  const auto alone = sheetCourses(subject, "lake.yaml", {}, ofRace);
  ASSERT_TRUE(alone);
  ASSERT_EQ(alone->size(), 1u);
  EXPECT_EQ(alone->front().course.race, fairway::lake_race::RaceLetter::A);
  ofRace.race = fairway::lake_race::RaceLetter::B;
  EXPECT_FALSE(sheetCourses(subject, "lake.yaml", {}, ofRace))
      << "it has no slots, and no other race is printed";
  const auto all = sheetCourses(subject, "lake.yaml", {}, *AssignmentChoice::read("all"));
  ASSERT_TRUE(all);
  ASSERT_GT(all->size(), 10u);
  int last = 0;
  for (const SheetCourse& sheet : *all) {
    EXPECT_GT(sheet.assignment, last);
    last = sheet.assignment;
    if (sheet.assignment == 3) {
      EXPECT_EQ(sheet.course.placement, one->front().course.placement);
    }
  }
  EXPECT_LE(last, 24);
}

TEST(SheetCourses, AnAssignmentThatCannotBeRacedIsRefused) {
  Subject subject = lakeSubject();
  std::get<LakeSubject>(subject.content).lake.slots[0].letter = Direction::W; // its strip leaves the lake
  const auto sheets = sheetCourses(subject, "lake.yaml", {}, *AssignmentChoice::read("1"));
  ASSERT_FALSE(sheets);
  EXPECT_THAT(toText(sheets.fault()), HasSubstr("race A cannot be raced with assignment 1 (check C03)"));
}

// A route is not enough: six boats need room at the start (C04).
TEST(SheetCourses, AreThoseThatTheRulesLetBeRaced) {
  Subject subject = lakeSubject();
  auto& lake = std::get<LakeSubject>(subject.content).lake;
  // Land round the first slot's strip, open to the north by one cell: four cells and one behind them.
  for (int column = 4; column <= 11; ++column)
    for (const int row : {7, 9, 10}) lake.map.set({column, row}, fairway::lake_race::Terrain::Land);
  for (const int row : {7, 9}) lake.map.set({7, row}, fairway::lake_race::Terrain::Water);
  const auto all = fairway::lake_race::assignmentsOf(lake, RaceLetter::A);
  ASSERT_EQ(all[0].failing, "C04") << "the sample of this test";
  const auto sheets = sheetCourses(subject, "lake.yaml", {}, *AssignmentChoice::read("all"));
  ASSERT_TRUE(sheets);
  std::size_t next = 0;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i].raceable()) {
      ASSERT_LT(next, sheets->size());
      EXPECT_EQ((*sheets)[next++].assignment, static_cast<int>(i) + 1);
    }
  EXPECT_EQ(next, sheets->size());
}

// LINE:COLUMN: KEY: MESSAGE of each reason why there are none.
std::string refusalOf(const Subject& subject, const AssignmentChoice& choice = {}) {
  const auto sheets = sheetCourses(subject, "lake.yaml", {}, choice);
  if (sheets) return "none";
  std::string text;
  for (const Problem& problem : sheets.fault())
    text += std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": " + problem.key + ": " +
            problem.message + "\n";
  return text;
}

TEST(SheetCourses, WithoutFourSlotsThereIsNone) {
  Subject subject = lakeSubject();
  auto& slots = std::get<LakeSubject>(subject.content).lake.slots;
  slots[3].at = slots[0].at;
  EXPECT_EQ(refusalOf(subject), "0:0: slots: race A needs its four slots on different cells of the lake\n");
  slots.pop_back();
  slots.push_back({RaceLetter::C, {1, 1}, Direction::E});
  EXPECT_EQ(refusalOf(subject), "0:0: slots: race A needs exactly four slots and has 3\n"
                                "0:0: slots: race C needs exactly four slots and has 1\n");
  slots.resize(5, slots[0]);
  EXPECT_EQ(refusalOf(subject).substr(0, 12), "0:0: slots: ");
  slots.clear();
  EXPECT_EQ(refusalOf(subject), "0:0: slots: a sheet needs a race's four slots\n");
}

TEST(SheetCourses, WhereNoAssignmentCanBeRacedThereIsNone) {
  Subject subject = lakeSubject();
  auto& lake = std::get<LakeSubject>(subject.content).lake;
  for (auto& slot : lake.slots) slot.letter = Direction::E;
  for (int row = 1; row <= 16; ++row) lake.map.set({9, row}, fairway::lake_race::Terrain::Land);
  for (int row = 1; row <= 16; ++row) lake.map.set({6, row}, fairway::lake_race::Terrain::Land);
  for (int row = 1; row <= 16; ++row) lake.map.set({14, row}, fairway::lake_race::Terrain::Land);
  EXPECT_EQ(refusalOf(subject), "0:0: slots: race A has no assignment that can be raced\n");
}

TEST(SheetCourses, OfACourseWhoseGatesAreNotDefinedThereIsNone) {
  const fairway::lake_race::Course course = fairway::lake_race::test::roundTheStrip();
  const SettledCourse unsettledCourse{{course.lake, course.race, course.placement, {}}, std::nullopt};
  const std::string why = "0:0: : has no gates: a buoy is at an end of its own leg (check C02)\n";
  EXPECT_EQ(refusalOf({{}, CourseSubject{unsettledCourse}}), why);
  EXPECT_EQ(refusalOf({{}, RecordSubject{{}, {unsettledCourse}, {{}}}}), why);
}

TEST(SheetCourses, OfATileSetThatMakesNoBoardThereIsNone) {
  fairway::lake_race::Tileset set;
  set.tileColumns = set.tileRows = 2;
  set.across = 2;
  set.down = 1;
  set.sides[fairway::lake_race::BoardSide::Dark].tiles = {
      {"heron", fairway::lake_race::TerrainMap(2, 2), {}}};
  const Subject subject({}, TilesetSubject{set});
  EXPECT_THAT(refusalOf(subject), HasSubstr("0:0: : its tiles do not make a board: "));
}

TEST(SheetCourses, OfARecordEachShowsTheBoatsOfItsRace) {
  const auto file = fairway::test::sourceDir() / "samples/lake_race/match-two.record.yaml";
  Subject subject = subjectOf(readDocumentFile(file)->document, file).value();
  const auto sheets = sheetCourses(subject, file.string());
  ASSERT_TRUE(sheets);
  ASSERT_EQ(sheets->size(), 3u);
  for (std::size_t i = 0; i < 3; ++i) {
    subject.shown.race = static_cast<int>(i) + 1;
    const BoardScene scene = subject.boardScene().value();
    EXPECT_EQ((*sheets)[i].title, subject.title() + ", race " + "ABC"[i]);
    ASSERT_EQ((*sheets)[i].boats.size(), scene.boats.size());
    for (std::size_t boat = 0; boat < scene.boats.size(); ++boat)
      EXPECT_EQ((*sheets)[i].boats[boat].at, scene.boats[boat].at);
    EXPECT_EQ((*sheets)[i].tracks, scene.tracks);
  }
}

TEST(AssignmentChoices, AreNumbersOfAssignmentsThatThereAre) {
  for (const char* text : {"1", "24", "3,7", "20-30", "all"})
    EXPECT_TRUE(AssignmentChoice::read(text)) << text;
  for (const char* text : {"", "0", "25", "x", "25-30"}) EXPECT_FALSE(AssignmentChoice::read(text)) << text;
}

} // namespace
} // namespace fairway::formats::lake_race
