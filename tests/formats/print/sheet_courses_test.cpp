#include "formats/lake_race/export/sheet_courses.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::formats {
namespace {

using lake_race::RaceLetter;
using testing::HasSubstr;

Subject lakeSubject() {
  lake_race::Lake lake = lake_race::test::openLake(16, 16);
  lake.slots = {{RaceLetter::A, {5, 8}, Direction::E},
                {RaceLetter::A, {8, 3}, Direction::E},
                {RaceLetter::A, {13, 8}, Direction::E},
                {RaceLetter::A, {8, 13}, Direction::E}};
  return {{}, LakeSubject{lake}, ThemeName::Dark};
}

TEST(Assignments, AreAll24InTheOrderOfTheSlots) {
  const Subject subject = lakeSubject();
  const auto& slots = std::get<LakeSubject>(subject.content).lake.slots;
  const std::vector<lake_race::Placement> all = assignmentsOf(slots);
  ASSERT_EQ(all.size(), 24u);
  EXPECT_EQ(all[0].start, slots[0].at);
  EXPECT_EQ(all[0].buoys[2], slots[3].at);
  std::set<std::vector<Cell>> different;
  for (const auto& p : all) different.insert({p.start, p.buoys[0], p.buoys[1], p.buoys[2]});
  EXPECT_EQ(different.size(), 24u);
}

TEST(SheetCourses, OneForEachRaceOfALake) {
  Subject subject = lakeSubject();
  const auto sheets = sheetCourses(subject, "lake.yaml");
  ASSERT_TRUE(sheets);
  ASSERT_EQ(sheets->size(), 1u);
  EXPECT_THAT((*sheets)[0].remark, HasSubstr("Assignment 1 of 24"));
  EXPECT_TRUE((*sheets)[0].route);
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
  const auto one = sheetCourses(subject, "lake.yaml", {}, {false, 3});
  ASSERT_TRUE(one);
  ASSERT_EQ(one->size(), 1u);
  EXPECT_EQ(one->front().assignment, 3);
  EXPECT_EQ(one->front().remark, "Assignment 3 of 24");
  const auto all = sheetCourses(subject, "lake.yaml", {}, {true, 0});
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
  const auto sheets = sheetCourses(subject, "lake.yaml", {}, {false, 1});
  ASSERT_FALSE(sheets);
  EXPECT_THAT(toText(sheets.fault()), HasSubstr("race A cannot be raced with assignment 1"));
}

TEST(SheetCourses, WithoutFourSlotsThereIsNone) {
  Subject subject = lakeSubject();
  std::get<LakeSubject>(subject.content).lake.slots.pop_back();
  const auto sheets = sheetCourses(subject, "lake.yaml");
  ASSERT_FALSE(sheets);
  EXPECT_THAT(toText(sheets.fault()), HasSubstr("exactly four slots"));
}

} // namespace
} // namespace fairway::formats
