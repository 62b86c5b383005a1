#include "editor/model/lake_race/course/course_edit.h"
#include "editor/model/lake_race/course/race_order.h"
#include "editor/model/lake_race/place_actions.h"
#include "editor/model/lake_race/tools/tools.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/picture/raster_difference.h"
#include "tests/editor/model/lake_race/desk.h"

#include <algorithm>

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::RaceLetter;
using fairway::lake_race::Terrain;

TEST(Shape, ARectangleIsOneStepFromCornerToCorner) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Rectangle);
  desk.press({8, 6}), desk.move({3, 2});
  EXPECT_EQ(desk.bench.ghost().cells.size(), 30u) << "six columns, five rows";
  EXPECT_EQ(desk.land(), 0);
  desk.release({3, 2});
  EXPECT_EQ(desk.land(), 30);
  EXPECT_EQ(desk.undoText(), "Paint 30 cells of land");
  desk.bench.undo();
  EXPECT_EQ(desk.land(), 0);
}

TEST(Shape, ReachesNoFurtherThanTheLake) {
  Desk desk = Desk::blank(5, 4);
  desk.bench.take(ToolId::Rectangle);
  desk.drag({4, 3}, {9, 9});
  EXPECT_EQ(desk.land(), 4);
  desk.bench.take(ToolId::Ellipse);
  desk.drag({-20, -20}, {30, 30});
  EXPECT_EQ(desk.land(), 20);
}

TEST(Shape, EscGivesUp) {
  Desk desk = Desk::blank();
  desk.bench.take(ToolId::Ellipse);
  desk.press({2, 2}), desk.move({9, 8});
  EXPECT_TRUE(desk.bench.cancel());
  desk.release({9, 8});
  EXPECT_EQ(desk.land(), 0);
  EXPECT_EQ(desk.bench.document().history().size(), 0u);
}

TEST(Shape, AnEllipseIsEvenAndLiesInItsRectangle) {
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    fairway::lake_race::Lake lake;
    lake.stagger = stagger;
    lake.map = fairway::lake_race::TerrainMap(20, 20);
    for (const Cell corner : {Cell{4, 4}, {15, 4}, {15, 15}, {9, 17}, {4, 5}}) {
      const std::vector<Cell> cells = ellipseOf(lake, {4, 4}, corner);
      EXPECT_FALSE(cells.empty());
      EXPECT_EQ(cells, ellipseOf(lake, corner, {4, 4})) << "whichever corner comes first";
      for (const Cell cell : cells) EXPECT_TRUE(cell.row >= 4 && cell.row <= corner.row);
    }
    EXPECT_EQ(ellipseOf(lake, {7, 7}, {7, 7}), (std::vector<Cell>{{7, 7}}));
    EXPECT_LT(ellipseOf(lake, {4, 4}, {14, 14}).size(), rectangleOf(lake, {4, 4}, {14, 14}).size());
  }
}

TEST(Shape, FollowsTheSymmetryAndTheTerrain) {
  Desk desk = Desk::blank(12, 10);
  desk.bench.setSymmetry(Symmetry::HalfTurn);
  desk.bench.take(ToolId::Rectangle);
  desk.drag({2, 2}, {4, 3});
  EXPECT_EQ(desk.land(), 12);
  desk.bench.options().terrain = Terrain::Water;
  desk.bench.setSymmetry(Symmetry::None);
  desk.drag({2, 2}, {4, 3});
  EXPECT_EQ(desk.land(), 6);
}

TEST(Shape, ShiftMakesItAsHighAsWide) {
  Desk desk = Desk::blank(20, 20);
  desk.bench.take(ToolId::Rectangle);
  desk.press({3, 3});
  desk.bench.move({{10, 4}, Button::Left, true, false});
  desk.bench.release({{10, 4}, Button::Left, true, false});
  EXPECT_EQ(desk.land(), 8 * 9) << "rows are lower than cells are wide";
}

// The first and the last cell of what a drag with Shift paints.
std::pair<Cell, Cell> cornersOfSquare(Cell from, Cell to) {
  Desk desk = Desk::blank(20, 20);
  desk.bench.take(ToolId::Rectangle);
  desk.press(from);
  desk.bench.move({to, Button::Left, true, false});
  const std::vector<Cell> cells = desk.bench.ghost().outline;
  return {cells.front(), cells.back()};
}

TEST(Shape, ShiftGrowsItTowardsTheHand) {
  // Three cells are as wide as three and a half rows are high; without a side to go to it grows right and
  // down.
  EXPECT_EQ(cornersOfSquare({10, 10}, {13, 10}), std::pair(Cell{10, 10}, Cell{13, 13}));
  EXPECT_EQ(cornersOfSquare({10, 10}, {7, 10}), std::pair(Cell{7, 10}, Cell{10, 13}));
  EXPECT_EQ(cornersOfSquare({10, 10}, {10, 7}), std::pair(Cell{10, 7}, Cell{13, 10}));
  EXPECT_EQ(cornersOfSquare({10, 10}, {9, 7}), std::pair(Cell{7, 7}, Cell{10, 10}));
}

