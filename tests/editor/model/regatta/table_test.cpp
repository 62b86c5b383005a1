#include "editor/model/regatta/deck/deck_edit.h"
#include "editor/model/regatta/files/regatta_files.h"
#include "rules/base/random.h"
#include "tests/editor/model/regatta/table_desk.h"
#include "tests/support/matchers.h"

// A table on the desk: what a hand does to it, and what cannot be done.
namespace fairway::editor::regatta {
namespace {

using fairway::regatta::Side;
using formats::Point;
using Kind = Handle::Kind;

TEST(Table, ThingsAreDraggedBy5MillimetresAndWithAltBy1) {
  TableDesk desk = TableDesk::harbour();
  desk.drag({300, 250}, {323, 261});
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{325, 260}));
  EXPECT_EQ(desk.steps(), 1U);
  EXPECT_EQ(desk.undoText(), "Move buoy red");
  desk.drag({326, 261}, {333, 270}, true); // held beside its middle: it does not jump there
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{332, 269}));
  desk.bench.undo(), desk.bench.undo();
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{300, 250}));
  desk.bench.redo();
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{325, 260}));
}

TEST(Table, ADragIsOneStepHoweverLong) {
  TableDesk desk = TableDesk::harbour();
  desk.press({375, 650});
  for (int x = 370; x > 300; x -= 3) desk.move({static_cast<double>(x), 655});
  desk.release({300, 655});
  EXPECT_EQ(desk.course().left, (Vec{300, 655}));
  EXPECT_EQ(desk.steps(), 1U);
  desk.drag({300, 655}, {310, 655}); // another drag is another step
  EXPECT_EQ(desk.steps(), 2U);
}

TEST(Table, IslandsMoveAsAWholeAndByTheirCorners) {
  TableDesk desk = TableDesk::harbour();
  desk.drag({540, 345}, {560, 365});
  EXPECT_EQ(desk.course().islands[0], (plane::Polygon{{450, 350}, {580, 320}, {610, 420}}));
  desk.drag({450, 350}, {420, 350});
  EXPECT_EQ(desk.course().islands[0].front(), (Vec{420, 350}));
  desk.press({500, 332}, true); // on the shore, with Shift: another corner
  desk.release({500, 300});
  EXPECT_EQ(desk.course().islands[0].size(), 4U);
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::Corner, 0, 1}));
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.course().islands[0].size(), 3U);
  desk.expectSound();
}

TEST(Table, SaysWhyAShoreGetsNoOtherCorner) {
  TableDesk desk = TableDesk::harbour();
  Course course = desk.course();
  course.islands[0] = {{100, 500}, {200, 500}, {150, 600}};
  for (int x = 199; const auto more = withCorner(course, {Kind::Corner, 0, 0}, {x, 490}); --x)
    course = more->course;
  ASSERT_EQ(course.islands[0].size(), 64U);
  desk.bench.change("Another shore", course);
  const std::string usual = desk.bench.hint();
  desk.press({175, 550}, true), desk.release({175, 550});
  EXPECT_EQ(desk.steps(), 1U);
  EXPECT_EQ(desk.bench.hint(), "No corner was added: a shore has at most 64");
  desk.click({900, 50}); // on nothing
  EXPECT_EQ(desk.bench.hint(), usual);
}

TEST(Table, NothingLeavesTheTableAndNoShoreCrossesItself) {
  TableDesk desk = TableDesk::harbour();
  desk.drag({300, 250}, {-40, 2000});
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{0, 800}));
  desk.drag({820, 460}, {5000, 460});
  EXPECT_EQ(desk.course().obstacles[0].at, (Vec{1000, 460}));
  desk.drag({540, 345}, {-100, 345});
  EXPECT_EQ(desk.course().islands[0].front().x, 0);
  TableDesk square = TableDesk::harbour();
  square.bench.change("square",
                      withIsland(square.course(), {{100, 500}, {200, 500}, {200, 600}, {100, 600}})->course);
  square.drag({100, 500}, {250, 550}); // across the opposite side
  EXPECT_FALSE(plane::crossingEdges(square.course().islands[1]));
  square.drag({375, 650}, {625, 650}); // onto the other end of the line
  EXPECT_FALSE(square.course().left == square.course().right);
  square.expectSound();
}

