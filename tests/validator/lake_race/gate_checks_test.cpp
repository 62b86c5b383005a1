#include "tests/rules/lake_race/lakes.h"
#include "tests/support/matchers.h"
#include "tests/validator/lake_race/only_finding.h"
#include "validator/lake_race/checks/checks.h"

// What the checks of a course's gates say, word by word, on courses whose answers are worked out by hand.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using fairway::test::onlyFinding;
using fairway::test::textOf;

// 16 x 15 cells of water. The strip 0608 to 0908 lies in the middle, buoys 0803, 1308 and 0813 stand north,
// east and south of it and are rounded clockwise; gate 1 points NW, gate 2 E, gate 3 SW.
CourseSubject roundTheStrip() {
  CourseSubject subject;
  subject.lake = fairway::lake_race::test::openLake(16, 15);
  subject.placement = {{5, 8}, Direction::E, {Cell{8, 3}, Cell{13, 8}, Cell{8, 13}}};
  return subject;
}

void setLand(Lake& lake, std::initializer_list<Cell> cells) {
  for (Cell cell : cells) lake.map.set(cell, Terrain::Land);
}

void setLandInRow(Lake& lake, int row, int first, int last) {
  for (int column = first; column <= last; ++column) lake.map.set({column, row}, Terrain::Land);
}

CheckResult gateOpen(const CourseSubject& subject) {
  return checkGateOpen(CourseStudy(subject));
}

TEST(GateOpen, OnOpenWaterAllAre) {
  const CheckResult result = gateOpen(roundTheStrip());
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "each of the five gates can be passed by some step over water");
}

TEST(GateOpen, LandOnTheLineIsShown) {
  CourseSubject subject = roundTheStrip();
  setLandInRow(subject.lake, 1, 1, 16);
  setLandInRow(subject.lake, 2, 1, 16);
  const Finding finding = onlyFinding(gateOpen(subject));
  EXPECT_EQ(finding.key, "buoys[1]");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 3})));
  EXPECT_EQ(textOf(finding), "Gate 1 at 0803 can never be passed: no step over water crosses its line, which "
                             "runs over land at 0702, 0701. Open the land along the line, or move the buoy.");
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Line, {Cell{8, 3}, Cell{7, 2}, Cell{7, 1}}},
                          Evidence{EvidenceKind::Cut, {Cell{7, 2}, Cell{7, 1}}}));
}

TEST(GateOpen, AGateOutsideTheLakeHasNothingToClear) {
  CourseSubject subject = roundTheStrip();
  subject.placement.buoys[2] = {8, 15};
  const Finding finding = onlyFinding(gateOpen(subject));
  EXPECT_EQ(finding.key, "buoys[3]");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 15})));
  EXPECT_EQ(textOf(finding), "Gate 3 at 0815 can never be passed: no step over water crosses its line, which "
                             "leaves the lake at once. Move the buoy, or its neighbours in the course.");
  EXPECT_THAT(finding.evidence, ElementsAre(Evidence{EvidenceKind::Line, {Cell{8, 15}}}));
}

TEST(GateOpen, AStripBetweenBanksClosesStartAndFinish) {
  CourseSubject subject = roundTheStrip();
  setLandInRow(subject.lake, 7, 5, 11);
  setLandInRow(subject.lake, 9, 5, 11);
  const CheckResult result = gateOpen(subject);
  ASSERT_THAT(result.findings, SizeIs(2));
  for (const Finding& finding : result.findings) {
    EXPECT_EQ(finding.key, "start");
    EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{5, 8})));
  }
  EXPECT_EQ(textOf(result.findings[0]),
            "Gate START at 0508 can never be passed: one side of the strip has no water beside it. Clear "
            "land there, or move the start buoy.");
  EXPECT_THAT(textOf(result.findings[1]), StartsWith("Gate FINISH at 0508 can never be passed"));
}

