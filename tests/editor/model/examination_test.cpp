#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/examination.h"
#include "editor/model/work/game.h"
#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor {

using namespace lake_race;
namespace {

using fairway::lake_race::RaceLetter;

const validator::Finding* find(const Examination& examination, const std::string& code) {
  for (const validator::Finding& finding : examination.report.findings)
    if (finding.code == code) return &finding;
  return nullptr;
}

LakeExamination examined(const Desk& desk) {
  return examine(taskOf(desk.bench.document())).value();
}

TEST(Examination, OfALakeFindsWhatIsMissing) {
  Desk desk = Desk::blank();
  EXPECT_TRUE(find(examined(desk), "L02")) << "a lake without a slot";
  EXPECT_FALSE(examined(desk).course);
}

TEST(Examination, OfACourseHasItsFactsAndRevision) {
  Desk desk(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0)));
  desk.bench.apply(stepAssignment(*courseOf(desk.bench.document().content()), desk.bench.board(), 1));
  const LakeExamination examination = examined(desk);
  ASSERT_TRUE(examination.course);
  EXPECT_TRUE(examination.course->route);
  EXPECT_EQ(examination.revision, desk.bench.document().revision());
  EXPECT_EQ(examination.report.kind, "course");
}

TEST(Examination, AFixIsAStepOfTheDocument) {
  Desk desk(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0)));
  desk.click({13, 8}); // buoy 2's other arrow forces a full circle
  const LakeExamination before = examined(desk);
  const validator::Finding* finding = find(before, "G03");
  ASSERT_TRUE(finding);
  EXPECT_EQ(markOf(*finding).code, "G03");
  desk.bench.apply(fixOf(desk.bench.document().content(), *finding));
  EXPECT_FALSE(find(examined(desk), "G03"));
  desk.bench.undo();
  EXPECT_TRUE(find(examined(desk), "G03"));
}

TEST(Examination, AWaivedFindingNoLongerCounts) {
  Desk desk = Desk::blank();
  const LakeExamination before = examined(desk);
  desk.bench.apply(waive(desk.bench.document().content(), {"L02", {}, "not yet set"}));
  const LakeExamination after = examined(desk);
  ASSERT_TRUE(find(after, "L02"));
  EXPECT_FALSE(find(after, "L02")->counts());
  EXPECT_LT(after.report.count(Severity::Error), before.report.count(Severity::Error));
}

TEST(Examination, OfATileSetCountsItsLetters) {
  formats::lake_race::TilesetDocument document;
  document.body.set = smallSet(false);
  EXPECT_TRUE(find(examined(Desk(document)), "T01"));
}

TEST(Examination, WithoutALakeThereIsNothingToExamine) {
  const formats::lake_race::LakeDocument tiles =
      lakeOfTiles("x", fairway::lake_race::BoardSide::Dark,
                  plainLayout(smallSet(false), fairway::lake_race::BoardSide::Dark));
  EXPECT_TRUE(examined(Desk(tiles)).report.findings.empty());
}

TEST(Examination, WhatIsStaleIsLeftEarly) {
  Desk lake(formats::lake_race::LakeDocument{{}, {raceLake()}});
  Desk course(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0)));
  for (const Desk* desk : {&lake, &course}) {
    int asked = 0;
    EXPECT_FALSE(examine(taskOf(desk->bench.document()), [&] { return ++asked > 0; }));
    EXPECT_GT(asked, 0);
  }
}

// Fixes are tried out one by one, which takes longer than to find what is wrong.
TEST(Examination, FindingsAreKnownBeforeTheirFixes) {
  fairway::lake_race::Lake lake = raceLake();
  for (int row = 1; row <= 16; ++row) lake.map.set({3, row}, fairway::lake_race::Terrain::Land);
  Desk desk(formats::lake_race::LakeDocument{{}, {lake}});
  std::vector<std::shared_ptr<const Examination>> early;
  desk.bench.setEarlyWord(
      [&](std::shared_ptr<const Examination> first) { early.push_back(std::move(first)); });
  const auto whole = desk.bench.examination()({});
  ASSERT_EQ(early.size(), 1u);
  ASSERT_TRUE(find(*early[0], "L01") && find(*whole, "L01"));
  EXPECT_FALSE(find(*early[0], "L01")->fix);
  EXPECT_TRUE(find(*whole, "L01")->fix);
  EXPECT_EQ(early[0]->revision, whole->revision);
  EXPECT_TRUE(early[0]->judged);
  auto without = whole->report.findings;
  for (validator::Finding& finding : without) finding.fix.reset();
  EXPECT_EQ(early[0]->report.findings, without) << "nothing else differs";
  desk.bench.examination()([] { return true; });
  EXPECT_EQ(early.size(), 1u) << "what is stale says nothing";
}