TEST(Table, BuoysAndTeapotsAreAddedAndRemoved) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.take(TableTool::Buoy);
  desk.click({502, 98});
  ASSERT_EQ(desk.course().buoys.size(), 3U);
  EXPECT_EQ(desk.course().buoys[2].name, "blue");
  EXPECT_EQ(desk.course().buoys[2].at, (Vec{500, 100}));
  EXPECT_EQ(desk.course().round.back().buoy, 2U);
  desk.bench.take(TableTool::Obstacle);
  desk.bench.wheel(1);
  desk.click({150, 600});
  ASSERT_EQ(desk.course().obstacles.size(), 2U);
  EXPECT_EQ(desk.course().obstacles[1].name, "teapot 2");
  EXPECT_EQ(desk.course().obstacles[1].diameter, 150);
  desk.expectSound();
  desk.bench.key(Key::Delete); // what was added is selected
  EXPECT_EQ(desk.course().obstacles.size(), 1U);
  desk.bench.select({Kind::Buoy, 0, 0});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.course().buoys[0].name, "green");
  EXPECT_EQ(desk.course().round.size(), 2U); // red is rounded no more
  desk.expectSound();
}

TEST(Table, ALastBuoyStays) {
  TableDesk desk = TableDesk::harbour();
  for (int i = 0; i < 3; ++i) {
    desk.bench.select({Kind::Buoy, 0, 0});
    desk.bench.key(Key::Delete);
  }
  EXPECT_EQ(desk.course().buoys.size(), 1U);
  EXPECT_EQ(desk.course().round.size(), 1U);
  desk.expectSound();
}

TEST(Table, AnIslandIsDrawnCornerByCorner) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.take(TableTool::Island);
  for (const Point corner : {Point{100, 500}, {200, 500}, {150, 600}}) desk.click(corner);
  EXPECT_EQ(desk.bench.ghost().outline.size(), 3U);
  EXPECT_EQ(desk.course().islands.size(), 1U);
  desk.click({101, 502}); // its first corner again
  ASSERT_EQ(desk.course().islands.size(), 2U);
  EXPECT_EQ(desk.course().islands[1], (plane::Polygon{{100, 500}, {200, 500}, {150, 600}}));
  for (const Point corner : {Point{100, 100}, {200, 200}, {200, 100}, {100, 200}}) desk.click(corner);
  int told = 0;
  desk.bench.onChange = [&told] { ++told; };
  desk.bench.key(Key::Enter); // a bow tie is none
  EXPECT_EQ(told, 1);
  EXPECT_EQ(desk.course().islands.size(), 2U);
  EXPECT_TRUE(desk.bench.ghost().outline.empty());
  EXPECT_THAT(desk.bench.hint(), HasSubstr("crosses or touches itself")) << "and it says so";
  desk.click({300, 700});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("to close the shore"));
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_TRUE(desk.bench.ghost().outline.empty());
  desk.expectSound();
}