std::vector<std::string> textsAt(const Desk& desk, Cell cell) {
  std::vector<std::string> texts;
  for (const PlaceAction& action : actionsAt(desk.bench, cell)) texts.push_back(action.text);
  return texts;
}

void act(Desk& desk, Cell cell, const std::string& text) {
  for (const PlaceAction& action : actionsAt(desk.bench, cell))
    if (action.text == text) return action.act(desk.bench);
  ADD_FAILURE() << "there is no action " << text;
}

TEST(PlaceActions, OfACellPaintAndSetSlots) {
  Desk desk = Desk::blank();
  EXPECT_THAT(textsAt(desk, {3, 3}),
              testing::IsSupersetOf({"Paint 1 cell of land", "Paint 1 cell of void", "Set slot A at 0303",
                                     "Set slot C at 0303", "Pick up"}));
  EXPECT_THAT(textsAt(desk, {3, 3}), testing::Not(testing::Contains("Paint 1 cell of water")));
  act(desk, {3, 3}, "Paint 1 cell of land");
  EXPECT_EQ(desk.at({3, 3}), Terrain::Land);
  act(desk, {3, 3}, "Pick up");
  EXPECT_EQ(desk.bench.options().terrain, Terrain::Land);
  EXPECT_TRUE(textsAt(desk, {99, 99}).empty());
}

std::vector<std::string> groupStartsAt(const Desk& desk, Cell cell) {
  std::vector<std::string> texts;
  for (const PlaceAction& action : actionsAt(desk.bench, cell))
    if (action.startsGroup) texts.push_back(action.text);
  return texts;
}

TEST(PlaceActions, AreInGroups) {
  Desk desk = Desk::blank();
  EXPECT_EQ(textsAt(desk, {3, 3}).front(), "Set slot A at 0303");
  EXPECT_THAT(groupStartsAt(desk, {3, 3}),
              testing::ElementsAre("Paint 1 cell of land", testing::StartsWith("Fill 120 cells")))
      << "nothing stands above the first";
  act(desk, {3, 3}, "Paint 1 cell of land");
  EXPECT_THAT(groupStartsAt(desk, {3, 3}), testing::ElementsAre("Paint 1 cell of water", "Pick up"))
      << "one cell alone is not filled";
}

TEST(PlaceActions, OfTheStripTurnStartAndFinish) {
  const Desk desk(*courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0))); // 0508 to 1008
  for (const Cell cell : {Cell{5, 8}, {6, 8}, {9, 8}, {10, 8}})
    EXPECT_THAT(textsAt(desk, cell),
                testing::IsSupersetOf({"Turn the start direction", "Turn the finish direction"}));
  for (const Cell cell : {Cell{4, 8}, {11, 8}, {6, 7}})
    EXPECT_THAT(textsAt(desk, cell), testing::Not(testing::Contains("Turn the start direction")));
}

TEST(PlaceActions, OfASlotTurnAndRemoveIt) {
  Desk desk = Desk::blank();
  act(desk, {5, 5}, "Set slot B at 0505");
  ASSERT_EQ(desk.bench.board().slots.size(), 1u);
  EXPECT_EQ(desk.bench.board().slots[0].race, RaceLetter::B);
  EXPECT_THAT(textsAt(desk, {5, 5}), testing::Not(testing::Contains("Set slot A at 0505")));
  const auto texts = textsAt(desk, {5, 5});
  EXPECT_EQ(std::count_if(texts.begin(), texts.end(),
                          [](const std::string& text) { return text.starts_with("Turn the letter"); }),
            2);
  act(desk, {5, 5}, "Remove slot B at 0505");
  EXPECT_TRUE(desk.bench.board().slots.empty());
}

TEST(PlaceActions, OfAnOldMenuDoNothingToAnotherDocument) {
  Desk desk = Desk::blank();
  auto before = actionsAt(desk.bench, {2, 2});
  act(desk, {2, 2}, "Paint 1 cell of land");
  for (PlaceAction& action : before)
    if (action.text == "Paint 1 cell of void") action.act(desk.bench);
  EXPECT_EQ(desk.at({2, 2}), Terrain::Land);
}

TEST(PlaceActions, OfATileTurnIt) {
  Desk desk = tileDesk();
  const std::vector<std::string> texts = textsAt(desk, {2, 2});
  ASSERT_EQ(texts.size(), 2u);
  act(desk, {2, 2}, texts.front());
  EXPECT_EQ(desk.bench.document().history().size(), 1u);
}

