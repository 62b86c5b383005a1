#include "editor/model/lake_race/tools/tools.h"
#include "tests/editor/model/lake_race/desk.h"

namespace fairway::editor::lake_race {
namespace {

using fairway::lake_race::Terrain;

TEST(Paint, ClickPaintsOneSevenOrNineteenCells) {
  for (const auto& [radius, cells] : {std::pair{0, 1}, {1, 7}, {2, 19}}) {
    Desk desk = Desk::blank();
    desk.bench.options().brushRadius = radius;
    desk.click({6, 5});
    EXPECT_EQ(desk.land(), cells);
    EXPECT_EQ(desk.bench.document().history().size(), 1u);
  }
}

TEST(Paint, ADragIsOneStepAndLeavesNoGaps) {
  Desk desk = Desk::blank();
  desk.press({1, 1}), desk.move({5, 1}), desk.move({9, 1}), desk.release({9, 1});
  EXPECT_EQ(desk.undoText(), "Paint 9 cells of land");
  EXPECT_EQ(desk.bench.document().history().size(), 1u);
  desk.bench.undo();
  EXPECT_EQ(desk.land(), 0);
}

TEST(Paint, TheFinalPositionCountsEvenWithoutAMoveBefore) {
  Desk desk = Desk::blank();
  desk.press({1, 1}), desk.release({4, 1});
  EXPECT_EQ(desk.land(), 4);
}

TEST(Paint, ShiftClickDrawsALineFromTheLastStroke) {
  Desk desk = Desk::blank();
  desk.click({2, 2});
  desk.click({8, 2}, true);
  EXPECT_EQ(desk.land(), 7);
  desk.click({2, 9});
  EXPECT_EQ(desk.land(), 8) << "a plain click begins anew";
}

TEST(Paint, TheGhostShowsWhatAClickWouldDoAndNothingElse) {
  Desk desk = Desk::blank();
  desk.click({3, 3});
  desk.bench.move({{4, 3}, Button::None, false, false});
  EXPECT_EQ(desk.bench.ghost().cells, (CellPaints{{{4, 3}, Terrain::Land}}));
  desk.bench.move({{3, 3}, Button::None, false, false});
  EXPECT_TRUE(desk.bench.ghost().cells.empty()) << "there is land already";
  EXPECT_EQ(desk.bench.ghost().outline, (std::vector<Cell>{{3, 3}}));
  desk.bench.leave();
  EXPECT_TRUE(desk.bench.ghost().empty());
}

TEST(Paint, EscapeGivesAStrokeUp) {
  Desk desk = Desk::blank();
  desk.press({1, 1}), desk.move({5, 5});
  EXPECT_TRUE(desk.bench.cancel());
  desk.release({5, 5});
  EXPECT_EQ(desk.land(), 0);
  EXPECT_FALSE(desk.bench.document().canUndo());
}

TEST(Paint, OutsideTheLakeNothingHappens) {
  Desk desk = Desk::blank();
  desk.bench.options().brushRadius = 2;
  desk.click({-5, -5});
  desk.click({40, 3});
  EXPECT_FALSE(desk.bench.document().canUndo());
  desk.click({0, 1});
  EXPECT_GT(desk.land(), 0) << "the brush's rim reaches in";
}

TEST(Paint, EraseMakesWater) {
  Desk desk(blankLake(12, 10, true));
  desk.bench.take(ToolId::Erase);
  desk.drag({1, 1}, {12, 1});
  EXPECT_EQ(desk.at({7, 1}), Terrain::Water);
  EXPECT_EQ(desk.undoText(), "Erase 12 cells");
}

TEST(Paint, RightButtonPicksUp) {
  Desk desk = Desk::blank();
  desk.bench.options().terrain = Terrain::Void;
  desk.click({3, 3});
  desk.bench.options().terrain = Terrain::Land;
  desk.bench.press({{3, 3}, Button::Right, false, false});
  EXPECT_EQ(desk.bench.options().terrain, Terrain::Void);
  desk.bench.press({{99, 99}, Button::Right, false, false});
  EXPECT_EQ(desk.bench.options().terrain, Terrain::Void) << "beside the lake there is nothing to pick up";
}

TEST(Fill, FillsWhatHangsTogether) {
  Desk desk = Desk::blank(7, 7);
  desk.bench.take(ToolId::Paint);
  desk.drag({1, 4}, {7, 4});
  desk.bench.take(ToolId::Fill);
  desk.bench.move({{2, 2}, Button::None, false, false});
  EXPECT_EQ(desk.bench.ghost().cells.size(), 21u);
  desk.click({2, 2});
  EXPECT_EQ(desk.undoText(), "Fill 21 cells of land");
  EXPECT_EQ(desk.at({2, 6}), Terrain::Water);
  desk.click({2, 2});
  EXPECT_EQ(desk.bench.document().history().size(), 2u) << "land filled with land is no step";
}

TEST(Fill, AWallOfOneCellsWidthHoldsOnBothStaggers) {
  for (const Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    fairway::lake_race::Lake lake;
    lake.stagger = stagger;
    lake.map = fairway::lake_race::TerrainMap(9, 9);
    for (const Hex hex : ring(lake.hexOf({5, 5}), 3)) lake.map.set(lake.cellOf(hex), Terrain::Land);
    EXPECT_EQ(connected(lake, {5, 5}).size(), 19u);
    EXPECT_EQ(connected(lake, {1, 1}).size(), 81u - 18u - 19u);
  }
}

TEST(Fill, OutsideIsEmpty) {
  EXPECT_TRUE(connected(Desk::blank().bench.board(), {0, 0}).empty());
}

} // namespace
} // namespace fairway::editor::lake_race