TEST(Table, TheStatusBarSaysWhereAndWhat) {
  TableDesk desk = TableDesk::harbour();
  EXPECT_EQ(desk.bench.describe({301, 252.4}), "301, 252 mm  (buoy red)");
  EXPECT_EQ(desk.bench.describe({100, 700}), "100, 700 mm");
  EXPECT_EQ(desk.bench.describe({-30, 700}), "");
  EXPECT_EQ(desk.bench.centreOf({Spot::Kind::Point, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(desk.bench.centreOf({Spot::Kind::Pose, 40, 50}), (Point{40, 50}));
  EXPECT_EQ(desk.bench.centreOf({Spot::Kind::Cell, 40, 50}), std::nullopt);
}

TEST(Table, KeysMoveThePointerBy5MillimetresAndStayOnTheTable) {
  TableDesk desk = TableDesk::harbour();
  const auto from = [&desk](std::optional<Point> at, Key key) { return desk.bench.stepped(at, key); };
  EXPECT_EQ(from({}, Key::Enter), (Point{500, 400})) << "from nowhere it begins in the middle";
  EXPECT_EQ(from(Point{101, 99}, Key::Right), (Point{105, 100}));
  EXPECT_EQ(from(Point{101, 99}, Key::Left), (Point{95, 100}));
  EXPECT_EQ(from(Point{101, 99}, Key::Down), (Point{100, 105}));
  EXPECT_EQ(from(Point{101, 99}, Key::Up), (Point{100, 95}));
  const formats::Box& box = desk.scene().box();
  EXPECT_EQ(from(Point{box.left, box.top}, Key::Left).x, box.left);
  EXPECT_EQ(from(Point{box.left, box.top}, Key::Up).y, box.top);
  EXPECT_EQ(from(Point{box.right, box.bottom}, Key::Right).x, box.right);
  EXPECT_EQ(from(Point{box.right, box.bottom}, Key::Down).y, box.bottom);
}

TEST(Table, ArrowKeysMoveWhatIsSelected) {
  TableDesk desk = TableDesk::harbour();
  for (const Key key : {Key::Left, Key::Right, Key::Up, Key::Down}) desk.bench.key(key);
  EXPECT_EQ(desk.steps(), 0U) << "nothing is selected";
  EXPECT_FALSE(desk.bench.toolTakesArrows());
  desk.bench.select({Kind::Buoy, 0, 0});
  EXPECT_TRUE(desk.bench.toolTakesArrows());
  const auto after = [&desk](Key key) {
    desk.bench.key(key);
    return desk.course().buoys[0].at;
  };
  EXPECT_EQ(after(Key::Right), (Vec{305, 250}));
  EXPECT_EQ(after(Key::Down), (Vec{305, 255}));
  EXPECT_EQ(after(Key::Left), (Vec{300, 255}));
  EXPECT_EQ(after(Key::Up), (Vec{300, 250}));
}

TEST(Table, TheRightButtonLeavesABuoyToTheOtherSide) {
  TableDesk desk = TableDesk::harbour();
  desk.pressRight({300, 250});
  EXPECT_EQ(desk.course().round[0].leave, Side::Port);
  EXPECT_EQ(desk.undoText(), "Leave buoy red to the other side");
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::Buoy, 0, 0}));
  desk.pressRight({820, 460}); // the teapot has no sides
  EXPECT_EQ(desk.steps(), 1U);
  desk.bench.key(Key::TurnRight);
  EXPECT_EQ(desk.steps(), 1U) << "nor a gate";
  Course course = desk.course();
  course.round.pop_back();
  desk.bench.change("green is not rounded", course);
  desk.pressRight({700, 150});
  desk.bench.key(Key::TurnRight);
  EXPECT_EQ(desk.steps(), 2U);
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.undoText(), "Remove buoy green");
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.steps(), 3U) << "nothing is selected any more";
  desk.bench.select({Kind::LineLeft, 0, 0});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.steps(), 3U);
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::LineLeft, 0, 0})) << "the line stays, in hand too";
}

TEST(Table, OnlyTheLeftButtonDrags) {
  TableDesk desk = TableDesk::harbour();
  desk.press({300, 250});
  desk.bench.moveTo({{330, 250}, Button::None, false, false});
  desk.bench.releaseAt({{330, 250}, Button::Right, false, false});
  desk.move({330, 250});
  EXPECT_EQ(desk.steps(), 0U);
  desk.drag({100, 700}, {300, 700}); // nothing lies there
  EXPECT_EQ(desk.steps(), 0U);
  desk.press({100, 700});
  EXPECT_FALSE(desk.bench.cancel()) << "nothing is held";
  EXPECT_FALSE(desk.bench.selection());
}

TEST(Table, WhatIsRemovedWhileItIsHeldIsHeldNoMore) {
  TableDesk desk = TableDesk::harbour();
  desk.press({700, 150}); // green, the last one
  desk.move({690, 150});
  desk.bench.key(Key::Delete);
  EXPECT_EQ(desk.undoText(), "Remove buoy green");
  const Course after = desk.course();
  desk.move({680, 150}), desk.release({680, 150});
  EXPECT_EQ(desk.course(), after);
  EXPECT_FALSE(desk.bench.cancel());
}

TEST(Table, EscapeGivesUpOneThingAfterTheOther) {
  TableDesk desk = TableDesk::harbour();
  EXPECT_FALSE(desk.bench.cancel());
  desk.bench.select({Kind::Buoy, 0, 0});
  desk.bench.take(TableTool::Island);
  desk.click({100, 100});
  desk.bench.key(Key::Escape);
  EXPECT_THAT(desk.bench.ghost().outline, IsEmpty());
  EXPECT_EQ(desk.bench.tool(), TableTool::Island);
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_EQ(desk.bench.tool(), TableTool::Move);
  EXPECT_TRUE(desk.bench.selection());
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_FALSE(desk.bench.selection());
  desk.press({300, 250});
  EXPECT_TRUE(desk.bench.cancel());
  EXPECT_TRUE(desk.bench.selection()) << "only the drag was given up";
  desk.move({400, 250}), desk.release({400, 250});
  EXPECT_EQ(desk.steps(), 0U);
}