CheckResult inOrderOf(const CourseSubject& subject) {
  return checkInOrder(CourseStudy(subject));
}

TEST(InOrder, TheRouteProvesIt) {
  const CourseSubject subject = roundTheStrip();
  const CheckResult result = inOrderOf(subject);
  EXPECT_THAT(result.findings, IsEmpty());
  const CourseStudy study(subject);
  const Route& route = *study.route();
  std::string legs;
  for (int gate = 0; gate < gateCount; ++gate)
    legs += (legs.empty() ? "" : " + ") + std::to_string(route.legs[static_cast<std::size_t>(gate)]);
  EXPECT_EQ(result.statement, "from every start cell; the shortest route takes " +
                                  std::to_string(route.steps) + " steps (legs " + legs + "), from " +
                                  label(route.cells.front()) + " to " + label(route.cells.back()));
  EXPECT_THAT(result.evidence, ElementsAre(Evidence{EvidenceKind::Path, route.cells}));
}

TEST(InOrder, AWallBeforeAGateIsOpenedAtOneCell) {
  CourseSubject subject = roundTheStrip();
  setLandInRow(subject.lake, 5, 1, 16);
  const Finding finding = onlyFinding(inOrderOf(subject));
  EXPECT_EQ(finding.key, "buoys[1]");
  EXPECT_THAT(finding.spots, SizeIs(testing::Ge(6u))) << "all start cells";
  ASSERT_THAT(finding.evidence, SizeIs(3));
  EXPECT_EQ(finding.evidence[0].kind, EvidenceKind::Region);
  EXPECT_THAT(finding.evidence[0].spots, SizeIs(16 * 10 - 4)) << "south of the wall, without the buoys there";
  EXPECT_EQ(finding.evidence[1], (Evidence{EvidenceKind::Line, {Cell{8, 3}, Cell{7, 2}, Cell{7, 1}}}));
  EXPECT_EQ(finding.evidence[2].kind, EvidenceKind::Cut);
  ASSERT_THAT(finding.evidence[2].spots, SizeIs(1));
  EXPECT_THAT(textOf(finding),
              HasSubstr("the race ends before gate 1: boats reach 156 cells, and no way over "
                        "them passes the gate in order. Turning " +
                        label(finding.evidence[2].spots[0]) +
                        " into water opens it; otherwise move the buoy."));
}

TEST(InOrder, WhereOpeningLandDoesNotHelpThereIsNoCut) {
  CourseSubject subject = roundTheStrip();
  for (int column = 1; column <= 16; ++column) subject.lake.map.set({column, 5}, Terrain::Void);
  const Finding finding = onlyFinding(inOrderOf(subject));
  EXPECT_THAT(finding.evidence, SizeIs(2));
  EXPECT_THAT(textOf(finding),
              HasSubstr("Opening land does not help: move the buoy, or its neighbours in the course."));
}

CheckResult fullCircle(const CourseSubject& subject) {
  return checkFullCircle(CourseStudy(subject));
}

TEST(FullCircle, NaturalSweepsAreTold) {
  // Seen from 0803, the strip's middle lies S and 1308 lies 5.5 cells east and 5 rows south: 38.2 degrees
  // below E.
  const CheckResult result = fullCircle(roundTheStrip());
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "all arrows are natural: sweeps of 308.2, 283.6, 308.2 degrees");
}

TEST(FullCircle, TheWrongArrowOfBuoy1IsTurned) {
  CourseSubject subject = roundTheStrip();
  subject.choices.arrows = {Arrow::Counterclockwise, Arrow::Clockwise, Arrow::Clockwise};
  const Finding finding = onlyFinding(fullCircle(subject));
  EXPECT_EQ(finding.key, "buoys[1].arrow");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 3})));
  EXPECT_EQ(textOf(finding),
            "Buoy 1 at 0803 forces a full circle: its arrow counterclockwise leaves a sweep of "
            "51.8 degrees, and less than 150 is forbidden. Turn the arrow to clockwise.");
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Line, {Cell{8, 3}, Cell{7, 2}, Cell{7, 1}}}));
  EXPECT_EQ(finding.fix->text.english(), "turn the arrow of buoy 1 to clockwise");
  EXPECT_TRUE(finding.fix->urgent);
  EXPECT_THAT(finding.fix->edits, ElementsAre(KeyEdit{"buoys[1].arrow", "clockwise"}));
}