TEST(Examination, ALakeShowsTheCourseThatIsLookedAt) {
  Desk desk(formats::lake_race::LakeDocument{{}, {raceLake()}});
  const auto examination = examine(taskOf(desk.bench.document(), ChosenAssignment{RaceLetter::A, 5}));
  ASSERT_TRUE(examination && examination->course);
  EXPECT_EQ(examination->course->placement, placementOf(raceLake(), RaceLetter::A, assignmentNumbered(5)));
  EXPECT_EQ(examination->report.kind, "lake");
  EXPECT_FALSE(examine(taskOf(desk.bench.document(), ChosenAssignment{RaceLetter::B, 5}))->course)
      << "a race without slots";
}

TEST(Examination, AnUnfinishedBoardIsNotJudged) {
  LakeReferences references;
  references.set = smallSet(false);
  Desk desk(lakeOfTiles("x", fairway::lake_race::BoardSide::Dark, emptyLayout(*references.set)), references);
  EXPECT_FALSE(examined(desk).judged);
  EXPECT_EQ(examined(desk).whyNot, "2 places are still empty.");
}

TEST(Examination, AStartWhoseLetterCannotBeToldIsExplained) {
  formats::lake_race::CourseDocument course = *courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0));
  course.body.letter.reset();
  EXPECT_TRUE(examined(Desk(course)).judged) << "its slot tells";
  course.body.start = {4, 4};
  EXPECT_FALSE(examined(Desk(course)).judged);
  EXPECT_THAT(examined(Desk(course)).whyNot, testing::HasSubstr("there is no slot at 0404"));
  fairway::lake_race::Lake lake = raceLake();
  lake.slots.push_back({RaceLetter::B, {4, 4}, Direction::E});
  lake.slots.push_back({RaceLetter::C, {4, 4}, Direction::W});
  course.body.lake = lake;
  course.body.race.reset();
  EXPECT_FALSE(examined(Desk(course)).judged);
  EXPECT_THAT(examined(Desk(course)).whyNot, testing::HasSubstr("the slots at 0404 have different letters"));
}

TEST(Examination, AllSafeFixesAreOneStep) {
  Desk desk(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0)));
  desk.click({13, 8}); // the other arrows force full circles
  desk.click({8, 13});
  const std::size_t steps = desk.bench.document().history().size();
  ASSERT_TRUE(find(examined(desk), "G03"));
  fixAll(desk.bench.document());
  desk.bench.documentChanged();
  EXPECT_FALSE(find(examined(desk), "G03"));
  EXPECT_EQ(desk.bench.document().history().size(), steps + 1);
}

TEST(Examination, WhatCannotBeMendedHasNoFix) {
  Desk desk = Desk::blank();
  const LakeExamination examination = examined(desk);
  ASSERT_TRUE(find(examination, "L02"));
  EXPECT_FALSE(fixOf(desk.bench.document().content(), *find(examination, "L02")));
  validator::Finding wrongKey;
  wrongKey.fix = validator::Fix();
  wrongKey.fix->edits.push_back({"no.such.key", "[1, 2"});
  EXPECT_FALSE(fixOf(desk.bench.document().content(), wrongKey)) << "an edit that cannot be made";
}

TEST(Games, ADocumentWithoutAKindIsOfNone) {
  const formats::Document nothing;
  EXPECT_FALSE(findGame(nothing));
  EXPECT_FALSE(findKind(nothing));
}

TEST(Games, EveryKindIsKnownByItsName) {
  const formats::Document lake = formats::lake_race::LakeDocument{{}, {raceLake()}};
  ASSERT_TRUE(findKind(lake));
  EXPECT_EQ(findKind(lake)->name, "lake");
  EXPECT_EQ(gameOf(lake).id, lake.kind->game);
  formats::lake_race::TilesetDocument tiles;
  tiles.body.set = smallSet(false);
  EXPECT_EQ(findKind(tiles)->name, "tileset");
}

TEST(Workbench, TellsOfStepsAndOfNothingElse) {
  Desk desk = Desk::blank();
  int told = 0;
  desk.bench.onChange = [&] { ++told; };
  desk.bench.apply(nullptr);
  EXPECT_EQ(told, 0);
  desk.bench.apply(waive(desk.bench.document().content(), {"L02", {}, "not yet set"}));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(desk.bench.document().history().size(), 1u);
}

} // namespace
} // namespace fairway::editor