TEST(Table, TheIslandsShoreClosesOnlyAtThirdCornersAndLater) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.take(TableTool::Island);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("corner after corner"));
  desk.click({100, 500});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("to close the shore"));
  desk.click({100, 500}); // a double click is one corner
  EXPECT_EQ(desk.bench.ghost().outline.size(), 1U);
  desk.click({200, 500});
  desk.click({100, 505}); // near the first one, but two corners are no shore
  EXPECT_EQ(desk.bench.ghost().outline.size(), 3U);
  EXPECT_TRUE(desk.bench.toolTakesEnter());
  desk.bench.key(Key::Enter);
  EXPECT_EQ(desk.course().islands.size(), 2U);
  EXPECT_EQ(desk.undoText(), "Add an island");
  EXPECT_EQ(desk.bench.selection(), (Handle{Kind::Island, 1, 0}));
  EXPECT_FALSE(desk.bench.toolTakesEnter());
  desk.click({300, 700});
  desk.bench.take(TableTool::Buoy);
  EXPECT_THAT(desk.bench.ghost().outline, IsEmpty()) << "another tool gives it up";
}

TEST(Table, ToolsShowWhereTheyWouldPutThings) {
  TableDesk desk = TableDesk::harbour();
  EXPECT_THAT(desk.bench.hint(), HasSubstr("Drag buoys"));
  desk.move({101, 99});
  EXPECT_FALSE(desk.bench.ghost().place) << "nothing is put down";
  desk.bench.select({Kind::Buoy, 0, 0});
  EXPECT_THAT(desk.bench.hint(), HasSubstr("X leaves a buoy to the other side"));
  desk.bench.take(TableTool::Buoy);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("put down a buoy"));
  EXPECT_EQ(desk.bench.ghost().place, (Vec{100, 100}));
  EXPECT_FALSE(desk.bench.ghost().boat);
  EXPECT_FALSE(desk.bench.toolTakesWheel());
  desk.move({101, 99}, true);
  EXPECT_EQ(desk.bench.ghost().place, (Vec{101, 99})) << "with Alt by 1 mm";
  desk.bench.take(TableTool::Card);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("turn the boat"));
  EXPECT_FALSE(desk.bench.ghost().place);
  EXPECT_TRUE(desk.bench.ghost().boat);
  EXPECT_TRUE(desk.bench.toolTakesWheel());
  desk.click({300, 700});
  EXPECT_EQ(desk.steps(), 0U) << "a card is held, not laid";
  desk.bench.leave();
  EXPECT_FALSE(desk.bench.ghost().boat);
  desk.move({101, 99});
  desk.bench.options().card = desk.bench.deck()->cards.size();
  EXPECT_FALSE(desk.bench.ghost().boat) << "there is no such card";
  desk.bench.change("any step", otherSide(desk.course(), 0));
  EXPECT_EQ(desk.bench.options().card, 0U);
}

TEST(Table, TheWheelSizesObstaclesAndTurnsBoats) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.wheel(1);
  EXPECT_EQ(desk.bench.options().diameter, 140) << "the hand that moves things has no size";
  desk.bench.take(TableTool::Obstacle);
  EXPECT_TRUE(desk.bench.toolTakesWheel());
  desk.bench.wheel(-1);
  EXPECT_THAT(desk.bench.hint(), HasSubstr("an obstacle of 130 mm"));
  desk.bench.wheel(-100);
  EXPECT_EQ(desk.bench.options().diameter, 4);
  desk.bench.wheel(100);
  EXPECT_EQ(desk.bench.options().diameter, 600);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 0);
  desk.bench.take(TableTool::Card);
  desk.bench.wheel(-1);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 15);
  desk.bench.key(Key::TurnLeft);
  desk.bench.wheel(1);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 345);
  EXPECT_EQ(desk.steps(), 0U);
}

