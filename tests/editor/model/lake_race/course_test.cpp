#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/facts.h"
#include "tests/editor/model/lake_race/desk.h"

#include <set>

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Arrow;
using fairway::lake_race::RaceLetter;

Desk courseDesk() {
  return Desk(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0)));
}

const formats::lake_race::CourseBody& body(const Desk& desk) {
  return *courseOf(desk.bench.document().content());
}

CourseFacts factsOf(const Desk& desk) {
  return *courseFacts(desk.bench.board(), *placementOf(body(desk), desk.bench.board()), body(desk).choices);
}

TEST(Assignments, AreTwentyFourDifferentOnes) {
  std::set<Assignment> all;
  for (int number = 0; number < assignmentCount; ++number) {
    all.insert(assignmentNumbered(number));
    EXPECT_EQ(numberOf(assignmentNumbered(number)), number);
  }
  EXPECT_EQ(all.size(), 24u);
}

TEST(Assignments, EachIsFoundAgainFromItsPlacement) {
  for (int number = 0; number < assignmentCount; ++number) {
    const auto placement = placementOf(raceLake(), RaceLetter::A, assignmentNumbered(number));
    ASSERT_TRUE(placement);
    EXPECT_EQ(assignmentOf(raceLake(), RaceLetter::A, *placement), assignmentNumbered(number));
  }
  EXPECT_FALSE(placementOf(raceLake(), RaceLetter::B, assignmentNumbered(0)));
}

TEST(Course, SteppingGoesThroughAllAssignmentsAndIsOneStep) {
  Desk desk = courseDesk();
  const auto step = [&](int by) { desk.bench.apply(stepAssignment(body(desk), desk.bench.board(), by)); };
  std::set<Cell> starts;
  for (int i = 0; i < 24; ++i) {
    step(1);
    starts.insert(body(desk).start);
  }
  EXPECT_EQ(starts.size(), 4u);
  EXPECT_EQ(body(desk).start, (Cell{5, 8})) << "round once";
  step(-1);
  EXPECT_EQ(desk.undoText(), "Race A, assignment 24 of 24");
  EXPECT_EQ(desk.bench.document().history().size(), 1u);
}

TEST(Course, SlotsOfOtherRacesAreNoPlaceForABuoy) {
  fairway::lake_race::Lake lake = raceLake();
  lake.slots.insert(lake.slots.begin(), {RaceLetter::B, {10, 10}, Direction::W});
  lake.slots.insert(lake.slots.begin(), {RaceLetter::B, {8, 3}, Direction::W});
  const formats::Document course = *courseFor(lake, RaceLetter::A, assignmentNumbered(0));
  const formats::lake_race::CourseBody& body = *courseOf(course);
  EXPECT_EQ(whyNotThere(body, lake, 0, {10, 10}), "no slot of race A here");
  EXPECT_EQ(whyNotThere(body, lake, 0, {8, 3}), std::nullopt);
  Desk desk(course);
  desk.drag({5, 8}, {8, 3});
  EXPECT_EQ(courseOf(desk.bench.document().content())->letter, Direction::SE) << "not W, as in race B";
}

TEST(Course, DraggingABuoyOntoAnotherSlotSwapsThem) {
  Desk desk = courseDesk();
  desk.drag({5, 8}, {8, 3});
  EXPECT_EQ(body(desk).start, (Cell{8, 3}));
  EXPECT_EQ(body(desk).buoys[0], (Cell{5, 8}));
  EXPECT_EQ(body(desk).letter, Direction::SE) << "the slot's letter";
  EXPECT_EQ(desk.undoText(), "Move buoy 0");
}

TEST(Course, AStartBuoyInTheHandShowsItsStripAndNoOtherDoes) {
  Desk desk = courseDesk();
  desk.press({5, 8}), desk.move({8, 3});
  ASSERT_TRUE(desk.bench.ghost().strip);
  const StripPreview strip =
      stripFrom(desk.bench.board(), {8, 3}, Direction::SE); // as that slot's letter says
  EXPECT_EQ(desk.bench.ghost().strip->fits, strip.fits);
  desk.bench.cancel();
  desk.press({8, 3}), desk.move({13, 8});
  EXPECT_TRUE(desk.bench.ghost().buoy->fits);
  EXPECT_FALSE(desk.bench.ghost().strip);
}

TEST(Course, ABuoyOfARaceStaysOnItsSlots) {
  Desk desk = courseDesk();
  desk.press({8, 3}), desk.move({9, 5});
  EXPECT_FALSE(desk.bench.ghost().buoy->fits);
  EXPECT_THAT(desk.bench.hint(), testing::HasSubstr("no slot of race A"));
  desk.release({9, 5});
  EXPECT_FALSE(desk.bench.document().canUndo());
}

TEST(Course, AFreeBuoyGoesAnywhereButOnAnother) {
  Desk desk = courseDesk();
  desk.bench.apply(freeBuoys(body(desk), desk.bench.board()));
  desk.drag({8, 3}, {9, 5});
  EXPECT_EQ(body(desk).buoys[0], (Cell{9, 5}));
  desk.drag({9, 5}, {13, 8});
  desk.drag({9, 5}, {99, 8});
  EXPECT_EQ(body(desk).buoys[0], (Cell{9, 5}));
  desk.bench.apply(turnStrip(body(desk), desk.bench.board(), 1));
  EXPECT_EQ(body(desk).letter, Direction::NE);
}