TEST(PlaceActions, OfABuoyTurnItsArrow) {
  const auto course = courseFor(raceLake(), RaceLetter::A, assignmentNumbered(0));
  Desk desk(*course);
  const Cell buoy = courseOf(desk.bench.document().content())->buoys[1];
  EXPECT_THAT(textsAt(desk, buoy), testing::Contains("Turn buoy 2's arrow"));
  act(desk, buoy, "Turn buoy 2's arrow");
  EXPECT_TRUE(courseOf(desk.bench.document().content())->choices.arrows[1]);
}

RaceTable::Race someRace() {
  RaceTable::Race race;
  for (const int route : {30, 24, 0, 27}) {
    validator::lake_race::Assignment row;
    row.placement.start = {40 - route, 1};
    if (route > 0)
      row.route = route;
    else
      row.failing = "C03";
    race.rows.push_back(row);
  }
  race.pars.resize(4);
  race.pars[3].emplace().turns = 9.5;
  race.pars[0].emplace().turns = 8.25;
  return race;
}

std::vector<int> numbersOf(const RaceTable::Race& race, const RaceOrder& order) {
  std::vector<int> numbers;
  for (const ChosenAssignment& line : linesOf({{RaceLetter::A, &race}}, order))
    numbers.push_back(line.number);
  return numbers;
}

TEST(RaceOrder, AllRacesAreOneList) {
  using By = RaceOrder::By;
  RaceTable::Race race = someRace();
  const std::vector<ListedRace> both{{RaceLetter::A, &race}, {RaceLetter::C, &race}};
  const auto plain = linesOf(both, {});
  ASSERT_EQ(plain.size(), 8u);
  EXPECT_EQ(plain[4], (ChosenAssignment{RaceLetter::C, 0}));
  const auto byRoute = linesOf(both, {By::Route, false});
  EXPECT_EQ(byRoute[0], (ChosenAssignment{RaceLetter::A, 1}));
  EXPECT_EQ(byRoute[1], (ChosenAssignment{RaceLetter::C, 1})) << "equals keep the order of their races";
  race.warnings = {{}, {"G07"}, {}, {"G07", "L04"}};
  EXPECT_EQ(numbersOf(race, {By::Warnings, true}), (std::vector{3, 1, 0, 2}));
}

TEST(RaceOrder, WhatHasNoFigureComesLastEitherWay) {
  using By = RaceOrder::By;
  const RaceTable::Race race = someRace();
  EXPECT_EQ(numbersOf(race, {}), (std::vector{0, 1, 2, 3}));
  EXPECT_EQ(numbersOf(race, {By::Number, true}), (std::vector{3, 2, 1, 0}));
  EXPECT_EQ(numbersOf(race, {By::Route, false}), (std::vector{1, 3, 0, 2}));
  EXPECT_EQ(numbersOf(race, {By::Route, true}), (std::vector{0, 3, 1, 2}));
  EXPECT_EQ(numbersOf(race, {By::Par, false}), (std::vector{0, 3, 1, 2}));
  EXPECT_EQ(numbersOf(race, {By::Par, true}), (std::vector{3, 0, 1, 2}));
  EXPECT_EQ(numbersOf(race, {By::Buoys, false}), (std::vector{0, 3, 1, 2}));
}

TEST(RaceOrder, AClickTurnsItRoundAndItIsKept) {
  using By = RaceOrder::By;
  const RaceOrder once = RaceOrder().clicked(By::Par);
  EXPECT_EQ(once, (RaceOrder{By::Par, false}));
  EXPECT_EQ(once.clicked(By::Par), (RaceOrder{By::Par, true}));
  EXPECT_EQ(once.clicked(By::Par).clicked(By::Route), (RaceOrder{By::Route, false}));
  EXPECT_EQ(RaceOrder::read(once.clicked(By::Par).text()), (RaceOrder{By::Par, true}));
  EXPECT_EQ(RaceOrder::read("upside down"), RaceOrder());
}

TEST(RasterDifference, FramesWhatIsPaintedAnew) {
  fairway::lake_race::Lake lake;
  lake.map = fairway::lake_race::TerrainMap(12, 10);
  const formats::View view{{20, 20}, 24};
  const auto raster = [&] {
    formats::Raster made(320, 260, 1);
    made.paint(formats::lake_race::BoardScene(lake), view, {}, formats::rgb(0xffffff));
    return made;
  };
  const formats::Raster before = raster();
  EXPECT_TRUE(formats::differences(before, raster(), 8).empty()) << "the painter is one";
  lake.map.set({2, 2}, Terrain::Land);
  lake.map.set({11, 9}, Terrain::Land);
  const std::vector<formats::PictureBox> boxes = formats::differences(before, raster(), 8);
  ASSERT_EQ(boxes.size(), 2u);
  EXPECT_LT(boxes[0].y, boxes[1].y);
  for (const formats::PictureBox& box : boxes) {
    EXPECT_GE(box.width, 20);
    EXPECT_LE(box.width, 60);
  }
}

} // namespace
} // namespace fairway::editor::lake_race