TEST(Table, ABoatSaysWhatItTouches) {
  TableDesk desk = TableDesk::harbour();
  Course course = withObstacle(desk.course(), {900, 100}, 40, "")->course;
  const auto touched = [&](Vec at) {
    const fairway::regatta::Board board(course, *desk.bench.deck());
    return whyNotThere(board, {at, plane::Heading(0)});
  };
  EXPECT_EQ(touched({375, 640}), "touches a white buoy");
  EXPECT_EQ(touched({625, 640}), "touches a white buoy");
  EXPECT_EQ(touched({300, 240}), "touches buoy red");
  EXPECT_EQ(touched({700, 140}), "touches buoy green");
  EXPECT_EQ(touched({820, 440}), "touches teapot");
  EXPECT_EQ(touched({900, 90}), "touches obstacle 2");
  EXPECT_EQ(touched({520, 330}), "touches island 1");
  course.islands.insert(course.islands.begin(), {{100, 500}, {200, 500}, {150, 600}});
  EXPECT_EQ(touched({520, 330}), "touches island 2");
  EXPECT_EQ(touched({500, 700}), "");
  // Half a boat and half a buoy beside it they touch, and a millimetre more beside it they do not.
  course.islands = {{{500, 200}, {600, 200}, {600, 300}, {500, 300}}};
  course.beam = 14;
  EXPECT_EQ(touched({550, 307}), "touches island 1") << "half a boat beside it";
  EXPECT_EQ(touched({550, 308}), "");
  course.beam = desk.course().beam;
  course.buoys[0].at = {300, 230};
  EXPECT_EQ(touched({313, 225}), "touches buoy red");
  EXPECT_EQ(touched({314, 225}), "");
}

TEST(Table, TheStartMapIsShownUntilAFindingIs) {
  TableDesk desk = TableDesk::harbour();
  const Evidence points(EvidenceKind::Region, {Spot{Spot::Kind::Point, 400, 660}});
  RegattaExamination examination;
  examination.report.outcomes = {{"S09", "", {}, "", {points}}, {"S10", "", {}, "", {points}}};
  desk.bench.show(examination);
  EXPECT_FALSE(desk.bench.hasStartMap()) << "not judged deeply";
  desk.bench.judgeDeeply();
  EXPECT_TRUE(desk.bench.judging());
  examination.deep = true;
  desk.bench.show(examination);
  EXPECT_FALSE(desk.bench.judging());
  ASSERT_TRUE(desk.bench.hasStartMap());
  ASSERT_EQ(desk.scene().findings.size(), 1U);
  EXPECT_EQ(desk.scene().findings[0].severity, Severity::Info);
  EXPECT_THAT(desk.scene().findings[0].evidence, ElementsAre(points));
  EXPECT_TRUE(desk.bench.startMapIsOnBoard()) << "the window explains its colours";
  desk.bench.showStartMap(false);
  EXPECT_THAT(desk.scene().findings, IsEmpty());
  EXPECT_FALSE(desk.bench.startMapIsOnBoard());
  desk.bench.showStartMap(true);
  validator::Finding finding;
  finding.code = "S02";
  desk.bench.showFinding(&finding);
  EXPECT_FALSE(desk.bench.startMapIsOnBoard());
  ASSERT_EQ(desk.scene().findings.size(), 1U);
  EXPECT_EQ(desk.scene().findings[0].code, "S02");
  desk.bench.showFinding(nullptr);
  EXPECT_EQ(desk.scene().findings[0].code, "");
  desk.bench.change("any step", otherSide(desk.course(), 0));
  EXPECT_FALSE(desk.bench.hasStartMap()) << "it was of another course";
}

TEST(Table, AStartThatIsNotEvenHasAMapToo) {
  TableDesk desk = TableDesk::harbour();
  const Evidence points(EvidenceKind::Region, {Spot{Spot::Kind::Point, 400, 660}});
  RegattaExamination examination;
  examination.deep = true;
  examination.report.outcomes = {{"S10", "", {}, "", {}}};
  desk.bench.judgeDeeply();
  desk.bench.show(examination);
  EXPECT_FALSE(desk.bench.hasStartMap()) << "nothing was found out";
  validator::Finding other, uneven;
  other.code = "S09";
  uneven.code = "S10";
  uneven.severity = Severity::Warning;
  uneven.evidence = {points};
  examination.report.findings = {other, uneven};
  desk.bench.show(examination);
  ASSERT_EQ(desk.scene().findings.size(), 1U);
  EXPECT_EQ(desk.scene().findings[0].severity, Severity::Warning);
  EXPECT_THAT(desk.scene().findings[0].evidence, ElementsAre(points));
}