TEST(FullCircle, TheWrongArrowOfBuoy3IsTurned) {
  CourseSubject subject = roundTheStrip();
  subject.choices.arrows = {Arrow::Clockwise, Arrow::Clockwise, Arrow::Counterclockwise};
  const Finding finding = onlyFinding(fullCircle(subject));
  EXPECT_EQ(finding.key, "buoys[3].arrow");
  EXPECT_THAT(textOf(finding), StartsWith("Buoy 3 at 0813 forces a full circle"));
  EXPECT_THAT(finding.evidence,
              ElementsAre(Evidence{EvidenceKind::Line, {Cell{8, 13}, Cell{7, 14}, Cell{7, 15}}}));
  EXPECT_EQ(finding.fix->text.english(), "turn the arrow of buoy 3 to clockwise");
}

// Buoys 1 to 3 in one row below the strip, so that both arrows of buoy 2 are natural, and a wall south of
// buoy 2.
CourseSubject alongAWall(Arrow roundBuoy2, int cells = 9) {
  CourseSubject subject;
  subject.lake = fairway::lake_race::test::openLake(16, 19);
  for (int i = 1; i <= cells; ++i) subject.lake.map.set({8, 8 + i}, Terrain::Land);
  subject.placement = {{5, 2}, Direction::E, {Cell{3, 8}, Cell{8, 8}, Cell{13, 8}}};
  subject.choices.arrows[1] = roundBuoy2;
  return subject;
}

TEST(ShorterArrow, TheLongWayRoundAWallIsTurned) {
  const CourseSubject longWay = alongAWall(Arrow::Counterclockwise), shortWay = alongAWall(Arrow::Clockwise);
  const CourseStudy study(longWay), shorter(shortWay);
  const Finding finding = onlyFinding(checkShorterArrow(study));
  EXPECT_EQ(finding.key, "buoys[2].arrow");
  EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 8})));
  EXPECT_EQ(textOf(finding),
            "Both arrows of buoy 2 at 0808 are natural, and the other one is much shorter: " +
                std::to_string(shorter.route()->steps) + " steps instead of " +
                std::to_string(study.route()->steps) +
                ". Turn the arrow to clockwise, or waive this if the long way is meant.");
  EXPECT_EQ(finding.fix->text.english(), "turn the arrow of buoy 2 to clockwise");
  EXPECT_THAT(finding.fix->edits, ElementsAre(KeyEdit{"buoys[2].arrow", "clockwise"}));
  ASSERT_THAT(finding.evidence, SizeIs(2));
  EXPECT_EQ(finding.evidence[0], (Evidence{EvidenceKind::Path, study.route()->cells}));
  EXPECT_EQ(finding.evidence[1].kind, EvidenceKind::Path);
  EXPECT_EQ(finding.evidence[1].spots.size(), static_cast<std::size_t>(shorter.route()->steps) + 1);
}

TEST(ShorterArrow, TheShortWayIsFine) {
  const CourseSubject subject = alongAWall(Arrow::Clockwise);
  const CheckResult result = checkShorterArrow(CourseStudy(subject));
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "no other natural arrow makes the route more than 10 % shorter");
}

