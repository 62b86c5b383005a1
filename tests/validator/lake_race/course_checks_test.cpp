#include "tests/rules/lake_race/lakes.h"
#include "tests/support/matchers.h"
#include "tests/validator/lake_race/only_finding.h"
#include "validator/lake_race/checks/checks.h"

// What the checks of a course's places say, word by word: these are what a designer goes by.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using fairway::test::onlyFinding;
using fairway::test::textOf;

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
  EXPECT_THAT(wrong.findings[0].message.english(), HasSubstr("but the slot's letter says NE"));
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

TEST(BuoysOnSlots, AFreeCourseMayStandAnywhere) {
  const CheckResult result = onSlots(onOpenWater());
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "a free course: its buoys may stand on any cells");
}

TEST(BuoysOnSlots, ACourseOnItsSlotsSaysSo) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  EXPECT_EQ(onSlots(subject).statement, "the buoys stand on the four slots of race A");
}

TEST(BuoysOnSlots, AStartBesideItsSlotIsToldWhereToGo) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.placement.start = {3, 7};
  const Finding finding = onlyFinding(onSlots(subject));
  EXPECT_EQ(finding.key, "start.at");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{3, 7})));
  EXPECT_EQ(textOf(finding), "This is a course of race A, but not on its four slots: buoy 0 at 0307; free "
                             "slots are 0306. Move the buoys there, or leave `race` out to make it a free "
                             "course.");
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Region, {Cell{3, 7}}},
                                            Evidence{EvidenceKind::Region, {Cell{3, 6}}}));
}

TEST(BuoysOnSlots, TheKeyIsThatOfTheFirstStray) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.placement.buoys = {Cell{13, 2}, Cell{14, 6}, Cell{11, 10}};
  const Finding finding = onlyFinding(onSlots(subject));
  EXPECT_EQ(finding.key, "buoys[1].at");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{13, 2}), Spot(Cell{11, 10})));
  EXPECT_THAT(textOf(finding), HasSubstr("buoy 1 at 1302, buoy 3 at 1110; free slots are 1202, 1210."));
}

TEST(BuoysOnSlots, OfTwoBuoysOnOneSlotTheSecondIsAtFault) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.placement.buoys[2] = {14, 6};
  const Finding finding = onlyFinding(onSlots(subject));
  EXPECT_EQ(finding.key, "buoys[3].at");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{14, 6})));
  EXPECT_THAT(textOf(finding), HasSubstr("buoy 3 at 1406; free slots are 1210."));
}

TEST(BuoysOnSlots, WhereNoSlotIsFreeTheirNumberIsTold) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.lake.slots.pop_back();
  const Finding finding = onlyFinding(onSlots(subject));
  EXPECT_EQ(finding.key, "buoys[3].at");
  EXPECT_THAT(textOf(finding), HasSubstr("buoy 3 at 1210 (the lake has 3 slots A)."));
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Region, {Cell{12, 10}}}))
      << "there is no free slot to show";
}

TEST(BuoysOnSlots, AWrongLetterIsShownByTheStrip) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.lake.slots[0].letter = Direction::NE;
  const Finding finding = onlyFinding(onSlots(subject));
  EXPECT_EQ(textOf(finding), "The strip runs E from the start buoy at 0306, but the slot's letter says NE. "
                             "Leave `letter` out, or write NE.");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{3, 6})));
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Line, {Cell{4, 6}, Cell{5, 6}, Cell{6, 6}, Cell{7, 6}}}));
}

TEST(BuoysOnSlots, ARaceWithFiveSlotsIsUnclear) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.lake.slots.push_back({RaceLetter::A, {8, 11}, Direction::W});
  const Finding finding = onlyFinding(onSlots(subject));
  EXPECT_EQ(finding.key, "race");
  EXPECT_EQ(textOf(finding), "Race A has 5 slots on this lake instead of four, so it is not clear where its "
                             "buoys go. Mend the lake's slots.");
  const std::vector<Cell> slots{{3, 6}, {12, 2}, {14, 6}, {12, 10}, {8, 11}};
  EXPECT_EQ(finding.spots, spotsOf(slots));
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Region, slots}));
}