TEST(Table, JudgingThatWasStoppedCanBeBegunAgain) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.stopJudging(); // nothing is under way
  EXPECT_FALSE(desk.bench.judging());
  desk.bench.judgeDeeply();
  desk.bench.stopJudging();
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_TRUE(dynamic_cast<const RegattaExamination&>(*made).deep);
  desk.bench.show(*made);
  EXPECT_FALSE(desk.bench.judgedDeeply());
  EXPECT_FALSE(desk.bench.hasStartMap());
  desk.bench.judgeDeeply();
  EXPECT_TRUE(desk.bench.judging());
  EXPECT_FALSE(desk.bench.examination()([] { return true; })) << "nobody waits any more";
}

TEST(Table, ACardAtThePointerShowsWhereItLeads) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.take(TableTool::Card);
  desk.bench.options().card = *cardNamed(*desk.bench.deck(), "joker");
  desk.move({498, 602});
  TableWorkbench::Ghost ghost = desk.bench.ghost();
  ASSERT_TRUE(ghost.boat);
  EXPECT_EQ(ghost.boat->at, (Vec{500, 600})); // bows lie on multiples of 5 mm, with Alt too
  desk.move({498, 602}, true);
  EXPECT_EQ(desk.bench.ghost().boat->at, (Vec{500, 600}));
  ASSERT_EQ(ghost.arrows.size(), 5U);
  for (const ArrowTrial& arrow : ghost.arrows) EXPECT_EQ(arrow.why, "");
  desk.move({500, 430}); // below the island
  ghost = desk.bench.ghost();
  EXPECT_EQ(ghost.arrows[2].why, "touches island 1");
  desk.move({700, 460});
  desk.bench.wheel(-1), desk.bench.wheel(-1), desk.bench.wheel(-1);
  desk.bench.wheel(-1), desk.bench.wheel(-1), desk.bench.wheel(-1);
  EXPECT_EQ(desk.bench.options().heading.degrees(), 90);
  EXPECT_EQ(desk.bench.ghost().arrows[2].why, "touches teapot");
  desk.move({960, 460});
  EXPECT_EQ(desk.bench.ghost().arrows[2].why, "leaves the table");
  desk.move({2, 2});
  EXPECT_EQ(desk.bench.ghost().boatFault, "leaves the table");
}

// The trial is a second reading of what the rules' own query says, with words.
TEST(Table, ATrialAgreesWithTheRules) {
  TableDesk desk = TableDesk::harbour();
  const fairway::regatta::Board board(desk.course(), *desk.bench.deck());
  Random random(11);
  int free = 0;
  for (int round = 0; round < 3000; ++round) {
    const plane::Pose pose{{5 * static_cast<int>(random.below(201)), 5 * static_cast<int>(random.below(161))},
                           plane::Heading(static_cast<int>(random.below(24)))};
    EXPECT_EQ(whyNotThere(board, pose).empty(), board.hullIsFree(pose));
    if (!board.hullIsFree(pose)) continue;
    const std::size_t card = random.below(board.deck().cards.size());
    for (const ArrowTrial& trial : tryCard(board, card, pose)) {
      bool may = board.hullIsFree(trial.track.back());
      for (std::size_t i = 1; i < trial.track.size(); ++i)
        may = may && board.onTable(trial.track[i].at) &&
              !board.touches({trial.track[i - 1].at, trial.track[i].at});
      EXPECT_EQ(trial.why.empty(), may);
      free += may ? 1 : 0;
    }
  }
  EXPECT_GT(free, 500);
}

TEST(Table, AmongOthersABoatIsWhereTheRulesLetIt) {
  TableDesk desk = TableDesk::harbour();
  const fairway::regatta::Board board(desk.course(), *desk.bench.deck());
  const plane::Pose at{{500, 600}, plane::Heading(2)};
  const std::vector<OtherBoat> others{{3, at}};
  fairway::regatta::Neighbours neighbours;
  neighbours.add(board, at);
  int touching = 0;
  for (int x = 420; x <= 580; x += 5)
    for (int y = 530; y <= 680; y += 5)
      for (const int heading : {0, 2, 7, 14}) {
        const plane::Pose pose{{x, y}, plane::Heading(heading)};
        const bool free = fairway::regatta::isFree(board, neighbours, pose);
        EXPECT_EQ(whyNotThere(board, pose, others).empty(), free) << x << ", " << y;
        if (!free && board.hullIsFree(pose)) {
          ++touching;
          EXPECT_EQ(whyNotThere(board, pose, others), "touches boat 3");
        }
      }
  EXPECT_GT(touching, 50);
}