TEST(ShorterArrow, ATenthIsNotMuch) {
  // The short way has 30 steps; every cell of the wall makes the long one longer by one.
  const CourseSubject thirtyThree = alongAWall(Arrow::Counterclockwise, 5);
  EXPECT_THAT(checkShorterArrow(CourseStudy(thirtyThree)).findings, IsEmpty());
  const CourseSubject thirtyFour = alongAWall(Arrow::Counterclockwise, 6);
  EXPECT_THAT(textOf(onlyFinding(checkShorterArrow(CourseStudy(thirtyFour)))),
              HasSubstr("much shorter: 30 steps instead of 34."));
}

// The way from buoy 1 to buoy 2 and the way back from it to buoy 3, beside buoy 1, have to cross.
CourseSubject knotAtBuoy2() {
  CourseSubject subject;
  subject.lake = fairway::lake_race::test::openLake(16, 15);
  subject.placement = {{3, 12}, Direction::E, {Cell{6, 3}, Cell{14, 9}, Cell{8, 3}}};
  return subject;
}

TEST(CrossedPath, BothLegsAreShown) {
  const CourseSubject subject = knotAtBuoy2();
  const Finding finding = onlyFinding(checkCrossedPath(CourseStudy(subject)));
  EXPECT_EQ(finding.key, "buoys[2]");
  ASSERT_THAT(finding.spots, SizeIs(1));
  EXPECT_EQ(textOf(finding),
            "The leg to gate 3 crosses the leg to gate 2 at " + label(finding.spots[0]) +
                " on every shortest way: boats meet each other there, and the line is hard to read on a "
                "sheet. Move the buoy between the legs, or turn its arrow if both are natural.");
  ASSERT_THAT(finding.evidence, SizeIs(2));
  for (const Evidence& leg : finding.evidence) {
    EXPECT_EQ(leg.kind, EvidenceKind::Path);
    EXPECT_THAT(leg.spots, Contains(finding.spots[0]));
  }
  EXPECT_EQ(finding.evidence[0].spots.back(), finding.evidence[1].spots.front())
      << "one goes on from the other";
}

TEST(CrossedPath, AnEquallyShortRouteFromAnotherStartCellWillDo) {
  CourseSubject subject;
  subject.lake = fairway::lake_race::test::openLake(12, 10);
  const std::array<Placement, 3> placements{{{{10, 2}, Direction::SW, {Cell{3, 5}, Cell{5, 5}, Cell{4, 2}}},
                                             {{7, 5}, Direction::E, {Cell{8, 9}, Cell{8, 6}, Cell{7, 8}}},
                                             {{8, 9}, Direction::W, {Cell{3, 3}, Cell{3, 6}, Cell{7, 2}}}}};
  for (const Placement& placement : placements) {
    subject.placement = placement;
    const CheckResult result = checkCrossedPath(CourseStudy(subject));
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_EQ(result.statement, "no leg of the shortest route has to cross the leg before it");
  }
}

// From other start cells there are routes without a crossing, but longer ones.
TEST(CrossedPath, ALongerRouteIsNoWayOut) {
  CourseSubject subject;
  subject.lake = fairway::lake_race::test::openLake(12, 10);
  subject.placement = {{7, 2}, Direction::W, {Cell{8, 6}, Cell{6, 3}, Cell{11, 5}}};
  EXPECT_THAT(checkCrossedPath(CourseStudy(subject)).findings, SizeIs(1));
}

// One leg goes through the only gap, at 0805, of a wall north of the strip.
CourseSubject throughOneGap() {
  CourseSubject subject = roundTheStrip();
  setLandInRow(subject.lake, 5, 1, 7);
  setLandInRow(subject.lake, 5, 9, 16);
  return subject;
}

CheckResult lanesOf(const CourseSubject& subject) {
  return checkLanes(CourseStudy(subject));
}