TEST(BuoysOnSlots, AStrayBuoyIsToldBeforeTheNumberOfSlots) {
  CourseSubject subject = onOpenWater();
  addSlots(subject);
  subject.lake.slots.push_back({RaceLetter::A, {8, 11}, Direction::W});
  subject.placement.buoys[0] = {12, 3};
  EXPECT_EQ(onlyFinding(onSlots(subject)).key, "buoys[1].at");
}

TEST(BuoysApart, TheStartBuoyIsNamedToo) {
  CourseSubject subject = onOpenWater();
  subject.placement.buoys[1] = subject.placement.start;
  const Finding finding = onlyFinding(apart(subject));
  EXPECT_EQ(textOf(finding), "Buoy 0 and buoy 2 share the cell 0306. Every buoy needs a cell of the lake to "
                             "itself, off the strip. Move one of them.");
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Region, {Cell{3, 6}}}));
}

TEST(BuoysApart, ThreeOnOneCellAreAllNamed) {
  CourseSubject subject = onOpenWater();
  const Cell finish = finishCell(subject.lake, subject.placement);
  subject.placement.buoys[0] = finish;
  subject.placement.buoys[2] = finish;
  EXPECT_THAT(textOf(onlyFinding(apart(subject))),
              testing::StartsWith("Buoy 1 and buoy 3 and the finish buoy share the cell 0806."));
}

TEST(BuoysApart, AStartBuoyOnVoidIsTheStartsFault) {
  CourseSubject subject = onOpenWater();
  subject.lake.map.set({3, 6}, Terrain::Void);
  const Finding finding = onlyFinding(apart(subject));
  EXPECT_EQ(finding.key, "start");
  EXPECT_EQ(textOf(finding),
            "Buoy 0 stands on void at 0306, outside the lake. Every buoy needs a cell of the "
            "lake to itself, off the strip. Move it.");
}

TEST(BuoysApart, AFinishBuoyOnVoidIsNotTheirs) {
  CourseSubject subject = onOpenWater();
  subject.lake.map.set(finishCell(subject.lake, subject.placement), Terrain::Void);
  EXPECT_THAT(apart(subject).findings, IsEmpty()) << "C03 tells it";
}

CheckResult stripOnWater(const CourseSubject& subject) {
  return checkStripOnWater(CourseStudy(subject));
}

TEST(StripOnWater, SaysWhereItLies) {
  const CheckResult result = stripOnWater(onOpenWater());
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement,
            "the strip 0406, 0506, 0606, 0706 is water, and the finish buoy at 0806 is on the lake");
}

TEST(StripOnWater, EveryFaultyCellIsNamedWithWhatItIs) {
  CourseSubject subject = onOpenWater();
  subject.lake.map.set({5, 6}, Terrain::Land);
  subject.lake.map.set({8, 6}, Terrain::Void);
  const Finding finding = onlyFinding(stripOnWater(subject));
  EXPECT_EQ(finding.key, "start");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{5, 6}), Spot(Cell{8, 6})));
  EXPECT_EQ(
      textOf(finding),
      "The start/finish strip must be water, with the finish buoy on the lake, but it meets 0506 (land), "
      "0806 (finish buoy, void). Turn the letter to another side, move the start buoy, or clear these "
      "cells.");
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Region, {Cell{5, 6}, Cell{8, 6}}},
                          Evidence{EvidenceKind::Line,
                                   {Cell{3, 6}, Cell{4, 6}, Cell{5, 6}, Cell{6, 6}, Cell{7, 6}}}));
}

TEST(StripOnWater, CellsOutsideTheMapAreCounted) {
  CourseSubject subject = onOpenWater();
  subject.placement.letter = Direction::W; // from 0306: the strip has room for two cells
  const Finding finding = onlyFinding(stripOnWater(subject));
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{0, 6}), Spot(Cell{-1, 6}), Spot(Cell{-2, 6})));
  EXPECT_THAT(textOf(finding), testing::HasSubstr("but it meets 3 cells outside the map. Turn the letter"));
}