TEST(Table, ExaminationBringsRouteStartBoatsAndFindings) {
  TableDesk desk = TableDesk::harbour();
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_TRUE(made->judged);
  EXPECT_EQ(made->revision, desk.bench.document().revision());
  desk.bench.show(*made);
  ASSERT_TRUE(desk.bench.facts());
  EXPECT_EQ(desk.bench.facts()->turns, 5);
  EXPECT_EQ(desk.bench.facts()->plays, 8);
  EXPECT_EQ(desk.bench.facts()->route.size(), 8U);
  EXPECT_EQ(desk.bench.facts()->startBoats.size(), 4U);
  for (std::size_t i = 1; i < 8; ++i)
    EXPECT_EQ(desk.bench.facts()->route[i].front(), desk.bench.facts()->route[i - 1].back());
  EXPECT_FALSE(desk.bench.examination()([] { return true; })) << "nobody waits any more";
}

TEST(Table, AFindingsFixIsOneStep) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.change("force a circle", otherSide(desk.course(), 0));
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  for (const validator::Finding& finding : made->report.findings) {
    if (finding.code != "S04") continue;
    ASSERT_TRUE(finding.fix);
    desk.bench.apply(fixOf(desk.bench.document().content(), finding));
    EXPECT_EQ(desk.course().round[0].leave, fairway::regatta::Side::Starboard);
    desk.bench.undo();
    EXPECT_EQ(desk.course().round[0].leave, fairway::regatta::Side::Port);
    return;
  }
  FAIL() << "S04 is not found";
}

TEST(Table, WithoutItsDeckItIsShownButNotJudged) {
  formats::regatta::RegattaDocument document;
  document.body.deck = "nowhere.deck.yaml";
  document.body.course = freshCourse({600, 500});
  TableDesk desk(std::make_unique<EditedDocument>(formats::Document(document)));
  EXPECT_TRUE(desk.bench.scene());
  const auto made = desk.bench.examination()({});
  ASSERT_TRUE(made);
  EXPECT_FALSE(made->judged);
  EXPECT_THAT(made->whyNot, HasSubstr("deck"));
  desk.bench.take(TableTool::Card); // there is none to hold
  EXPECT_EQ(desk.bench.tool(), TableTool::Move);
}

TEST(Table, AnotherDeckIsKeptInTheDocument) {
  TableDesk desk = TableDesk::harbour();
  Deck deck = freshDeck();
  deck.hand = 6;
  desk.bench.apply(changeDeckOf(desk.bench.document().content(), "Another deck", deck));
  ASSERT_TRUE(desk.bench.deck());
  EXPECT_EQ(desk.bench.deck()->hand, 6);
  desk.expectSound();
  desk.bench.undo();
  EXPECT_EQ(desk.bench.deck()->hand, 5);
}

TEST(Table, WhatNoReaderTakesIsNotSaved) {
  TableDesk desk = TableDesk::harbour();
  const auto file = std::filesystem::path(testing::TempDir()) / "faulty.regatta.yaml";
  EXPECT_TRUE(saveDocument(desk.bench.document(), file));
  Course course = desk.course();
  course.buoys[1].name = course.buoys[0].name;
  desk.bench.change("two of a name", course);
  EXPECT_FALSE(saveDocument(desk.bench.document(), file));
}

TEST(Table, BrokenDocumentsAreOpenedAsFarAsTheyGo) {
  int opened = 0;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(test::sourceDir() / "samples/regatta/broken")) {
    if (entry.path().extension() != ".yaml") continue;
    auto document = openDespiteFaults(entry.path());
    if (!document) continue;
    ++opened;
    const formats::Document& content = document->document->content();
    if (content.is<formats::regatta::RegattaBody>()) {
      TableDesk desk(std::move(document->document));
      EXPECT_TRUE(desk.bench.scene());
      EXPECT_TRUE(desk.bench.examination()({}));
    }
  }
  EXPECT_GT(opened, 3);
}

