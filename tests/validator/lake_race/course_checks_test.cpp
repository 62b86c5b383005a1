#include "validator/lake_race/checks/checks.h"

#include <gmock/gmock.h>

// What the checks of a course's places say, word by word: these are what a designer goes by.
namespace fairway::validator {
namespace {

using namespace lake_race;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

CourseSubject onOpenWater() {
  CourseSubject subject;
  subject.lake.map = TerrainMap(16, 12);
  subject.placement = {{3, 6}, Direction::E, {Cell{12, 2}, Cell{14, 6}, Cell{12, 10}}};
  return subject;
}

CheckResult onSlots(const CourseSubject& subject) {
  return checkBuoysOnSlots(CourseStudy(subject));
}

CheckResult apart(const CourseSubject& subject) {
  return checkBuoysApart(CourseStudy(subject));
}

void addSlots(CourseSubject& subject) {
  subject.race = RaceLetter::A;
  subject.lake.slots = {{RaceLetter::A, {3, 6}, Direction::E},
                        {RaceLetter::A, {12, 2}, Direction::E},
                        {RaceLetter::A, {14, 6}, Direction::E},
                        {RaceLetter::A, {12, 10}, Direction::E}};
}

TEST(BuoysOnSlots, TheLetterIsThatOfTheSlotUnderTheStart) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  EXPECT_THAT(onSlots(subject).findings, IsEmpty());
  subject.lake.slots[0].letter = Direction::NE; // of the start's own slot
  const CheckResult wrong = onSlots(subject);
  ASSERT_THAT(wrong.findings, SizeIs(1));
  EXPECT_EQ(wrong.findings[0].key, "start.letter");
  EXPECT_THAT(wrong.findings[0].message.english(), HasSubstr("but the slot's letter stands NE"));
}

TEST(BuoysOnSlots, LettersOfOtherSlotsDoNotMatter) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.lake.slots[1].letter = Direction::SW;
  EXPECT_THAT(onSlots(subject).findings, IsEmpty());
}

TEST(BuoysOnSlots, OfTwoSlotsOnOneCellTheFirstCounts) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.lake.slots.push_back({RaceLetter::A, {3, 6}, Direction::W});
  for (const Finding& finding : onSlots(subject).findings) EXPECT_NE(finding.key, "start.letter");
}

TEST(BuoysApart, EveryBuoyOnACellOfItsOwnIsFine) {
  EXPECT_THAT(apart(onOpenWater()).findings, IsEmpty());
}

TEST(BuoysApart, TwoOnOneCellAreNamedInOrder) {
  CourseSubject subject = onOpenWater();
  subject.placement.buoys[2] = subject.placement.buoys[0];
  const CheckResult result = apart(subject);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(result.findings[0].message.english(),
              testing::StartsWith("Buoy 1 and buoy 3 share the cell 1202."));
  EXPECT_EQ(result.findings[0].key, "buoys[3].at");
  EXPECT_THAT(result.findings[0].spots, ElementsAre(Spot(Cell{12, 2})));
}

TEST(BuoysApart, ABuoyOnTheStripIsToldSo) {
  CourseSubject subject = onOpenWater();
  subject.placement.buoys[1] = {5, 6};
  const CheckResult result = apart(subject);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(result.findings[0].message.english(),
              testing::StartsWith("Buoy 2 stands on the strip at 0506."));
  EXPECT_EQ(result.findings[0].key, "buoys[2].at");
}

TEST(BuoysApart, ABuoyOnTheFinishBuoySharesItsCell) {
  CourseSubject subject = onOpenWater();
  subject.placement.buoys[0] = finishCell(subject.lake, subject.placement);
  const CheckResult result = apart(subject);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(result.findings[0].message.english(), testing::StartsWith("Buoy 1 and the finish buoy share"));
  EXPECT_EQ(result.findings[0].key, "start") << "the finish buoy goes where the start puts it";
}

TEST(BuoysApart, ABuoyOutsideTheLakeIsOnVoid) {
  CourseSubject subject = onOpenWater();
  subject.placement.buoys[2] = {40, 2};
  const CheckResult result = apart(subject);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(result.findings[0].message.english(), testing::StartsWith("Buoy 3 stands on void at 4002"));
}

} // namespace
} // namespace fairway::validator