TEST(Course, ClickingABuoyTurnsItsArrow) {
  Desk desk = courseDesk();
  const Arrow before = factsOf(desk).choices.arrows[1];
  desk.click({13, 8});
  EXPECT_EQ(body(desk).choices.arrows[1], otherArrow(before));
  EXPECT_EQ(desk.undoText(), "Turn buoy 2's arrow");
  EXPECT_FALSE(factsOf(desk).turns[1].natural) << "the other arrow forces a full circle here";
  desk.click({13, 8});
  EXPECT_EQ(body(desk).choices.arrows[1], before);
  desk.bench.apply(chooseForMe(body(desk)));
  EXPECT_EQ(body(desk).choices, fairway::lake_race::OpenChoices());
  EXPECT_EQ(chooseForMe(body(desk)), nullptr);
}

TEST(Course, ClickingTheStripsHalvesTurnsStartAndFinish) {
  Desk desk = courseDesk();
  const fairway::lake_race::Choices before = factsOf(desk).choices;
  desk.click({6, 8});
  EXPECT_EQ(body(desk).choices.start, otherSide(before.start));
  EXPECT_EQ(desk.undoText(), "Turn the start direction");
  desk.click({10, 8});
  EXPECT_TRUE(body(desk).choices.finish.has_value());
  EXPECT_EQ(desk.undoText(), "Turn the finish direction");
}

TEST(Course, FactsFollowTheBuoys) {
  Desk desk = courseDesk();
  const CourseFacts before = factsOf(desk);
  ASSERT_TRUE(before.route);
  EXPECT_EQ(before.startCells.size(), 13u);
  desk.bench.apply(stepAssignment(body(desk), desk.bench.board(), 1));
  EXPECT_NE(factsOf(desk).placement, before.placement);
}

TEST(Course, FactsAreMissingWhereTwoBuoysStandOnOneCell) {
  fairway::lake_race::Placement placement{{5, 8}, Direction::E, {Cell{8, 3}, Cell{8, 3}, Cell{8, 13}}};
  EXPECT_FALSE(courseFacts(raceLake(), placement, {}));
}

TEST(Course, ALetterLeftOutIsTheSlots) {
  formats::lake_race::CourseDocument document = *courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0));
  document.body.letter.reset();
  EXPECT_EQ(placementOf(document.body, raceLake())->letter, Direction::E);
  document.body.start = {1, 1};
  EXPECT_FALSE(placementOf(document.body, raceLake()));
  Desk desk(document);
  desk.click({8, 3});
  desk.bench.key(Key::TurnRight);
  EXPECT_FALSE(desk.bench.document().canUndo()) << "without a letter there is nothing to turn";
}

TEST(Course, AnAssignmentLeavesArrowsToTheRouteUnlessItIsThereAlready) {
  Desk desk = courseDesk();
  desk.bench.apply(setArrow(body(desk), 2, Arrow::Clockwise));
  EXPECT_EQ(assignBuoys(body(desk), desk.bench.board(), RaceLetter::A, assignmentNumbered(0)), nullptr);
  EXPECT_EQ(body(desk).choices.arrows[1], Arrow::Clockwise);
  desk.bench.apply(assignBuoys(body(desk), desk.bench.board(), RaceLetter::A, assignmentNumbered(7)));
  EXPECT_EQ(body(desk).choices, fairway::lake_race::OpenChoices());
  desk.bench.undo();
  EXPECT_EQ(body(desk).choices.arrows[1], Arrow::Clockwise);
  desk.bench.apply(setArrow(body(desk), 2, std::nullopt));
  EXPECT_EQ(body(desk).choices.arrows[1], std::nullopt);
}

TEST(Course, ChangingTheRaceTakesItsSlots) {
  fairway::lake_race::Lake lake = raceLake();
  for (const int column : {2, 4, 6, 8}) lake.slots.push_back({RaceLetter::B, {column, 15}, Direction::NE});
  Desk desk(*courseFor(lake, RaceLetter::A, assignmentNumbered(3)));
  desk.bench.apply(assignBuoys(body(desk), desk.bench.board(), RaceLetter::B, assignmentNumbered(0)));
  EXPECT_EQ(body(desk).start, (Cell{2, 15}));
  EXPECT_EQ(body(desk).race, RaceLetter::B);
  EXPECT_EQ(assignBuoys(body(desk), desk.bench.board(), RaceLetter::C, assignmentNumbered(0)), nullptr);
}

// What a click on a cell of the course on 0508 to 1008 does.
std::string clickedAt(Cell cell) {
  Desk desk(
      *courseFor(raceLake(), fairway::lake_race::RaceLetter::A, fairway::lake_race::assignmentNumbered(0)));
  desk.click(cell);
  return desk.bench.document().history().size() == 0 ? "" : desk.undoText();
}

TEST(Course, ClicksOnTheStripTurnItsDirections) {
  for (const Cell cell : {Cell{6, 8}, {7, 8}}) EXPECT_EQ(clickedAt(cell), "Turn the start direction");
  for (const Cell cell : {Cell{8, 8}, {9, 8}, {10, 8}})
    EXPECT_EQ(clickedAt(cell), "Turn the finish direction");
  for (const Cell cell : {Cell{5, 8}, {11, 8}, {12, 8}, {4, 8}, {6, 7}}) EXPECT_EQ(clickedAt(cell), "");
  EXPECT_EQ(clickedAt({8, 3}), "Turn buoy 1's arrow");
  EXPECT_EQ(clickedAt({8, 13}), "Turn buoy 3's arrow");
}

} // namespace
} // namespace fairway::editor::lake_race