TEST(Table, AFreshOneIsSoundInEverySize) {
  for (const Vec table : {Vec{300, 300}, Vec{300, 1200}, Vec{1500, 300}, Vec{1234, 567}}) {
    formats::regatta::RegattaDocument document;
    document.body.deck = freshDeck();
    document.body.course = freshCourse(table);
    TableDesk desk(std::make_unique<EditedDocument>(formats::Document(document)));
    desk.expectSound();
    const auto made = desk.bench.examination()({});
    ASSERT_TRUE(made && made->judged);
    for (const validator::Finding& finding : made->report.findings)
      EXPECT_NE(finding.severity, Severity::Error) << table.x << " x " << table.y << ": " << finding.code;
  }
}

TEST(Table, ASmallerTableKeepsEverythingOnIt) {
  TableDesk desk = TableDesk::harbour();
  const auto smaller = resized(desk.course(), {700, 700});
  ASSERT_TRUE(smaller);
  EXPECT_EQ(smaller->obstacles[0].at, (Vec{700, 460}));
  EXPECT_FALSE(resized(desk.course(), {400, 800})); // the island would be squeezed flat
  EXPECT_FALSE(resized(desk.course(), {200, 800}));
}

// What is shown while something is dragged is what an examination finds once it lies there.
TEST(Table, TheRouteFollowsTheHand) {
  TableDesk desk = TableDesk::harbour();
  desk.press({300, 250});
  for (const Point at : {Point{290, 255}, Point{270, 270}, Point{200, 350}, Point{450, 200}}) {
    desk.move(at);
    ASSERT_TRUE(desk.bench.facts());
    const TableFacts followed = *desk.bench.facts();
    const auto made = desk.bench.examination()({});
    const auto& examined = dynamic_cast<const RegattaExamination&>(*made);
    ASSERT_TRUE(examined.table);
    EXPECT_EQ(followed.turns, examined.table->turns);
    EXPECT_EQ(followed.plays, examined.table->plays);
    EXPECT_EQ(followed.route, examined.table->route);
    EXPECT_EQ(followed.startBoats, examined.table->startBoats);
  }
  desk.release({450, 200});
}

TEST(Table, WhileNothingIsDraggedTheRouteStays) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.change("any step", otherSide(desk.course(), 0));
  EXPECT_FALSE(desk.bench.facts()) << "the examination will know it";
  desk.bench.options().follow = false;
  desk.drag({300, 250}, {290, 255});
  EXPECT_FALSE(desk.bench.facts());
  EXPECT_THAT(desk.scene().route, IsEmpty());
}

TEST(Table, TheRouteOfALongTableDoesNotFollow) {
  TableDesk desk = TableDesk::harbour();
  desk.bench.change("longer", resized(desk.course(), {3000, 800}));
  desk.drag({300, 250}, {290, 255});
  EXPECT_EQ(desk.course().buoys[0].at, (Vec{290, 255}));
  EXPECT_FALSE(desk.bench.facts()) << "a hand would have to wait";
}

// Whatever a hand does, the document can be saved and read again, and all of it can be undone.
TEST(Table, RandomHandsNeverSpoilADocument) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    TableDesk desk = TableDesk::harbour();
    desk.bench.options().follow = false; // it is documents that are looked at, thousands of them
    const formats::Document before = desk.bench.document().content();
    Random random(seed);
    const auto at = [&random] {
      return Point{static_cast<double>(random.below(1100)) - 50, static_cast<double>(random.below(900)) - 50};
    };
    for (int step = 0; step < 120; ++step) {
      if (random.below(4) == 0) desk.bench.take(static_cast<TableTool>(random.below(5)));
      if (random.below(5) == 0)
        desk.bench.key(static_cast<Key>(random.below(6)));
      else if (random.below(3) == 0)
        desk.press(at(), true), desk.move(at()), desk.release(at());
      else
        desk.drag(at(), at(), random.below(2) == 0);
      if (random.below(9) == 0 && desk.bench.document().canUndo()) desk.bench.undo();
    }
    desk.expectSound();
    while (desk.bench.document().canUndo()) desk.bench.undo();
    EXPECT_EQ(desk.bench.document().content(), before);
  }
}

} // namespace
} // namespace fairway::editor::regatta