// The two rows behind a start to the north, rows 7 and 8, are land but for the first `open` cells of row 7.
CourseSubject withRoomBehind(int open) {
  CourseSubject subject = onOpenWater();
  subject.choices.start = PassSide::Left;
  for (int column = 1; column <= 16; ++column)
    for (int row : {7, 8})
      if (row == 8 || column < 4 || column >= 4 + open) subject.lake.map.set({column, row}, Terrain::Land);
  return subject;
}

TEST(StartRoom, FiveCellsAreTooFew) {
  const CourseSubject subject = withRoomBehind(1);
  const Finding finding = onlyFinding(checkStartRoom(CourseStudy(subject)));
  EXPECT_EQ(finding.key, "start");
  EXPECT_THAT(finding.spots, UnorderedElementsAre(Spot(Cell{4, 6}), Spot(Cell{5, 6}), Spot(Cell{6, 6}),
                                                  Spot(Cell{7, 6}), Spot(Cell{4, 7})));
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Region, finding.spots}));
  EXPECT_EQ(
      textOf(finding),
      "There is room for 5 boats at the start, and six may take part: the strip and the two rows behind "
      "it have too little water. Clear the land there, or let the race start to the other side.");
}

TEST(StartRoom, SixCellsAreEnough) {
  const CourseSubject subject = withRoomBehind(2);
  const CheckResult result = checkStartRoom(CourseStudy(subject));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "6 start cells");
}

// The buoys lie north, east and south of the strip and are rounded clockwise: both start and finish are
// easiest northwards, which is left.
CourseSubject roundTheStrip(PassSide start, PassSide finish) {
  const Course course = fairway::lake_race::test::roundTheStrip();
  CourseSubject subject{course.lake, {}, course.placement, {}};
  subject.choices.start = start;
  subject.choices.finish = finish;
  return subject;
}

int stepsOf(const CourseSubject& subject) {
  return CourseStudy(subject).route()->steps;
}

TEST(StartEasiest, TheEasiestDirectionsAreFine) {
  const CourseSubject subject = roundTheStrip(PassSide::Left, PassSide::Left);
  const CheckResult result = checkStartEasiest(CourseStudy(subject));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "start left, finish left has the shortest route of all four pairs");
}

TEST(StartEasiest, AStartToTheWrongSideIsTurned) {
  const CourseSubject best = roundTheStrip(PassSide::Left, PassSide::Left);
  const CourseSubject subject = roundTheStrip(PassSide::Right, PassSide::Left);
  const CourseStudy study(subject);
  const Finding finding = onlyFinding(checkStartEasiest(study));
  EXPECT_EQ(finding.key, "start.direction");
  EXPECT_EQ(finding.spots, spotsOf({{6, 8}, {7, 8}, {8, 8}, {9, 8}}));
  EXPECT_EQ(textOf(finding), "Start and finish are not passed in the easiest directions: start right, finish "
                             "left takes " +
                                 std::to_string(stepsOf(subject)) + " steps, start left, finish left only " +
                                 std::to_string(stepsOf(best)) +
                                 ". Take those directions, or leave `direction` out.");
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Path, study.route()->cells},
                                            Evidence{EvidenceKind::Path, CourseStudy(best).route()->cells}));
  EXPECT_EQ(finding.fix->text.english(), "pass start left, finish left");
  EXPECT_THAT(finding.fix->edits, ElementsAre(KeyEdit{"start.direction", "left"}));
}

TEST(StartEasiest, AFinishFromTheWrongSideIsTurned) {
  const CourseSubject subject = roundTheStrip(PassSide::Left, PassSide::Right);
  const Finding finding = onlyFinding(checkStartEasiest(CourseStudy(subject)));
  EXPECT_EQ(finding.key, "finish.direction");
  EXPECT_THAT(finding.fix->edits, ElementsAre(KeyEdit{"finish.direction", "left"}));
}

TEST(StartEasiest, BothCanBeWrong) {
  const CourseSubject subject = roundTheStrip(PassSide::Right, PassSide::Right);
  const Finding finding = onlyFinding(checkStartEasiest(CourseStudy(subject)));
  EXPECT_EQ(finding.key, "start.direction");
  EXPECT_THAT(finding.fix->edits,
              ElementsAre(KeyEdit{"start.direction", "left"}, KeyEdit{"finish.direction", "left"}));
}

} // namespace
} // namespace fairway::validator::lake_race