TEST(Lanes, OpenWaterHasTwoOnEveryLeg) {
  const CheckResult result = lanesOf(roundTheStrip());
  EXPECT_THAT(result.findings, IsEmpty());
  EXPECT_EQ(result.statement, "two ways without a common cell lead from each gate to the next");
  EXPECT_THAT(result.evidence, SizeIs(4 * 2)) << "two for each leg";
  for (const Evidence& way : result.evidence) EXPECT_EQ(way.kind, EvidenceKind::Path);
  for (std::size_t leg = 0; leg < 4; ++leg)
    for (const Spot& spot : result.evidence.at(2 * leg).spots)
      EXPECT_THAT(result.evidence.at(2 * leg + 1).spots, Not(Contains(spot))) << "no cell is common to both";
}

TEST(Lanes, EveryLegThroughAGapIsTold) {
  const CheckResult result = lanesOf(throughOneGap());
  ASSERT_THAT(result.findings, SizeIs(2));
  for (const Finding& finding : result.findings) {
    EXPECT_EQ(finding.key, "lake.map");
    EXPECT_THAT(finding.spots, ElementsAre(Spot(Cell{8, 5})));
    EXPECT_EQ(finding.evidence.at(0), (Evidence{EvidenceKind::Cut, {Cell{8, 5}}}));
  }
  EXPECT_EQ(textOf(result.findings[0]),
            "Between gate START and gate 1 every boat comes through 0805, and only one can stop there at a "
            "time. Boats may be passed, so none is blocked; a second way past it gives them more room.");
  EXPECT_THAT(textOf(result.findings[1]), StartsWith("Between gate 1 and gate 2 every boat"));
  EXPECT_EQ(result.statement, "some legs have a cell that every boat comes through");
}

TEST(Lanes, TheLastLegIsJudgedToo) {
  CourseSubject subject = roundTheStrip();
  setLandInRow(subject.lake, 11, 1, 7);
  setLandInRow(subject.lake, 11, 9, 16);
  const CheckResult result = lanesOf(subject);
  ASSERT_THAT(result.findings, SizeIs(2));
  EXPECT_THAT(textOf(result.findings[0]),
              StartsWith("Between gate 2 and gate 3 every boat comes through 0811"));
  EXPECT_THAT(textOf(result.findings[1]),
              StartsWith("Between gate 3 and gate FINISH every boat comes through 0811"));
}

TEST(Lanes, TheOnlyCellBesideABuoyIsTheGatesOwn) {
  CourseSubject subject = roundTheStrip();
  setLand(subject.lake, {{7, 1}, {8, 1}}); // boats pass gate 1 from 0702 to 0802 alone
  EXPECT_THAT(lanesOf(subject).findings, IsEmpty());
  subject = roundTheStrip();
  setLand(subject.lake, {{15, 8}, {16, 8}, {15, 9}}); // gate 2 from 1408 to 1409
  EXPECT_THAT(lanesOf(subject).findings, IsEmpty());
  subject = roundTheStrip();
  setLand(subject.lake, {{7, 15}, {6, 14}}); // gate 3 from 0714 to 0713
  EXPECT_THAT(lanesOf(subject).findings, IsEmpty());
}

TEST(Lanes, TheOnlyCellBesideTheStripsBuoysIsTheGatesOwn) {
  CourseSubject subject = roundTheStrip();
  setLandInRow(subject.lake, 7, 7, 10); // boats leave the strip over 0607, beside the start buoy,
  setLandInRow(subject.lake, 9, 6, 9);  // and come back over 1009, beside the finish buoy
  EXPECT_THAT(lanesOf(subject).findings, IsEmpty());
}

TEST(Lanes, TheOnlyCellTwoOffABuoyIsNot) {
  CourseSubject subject = roundTheStrip();
  setLand(subject.lake, {{14, 8}, {16, 8}}); // gate 2 is passed over 1508 alone
  const CheckResult result = lanesOf(subject);
  ASSERT_THAT(result.findings, SizeIs(1));
  EXPECT_THAT(textOf(result.findings[0]),
              StartsWith("Between gate 1 and gate 2 every boat comes through 1508"));
}

} // namespace
} // namespace fairway::validator::lake_race
