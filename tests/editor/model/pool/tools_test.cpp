#include "rules/base/random.h"
#include "tests/editor/model/pool/desk.h"
#include "tests/support/matchers.h"
#include "validator/pool/validator.h"

// What a hand does to a pool, and what the tools say.
namespace fairway::editor::pool {
namespace {

using fairway::pool::ColumnRange;
using fairway::pool::Ladder;
using formats::Point;

TEST_F(PoolOnTheDesk, TheBrushPaintsAndTheOtherEndFollows) {
  click(middle(2, 3));
  EXPECT_EQ(at(2, 3), Ground::Deck);
  EXPECT_EQ(at(5, 12), Ground::Deck);
  EXPECT_EQ(bench.document().history().undoText(), "Paint 2 squares of deck");
  bench.undo();
  EXPECT_EQ(at(5, 12), Ground::Water);
  bench.setSymmetry(Symmetry::MirrorRows);
  click(middle(2, 3));
  EXPECT_EQ(at(2, 12), Ground::Deck);
  bench.setSymmetry(Symmetry::MirrorColumns);
  click(middle(1, 7));
  EXPECT_EQ(at(6, 7), Ground::Deck);
  bench.setSymmetry({});
  click(middle(3, 6));
  EXPECT_EQ(at(4, 9), Ground::Water);
}

TEST_F(PoolOnTheDesk, ThePictureFollowsThePointerFromSquareToSquare) {
  point(middle(2, 3));
  (void)bench.scene();
  int pictures = 0;
  bench.onPicture = [&pictures] { ++pictures; };
  point(middle(2, 3) + Point{0.1, 0.1});
  EXPECT_EQ(pictures, 0);
  point(middle(3, 3));
  EXPECT_EQ(pictures, 1);
}

TEST_F(PoolOnTheDesk, AStrokeIsOneStepAndSkipsNoSquare) {
  bench.setSymmetry({});
  drag(middle(1, 7), middle(6, 7));
  EXPECT_EQ(bench.document().history().undoText(), "Paint 6 squares of deck");
  for (int column = 1; column <= 6; ++column) EXPECT_EQ(at(column, 7), Ground::Deck) << column;
  EXPECT_EQ(steps(), 1U);
  press(middle(1, 8));
  EXPECT_TRUE(bench.cancel());
  release(middle(1, 8));
  EXPECT_EQ(at(1, 8), Ground::Water);
  bench.setBrush(1);
  click(middle(3, 10));
  EXPECT_EQ(at(2, 9), Ground::Deck);
  EXPECT_EQ(at(4, 11), Ground::Deck);
  bench.setBrush(0);
  click(middle(1, 1));
  click(middle(1, 5), true);
  EXPECT_EQ(at(1, 3), Ground::Deck) << "Shift draws a straight line";
  bench.take(ToolId::Erase);
  click(middle(3, 10));
  EXPECT_EQ(at(3, 10), Ground::Water);
}

TEST_F(PoolOnTheDesk, FillTakesWhatHangsTogether) {
  bench.take(ToolId::Fill);
  bench.setGround(Ground::Void);
  EXPECT_EQ(bench.toolInHand(), ToolId::Fill);
  click(middle(6, 1)); // the bar and, by the half-turn, the other bar
  EXPECT_EQ(at(5, 1), Ground::Void);
  EXPECT_EQ(at(1, 14), Ground::Void);
  EXPECT_EQ(at(3, 7), Ground::Water);
  EXPECT_THAT(connected(bench.pool().map, {0, 3}), IsEmpty()) << "nothing hangs together beside the map";
}

TEST_F(PoolOnTheDesk, WhatAClickWouldDoIsShownBeforeItIsDone) {
  point(middle(3, 7));
  EXPECT_EQ(scene().shownPool().map.at({3, 7}), Ground::Deck);
  EXPECT_THAT(bench.outline(), ElementsAre(Square{3, 7}, Square{4, 8}));
  EXPECT_EQ(at(3, 7), Ground::Water);
  EXPECT_EQ(bench.previewed(), bench.outline()) << "to be drawn paler than what is there";
  click(middle(3, 7));
  EXPECT_THAT(bench.previewed(), IsEmpty()) << "it is there now";
  bench.undo();
  bench.leave();
  EXPECT_EQ(scene().shownPool().map.at({3, 7}), Ground::Water);
}

TEST_F(PoolOnTheDesk, AClickOnASideHangsALadderForTheBarInHand) {
  bench.take(ToolId::Ladder);
  click({0.05, 6.5}); // the left side of [1, 7]
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Red, {1, 7}, SquareDirection::W}));
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Yellow, {6, 8}, SquareDirection::E}));
  bench.key(Key::Flip);
  EXPECT_EQ(bench.options().side, Side::Yellow);
  click({0.05, 6.5});
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Yellow, {1, 7}, SquareDirection::W}));
  click({0.05, 6.5});
  EXPECT_EQ(bench.pool().ladders.size(), 6U);
  EXPECT_EQ(steps(), 3U);
  click({4.5, 0.9}); // on the deck, beside the water: the ladder that hangs there
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Yellow, {5, 2}, SquareDirection::N}));
  expectReadable();
}

TEST_F(PoolOnTheDesk, NoMoreLaddersThanADocumentCanHold) {
  bench.take(ToolId::Ladder);
  bench.setSymmetry({});
  for (int row = 1; row <= 14; ++row)
    for (int column = 1; column <= 6; ++column)
      for (const Point side : {Point{0.45, 0}, Point{0, 0.45}}) click(middle(column, row) + side);
  EXPECT_LE(bench.pool().ladders.size(), 40U);
  expectReadable();
}

TEST_F(PoolOnTheDesk, WithTheKeyboardTheTurnKeysChooseTheSide) {
  bench.take(ToolId::Ladder);
  bench.setSymmetry({});
  point(middle(3, 7));
  bench.key(Key::TurnRight);
  press(middle(3, 7));
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Red, {3, 7}, SquareDirection::E}));
}

TEST_F(PoolOnTheDesk, ClicksAtTheEdgeLaySlabs) {
  bench.take(ToolId::Start);
  const auto row = [this](int number, Side side) -> const StartRow* {
    for (const StartRow& each : bench.pool().start[side])
      if (each.row == number) return &each;
    return nullptr;
  };
  click({6.2, 8.5}); // row 9, beside the map
  ASSERT_NE(row(9, Side::Red), nullptr);
  EXPECT_EQ(row(9, Side::Red)->swimmers, 1);
  ASSERT_NE(row(6, Side::Yellow), nullptr) << "the other end follows";
  click({6.2, 8.5});
  EXPECT_EQ(row(9, Side::Red)->swimmers, 2);
  EXPECT_EQ(row(6, Side::Yellow)->swimmers, 2);
  click({6.2, 8.5}, true);
  EXPECT_EQ(row(9, Side::Red)->swimmers, 1);
  press({6.2, 8.5}, Button::Right);
  EXPECT_EQ(row(9, Side::Red), nullptr);
  EXPECT_EQ(row(6, Side::Yellow), nullptr);
  drag(middle(2, 9), middle(4, 9));
  ASSERT_NE(row(9, Side::Red), nullptr);
  EXPECT_EQ(row(9, Side::Red)->columns, (fairway::pool::ColumnRange{2, 4}));
  EXPECT_EQ(row(6, Side::Yellow)->columns, (fairway::pool::ColumnRange{3, 5}));
  drag(middle(2, 9), middle(6, 9));
  EXPECT_EQ(row(9, Side::Red)->columns, (fairway::pool::ColumnRange{2, 6}));
  for (int i = 0; i < 12; ++i) click({6.2, 8.5});
  EXPECT_EQ(row(9, Side::Red)->swimmers, 9);
  expectReadable();
}

TEST_F(PoolOnTheDesk, AClickIsAboutAWholeStartRowAndADragAboutItsColumns) {
  bench.take(ToolId::Start);
  bench.setSymmetry({});
  EXPECT_THAT(bench.outline(), IsEmpty()) << "the pointer is elsewhere";
  EXPECT_EQ(scene().shownPool(), bench.pool());
  const auto row = [](int from, int to) {
    std::vector<Square> squares;
    for (int column = from; column <= to; ++column) squares.push_back({column, 9});
    return squares;
  };
  point(middle(3, 9));
  EXPECT_EQ(bench.outline(), row(1, 6));
  EXPECT_THAT(scene().shownPool().start[Side::Red], Contains(StartRow{9, 1, {}}));
  EXPECT_THAT(bench.hint(), HasSubstr("slab of red"));
  press(middle(4, 9));
  EXPECT_THAT(bench.hint(), HasSubstr("Drag along the row"));
  const auto dragTo = [this](Point to) { bench.moveTo({to, Button::Left, false, false}); };
  dragTo(middle(2, 11)); // the row is the one that the drag began in
  EXPECT_EQ(bench.outline(), row(2, 4));
  EXPECT_THAT(scene().shownPool().start[Side::Red], Contains(StartRow{9, 1, ColumnRange{2, 4}}));
  dragTo({-3, 8.5});
  EXPECT_EQ(bench.outline(), row(1, 4));
  dragTo({20, 8.5});
  EXPECT_EQ(bench.outline(), row(4, 6));
  press(middle(1, 9)), dragTo({-3, 8.5});
  EXPECT_EQ(bench.outline(), row(1, 1));
  press(middle(6, 9)), dragTo({20, 8.5});
  EXPECT_EQ(bench.outline(), row(6, 6));
  press(middle(4, 9)), dragTo({20, 8.5});
  bench.leave();
  EXPECT_EQ(bench.outline(), row(4, 6)) << "a drag goes on beside the board";
  EXPECT_TRUE(bench.cancel());
  EXPECT_FALSE(bench.cancel());
  release({20, 8.5});
  EXPECT_EQ(steps(), 0U) << "it was given up";
  bench.setSide(Side::Yellow);
  EXPECT_THAT(bench.hint(), HasSubstr("slab of yellow"));
  bench.leave();
  EXPECT_THAT(bench.outline(), IsEmpty());
}

TEST_F(PoolOnTheDesk, StepsAtStartRowsAreCalledByWhatTheyDo) {
  bench.take(ToolId::Start);
  const auto last = [this] { return bench.document().history().undoText(); };
  click({6.2, 8.5});
  EXPECT_EQ(last(), "Lay a slab at row 9");
  click({6.2, 8.5}, true);
  EXPECT_EQ(last(), "Remove a slab from row 9");
  drag(middle(5, 9), middle(3, 9));
  EXPECT_EQ(last(), "Limit the start row 9 to some columns");
  drag(middle(3, 9), middle(3, 12));
  EXPECT_EQ(last(), "Lay a slab at row 9") << "without another column it is a click";
  const std::size_t before = steps();
  for (const Point beside : {Point{2.5, -0.5}, Point{2.5, 14.5}}) {
    click(beside);
    drag(beside, beside + Point{2, 0});
  }
  EXPECT_EQ(steps(), before) << "there are no rows above and below";
}

TEST_F(PoolOnTheDesk, TheLastStartRowStays) {
  bench.take(ToolId::Start);
  bench.setSymmetry({});
  for (int i = 0; i < 30; ++i)
    for (int row = 1; row <= 14; ++row) press({6.2, row - 0.5}, Button::Right);
  EXPECT_EQ(bench.pool().start[Side::Red].size(), 1U);
  expectReadable();
}

TEST(StartRows, OfOneRowNeverShareASquare) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.start[Side::Red] = {{10, 1, ColumnRange{1, 2}}, {10, 3, ColumnRange{5, 6}}};
  const auto reds = [](const Pool& after) { return after.start[Side::Red]; };
  // Inside the map a click means the part that it hits, beside it the nearest.
  EXPECT_THAT(reds(slabAdded(pool, Side::Red, {2, 10}, 1, {})),
              ElementsAre(StartRow{10, 2, ColumnRange{1, 2}}, StartRow{10, 3, ColumnRange{5, 6}}));
  EXPECT_THAT(reds(slabAdded(pool, Side::Red, {7, 10}, -1, {})),
              ElementsAre(StartRow{10, 1, ColumnRange{1, 2}}, StartRow{10, 2, ColumnRange{5, 6}}));
  EXPECT_EQ(reds(slabAdded(pool, Side::Red, {5, 10}, 1, {}))[1].swimmers, 4) << "its first square";
  Pool inner = pool;
  inner.start[Side::Red] = {{10, 3, ColumnRange{1, 1}}, {10, 3, ColumnRange{2, 2}}};
  EXPECT_EQ(reds(slabAdded(inner, Side::Red, {0, 10}, 1, {}))[0].swimmers, 4);
  inner.start[Side::Red] = {
      {10, 3, ColumnRange{2, 2}}, {10, 3, ColumnRange{4, 4}}, {10, 3, ColumnRange{5, 5}}};
  EXPECT_EQ(reds(slabAdded(inner, Side::Red, {0, 10}, 1, {}))[0].swimmers, 4);
  EXPECT_EQ(reds(slabAdded(inner, Side::Red, {7, 10}, 1, {}))[2].swimmers, 4);
  EXPECT_EQ(slabAdded(pool, Side::Red, {3, 10}, 1, {}), pool) << "a whole row would cover both";
  EXPECT_EQ(slabAdded(pool, Side::Red, {3, 10}, -1, {}), pool) << "there is none to take from";
  // A new part fits between the two, up to their edges.
  EXPECT_THAT(reds(rowLimited(pool, Side::Red, 10, 3, 4, {})),
              ElementsAre(StartRow{10, 1, ColumnRange{1, 2}}, StartRow{10, 1, ColumnRange{3, 4}},
                          StartRow{10, 3, ColumnRange{5, 6}}));
  EXPECT_EQ(rowLimited(pool, Side::Red, 10, 3, 5, {}), pool);
  EXPECT_EQ(rowLimited(pool, Side::Red, 10, 4, 2, {}), pool);
  EXPECT_EQ(rowLimited(pool, Side::Red, 10, 1, 6, {}), pool);
  // The same columns of another row, and of the other side, are free.
  EXPECT_EQ(reds(rowLimited(pool, Side::Red, 11, 1, 2, {})).size(), 3U);
  EXPECT_THAT(rowLimited(pool, Side::Yellow, 10, 1, 2, {}).start[Side::Yellow],
              Contains(StartRow{10, 1, ColumnRange{1, 2}}));
}

TEST(StartRows, AsWideAsThePoolAreNotLimited) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.start[Side::Red] = {{10, 2, ColumnRange{1, 3}}};
  const auto limited = [&pool](int from, int to) {
    return rowLimited(pool, Side::Red, 10, from, to, {}).start[Side::Red];
  };
  EXPECT_THAT(limited(1, 6), ElementsAre(StartRow{10, 2, {}}));
  EXPECT_THAT(limited(1, 5), ElementsAre(StartRow{10, 2, ColumnRange{1, 5}}));
  EXPECT_THAT(limited(2, 6), ElementsAre(StartRow{10, 2, ColumnRange{2, 6}}));
  EXPECT_THAT(limited(3, 9), ElementsAre(StartRow{10, 2, ColumnRange{3, 6}})) << "no farther than the pool";
  EXPECT_THAT(limited(2, 0), ElementsAre(StartRow{10, 2, ColumnRange{1, 2}})) << "either way";
  EXPECT_THAT(limited(1, -3), ElementsAre(StartRow{10, 2, ColumnRange{1, 1}}));
  Pool parted = pool;
  parted.start[Side::Red] = {{10, 2, ColumnRange{1, 1}}, {10, 1, ColumnRange{4, 5}}};
  EXPECT_THAT(rowLimited(parted, Side::Red, 10, 0, 2, {}).start[Side::Red],
              ElementsAre(StartRow{10, 2, ColumnRange{1, 2}}, StartRow{10, 1, ColumnRange{4, 5}}))
      << "a drag that begins beside the pool begins at its edge";
  for (const int row : {0, 15}) {
    EXPECT_EQ(rowLimited(pool, Side::Red, row, 2, 4, {}), pool) << row;
    EXPECT_EQ(slabAdded(pool, Side::Red, {2, row}, 1, {}), pool) << row;
  }
  for (const int row : {1, 14}) {
    EXPECT_NE(rowLimited(pool, Side::Red, row, 2, 4, {}), pool) << row;
    EXPECT_NE(slabAdded(pool, Side::Red, {2, row}, 1, {}), pool) << row;
  }
}

TEST(StartRows, AreAtMostThirtyOfASide) {
  Pool pool;
  pool.map = PoolMap(20, 20);
  for (const Side side : fairway::pool::bothSides)
    for (int row = 1; row <= 15; ++row)
      for (const int column : {1, 3}) pool.start[side].push_back({row, 1, ColumnRange{column, column}});
  EXPECT_EQ(rowLimited(pool, Side::Red, 16, 1, 2, {}), pool);
  pool.start[Side::Red].pop_back();
  EXPECT_EQ(rowLimited(pool, Side::Red, 16, 1, 2, {}).start[Side::Red].size(), 30U);
}

TEST_F(PoolOnTheDesk, SwimmersAreDraggedAndTheOtherSidesFollow) {
  bench.take(ToolId::Setup);
  const Square from = (*bench.pool().setup)[Side::Red].front();
  const Square image{7 - from.column, 15 - from.row};
  drag(middle(from.column, from.row), middle(1, 8));
  EXPECT_EQ(swimmerAt(bench.pool(), {1, 8}), Side::Red);
  EXPECT_EQ(swimmerAt(bench.pool(), {6, 7}), Side::Yellow);
  EXPECT_FALSE(swimmerAt(bench.pool(), image));
  EXPECT_THAT(bench.document().history().undoText(), HasSubstr("[1, 8]"));
  bench.undo();
  EXPECT_EQ(swimmerAt(bench.pool(), image), Side::Yellow);
  drag(middle(from.column, from.row), {-2, -2}); // off the pool
  EXPECT_EQ((*bench.pool().setup)[Side::Red].size(), 5U);
  EXPECT_EQ((*bench.pool().setup)[Side::Yellow].size(), 5U);
  click(middle(from.column, from.row)); // and back, of the side that starts there
  EXPECT_EQ(swimmerAt(bench.pool(), from), Side::Red);
  click(middle(3, 7));
  EXPECT_FALSE(swimmerAt(bench.pool(), {3, 7})) << "all six lie already";
  EXPECT_THAT(bench.hint(), HasSubstr("all its tiles"));
}

TEST_F(PoolOnTheDesk, SwimmersGoOnlyWhereWaterIsFree) {
  bench.take(ToolId::Setup);
  bench.setSymmetry({});
  const std::vector<Square> reds = (*bench.pool().setup)[Side::Red];
  const auto at = [](Square square) { return middle(square.column, square.row); };
  drag(at(reds[0]), at(reds[1]));
  drag(at(reds[0]), at(reds[0]));
  EXPECT_EQ(steps(), 0U) << "another lies there, or itself";
  press(at(reds[0]));
  EXPECT_THAT(bench.hint(), HasSubstr("Drop the swimmer"));
  bench.moveTo({middle(6, 1), Button::Left, false, false}); // the deck
  EXPECT_THAT(bench.hint(), HasSubstr("Release to remove the swimmer"));
  EXPECT_EQ(scene().piles.size(), 11U) << "shown before it is done";
  EXPECT_TRUE(bench.cancel());
  EXPECT_FALSE(bench.cancel());
  release(middle(6, 1));
  EXPECT_EQ(steps(), 0U);
  point(at(reds[0]));
  EXPECT_THAT(bench.hint(), HasSubstr("the right button removes it"));
  EXPECT_EQ(scene().piles.size(), 12U) << "a click would take hold of it, not lay another";
  bench.key(Key::Enter);
  EXPECT_EQ(steps(), 0U);
  bench.key(Key::Delete);
  EXPECT_EQ(bench.document().history().undoText(), "Remove the swimmer from [4, 10]");
  EXPECT_EQ((*bench.pool().setup)[Side::Red].size(), 5U);
  point(middle(3, 8));
  EXPECT_THAT(bench.hint(), HasSubstr("Click a free square"));
  EXPECT_EQ(scene().piles.size(), 12U) << "the swimmer that a click would lay";
  EXPECT_THAT(bench.outline(), ElementsAre(Square{3, 8}));
  bench.leave();
  EXPECT_EQ(scene().piles.size(), 11U);
  EXPECT_THAT(bench.outline(), IsEmpty());
  bench.key(Key::Delete);
  EXPECT_EQ(steps(), 1U) << "the pointer is nowhere";
  click({-2, 3}), click(middle(6, 1));
  EXPECT_EQ(steps(), 1U) << "no water";
}

TEST_F(PoolOnTheDesk, WhereNobodyStartsASwimmerIsOfTheSideInHand) {
  bench.take(ToolId::Setup);
  bench.setSymmetry({});
  for (const Square square : {(*bench.pool().setup)[Side::Red][0], (*bench.pool().setup)[Side::Yellow][0]})
    press(middle(square.column, square.row), Button::Right);
  bench.setSide(Side::Yellow);
  click(middle(3, 8));
  EXPECT_EQ(swimmerAt(bench.pool(), {3, 8}), Side::Yellow);
  click(middle(1, 10));
  EXPECT_EQ(swimmerAt(bench.pool(), {1, 10}), Side::Red) << "red starts there";
  bench.undo(), bench.undo();
  bench.setSide(Side::Red);
  click(middle(3, 8));
  EXPECT_EQ(swimmerAt(bench.pool(), {3, 8}), Side::Red);
  click(middle(1, 5));
  EXPECT_EQ(swimmerAt(bench.pool(), {1, 5}), Side::Yellow) << "yellow starts there";
}

TEST_F(PoolOnTheDesk, ASetupBeginsWithTheFirstSwimmerAndEndsWithTheLast) {
  bench.change("Clear", withoutSetup(bench.pool()));
  EXPECT_FALSE(bench.pool().setup);
  bench.take(ToolId::Setup);
  click(middle(2, 12));
  ASSERT_TRUE(bench.pool().setup);
  press(middle(2, 12), Button::Right);
  EXPECT_FALSE(bench.pool().setup);
}

TEST_F(PoolOnTheDesk, ANumberInHandShowsItsEndsAndTurnsHome) {
  bench.takeNumber(4);
  EXPECT_EQ(bench.toolInHand(), ToolId::Number);
  point(middle(1, 1));
  ASSERT_TRUE(scene().home && scene().reach);
  EXPECT_EQ(scene().home->entries.size(), 80U);
  EXPECT_EQ(scene().home->entries.front().turns, 1) << "three steps and over the ladder";
  EXPECT_TRUE(scene().reach->bar);
  EXPECT_THAT(scene().reach->ends, Contains(Square{1, 5}));
  EXPECT_THAT(bench.hint(), HasSubstr("home in 1 turn"));
  bench.setSide(Side::Yellow);
  point(middle(1, 1));
  EXPECT_FALSE(scene().reach->bar);
  EXPECT_TRUE(scene().piles.empty());
  bench.take(ToolId::Setup);
  EXPECT_FALSE(scene().home);
  EXPECT_EQ(scene().piles.size(), 12U);
}

TEST_F(PoolOnTheDesk, ANumberSaysHowManyWaysItHas) {
  bench.setSymmetry({});
  bench.takeNumber(1);
  EXPECT_THAT(bench.hint(), HasSubstr("Point at a square"));
  EXPECT_FALSE(scene().reach);
  point(middle(6, 1));
  EXPECT_THAT(bench.hint(), HasSubstr("Point at a square")) << "the deck is no water";
  EXPECT_FALSE(scene().reach);
  point(middle(1, 1));
  EXPECT_EQ(bench.hint(), "From [1, 1]: 3 ways to end, home in 4 turns") << "a 1 goes slanted, too";
  point(middle(4, 1)); // its bar is one of five
  EXPECT_EQ(bench.hint(), "From [4, 1]: 5 ways to end, home in 1 turn");
  bench.setSide(Side::Yellow);
  EXPECT_EQ(bench.hint(), "From [4, 1]: 4 ways to end, home in 13 turns");
  // A pond of two squares without a ladder.
  Pool pond = bench.pool();
  for (int row = 6; row <= 8; ++row)
    for (int column = 3; column <= 6; ++column)
      if (row != 7 || column == 3 || column == 6) pond.map.set({column, row}, Ground::Deck);
  bench.change("Pond", pond);
  point(middle(4, 7));
  EXPECT_EQ(bench.hint(), "From [4, 7]: 1 way to end, but it never gets home");
  for (const auto& entry : scene().home->entries)
    EXPECT_EQ(entry.turns.has_value(), (entry.square != Square{4, 7} && entry.square != Square{5, 7}));
}

TEST_F(PoolOnTheDesk, ToolsSayWhatAClickDoes) {
  bench.setSymmetry({});
  EXPECT_THAT(bench.hint(), HasSubstr("Drag to paint deck"));
  press(middle(1, 7));
  EXPECT_EQ(bench.hint(), "1 square; Esc cancels");
  bench.moveTo({middle(3, 7), Button::Left, false, false});
  EXPECT_EQ(bench.hint(), "3 squares; Esc cancels");
  EXPECT_EQ(scene().shownPool().map.at({2, 7}), Ground::Deck);
  EXPECT_TRUE(bench.cancel());
  EXPECT_FALSE(bench.cancel());
  press(middle(6, 1));
  EXPECT_EQ(bench.hint(), "0 squares; Esc cancels") << "it is deck already";
  release(middle(6, 1));
  EXPECT_EQ(steps(), 0U);
  bench.take(ToolId::Erase);
  EXPECT_THAT(bench.hint(), HasSubstr("Drag to erase"));
  click(middle(6, 1));
  EXPECT_EQ(bench.document().history().undoText(), "Erase 1 square");
  bench.take(ToolId::Fill);
  EXPECT_EQ(bench.hint(), "Click to fill with deck") << "the pointer is not there yet";
  EXPECT_THAT(bench.outline(), IsEmpty());
  point(middle(5, 1));
  EXPECT_EQ(bench.hint(), "Click to fill with deck") << "it is deck already";
  EXPECT_THAT(bench.outline(), ElementsAre(Square{5, 1}));
  bench.setGround(Ground::Void);
  EXPECT_EQ(bench.hint(), "Click to fill 1 square with void");
  click(middle(5, 1));
  EXPECT_EQ(bench.document().history().undoText(), "Fill 1 square with void");
  point({-1, 3});
  EXPECT_EQ(bench.hint(), "Click to fill with void");
  click({-1, 3});
  EXPECT_EQ(steps(), 2U);
  bench.take(ToolId::Paint);
  click({-1, 3});
  EXPECT_EQ(steps(), 2U) << "beside the map there is nothing to paint";
}

TEST_F(PoolOnTheDesk, LaddersAreToldApartByTheirBar) {
  bench.take(ToolId::Ladder);
  const auto last = [this] { return bench.document().history().undoText(); };
  EXPECT_THAT(bench.outline(), IsEmpty());
  EXPECT_THAT(bench.hint(), HasSubstr("red's bar"));
  const Point side{0.05, 6.5}; // the left one of [1, 7]
  point(side);
  EXPECT_THAT(bench.outline(), ElementsAre(Square{1, 7}, Square{6, 8}));
  EXPECT_EQ(scene().shownPool().ladders.size(), 8U);
  click(side);
  EXPECT_EQ(last(), "Hang a ladder at [1, 7]");
  EXPECT_EQ(bench.hint(), "Click to remove the ladder");
  bench.key(Key::Flip);
  EXPECT_THAT(bench.hint(), HasSubstr("yellow's bar"));
  click(side);
  EXPECT_EQ(last(), "Change the bar of the ladder at [1, 7]");
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Red, {6, 8}, SquareDirection::E}));
  click(side);
  EXPECT_EQ(last(), "Remove the ladder at [1, 7]");
  EXPECT_EQ(bench.pool().ladders.size(), 6U) << "its image goes along";
  const std::size_t before = steps();
  click({5.5, 0.1}); // the far side of the deck
  EXPECT_EQ(steps(), before);
  // One that hangs on no water can go.
  bench.change("Dry", painted(bench.pool(), {{4, 1}, {5, 2}}, Ground::Deck, {}));
  bench.setSide(Side::Red);
  bench.setSymmetry({});
  click({3.95, 0.5});
  EXPECT_EQ(last(), "Remove the ladder at [4, 1]");
  EXPECT_EQ(bench.pool().ladders.size(), 5U);
}

TEST_F(PoolOnTheDesk, TurnKeysGoRoundTheSquareBothWays) {
  bench.take(ToolId::Ladder);
  bench.setSymmetry({});
  point(middle(3, 7));
  for (const SquareDirection side : {SquareDirection::W, SquareDirection::S, SquareDirection::E}) {
    bench.key(Key::TurnLeft);
    bench.key(Key::Enter); // no other key turns
    press(middle(3, 7));
    EXPECT_EQ(bench.pool().ladders.back(), (Ladder{Side::Red, {3, 7}, side}));
  }
  bench.key(Key::TurnRight);
  press(middle(3, 7));
  EXPECT_EQ(bench.pool().ladders.size(), 8U) << "the one on the lower side is taken away";
}

TEST_F(PoolOnTheDesk, KeysMoveThePointerFromSquareToSquareAndStayOnTheMap) {
  const auto from = [this](std::optional<Point> at, Key key) { return bench.stepped(at, key); };
  EXPECT_EQ(from({}, Key::Enter), middle(3, 7)) << "from nowhere it begins in the middle";
  EXPECT_EQ(from(middle(3, 7), Key::Right), middle(4, 7));
  EXPECT_EQ(from(middle(3, 7), Key::Left), middle(2, 7));
  EXPECT_EQ(from(middle(3, 7), Key::Down), middle(3, 8));
  EXPECT_EQ(from(middle(3, 7), Key::Up), middle(3, 6));
  EXPECT_EQ(from(middle(1, 1), Key::Left), middle(1, 1));
  EXPECT_EQ(from(middle(1, 1), Key::Up), middle(1, 1));
  EXPECT_EQ(from(middle(6, 14), Key::Right), middle(6, 14));
  EXPECT_EQ(from(middle(6, 14), Key::Down), middle(6, 14));
  EXPECT_EQ(bench.centreOf({Spot::Kind::Square, 2, 5}), middle(2, 5));
  EXPECT_EQ(bench.centreOf({Spot::Kind::Cell, 2, 5}), std::nullopt);
}

TEST_F(PoolOnTheDesk, OnlyTheLeftButtonLetsGo) {
  press(middle(2, 3));
  bench.releaseAt({middle(2, 3), Button::Right, false, false});
  EXPECT_EQ(steps(), 0U);
  release(middle(2, 3));
  EXPECT_EQ(steps(), 1U);
  release(middle(2, 3));
  EXPECT_EQ(steps(), 1U) << "nothing is held any more";
}

TEST_F(PoolOnTheDesk, LaddersAndNumbersFollowThePointerWithinASquare) {
  int pictures = 0;
  for (const ToolId tool : {ToolId::Ladder, ToolId::Number}) {
    bench.take(tool);
    point(middle(2, 3));
    (void)bench.scene();
    bench.onPicture = [&pictures] { ++pictures; };
    point(middle(2, 3) + Point{0.1, 0.1});
    bench.onPicture = nullptr;
  }
  EXPECT_EQ(pictures, 2);
}

TEST_F(PoolOnTheDesk, FindingsAreThoseOfTheValidatorAndCanBeShown) {
  EXPECT_EQ(findings(), 0);
  bench.setSymmetry({});
  drag(middle(1, 7), middle(6, 7));
  const auto examination = bench.examination()({});
  EXPECT_EQ(examination->report.findings, validator::pool::validatePool(bench.pool(), {}).findings);
  ASSERT_THAT(examination->report.findings, Not(IsEmpty()));
  bench.showFinding(&examination->report.findings.front());
  EXPECT_EQ(scene().findings.size(), 1U);
  bench.showFinding(nullptr);
  EXPECT_TRUE(scene().findings.empty());
}

TEST_F(PoolOnTheDesk, TheRightButtonPicksUpWhatLiesThere) {
  press(middle(6, 1), Button::Right);
  EXPECT_EQ(bench.options().ground, Ground::Deck);
  press(middle(1, 1), Button::Right);
  EXPECT_EQ(bench.options().ground, Ground::Water);
  EXPECT_EQ(bench.describe(middle(6, 1)), "[6, 1]  deck");
  EXPECT_EQ(bench.describe({-1, -1}), "");
}

TEST(PoolWorkbench, WithoutCrocodilesHasNoNumberInHand) {
  auto document = newPool(6, 14, 6);
  document.body.pool.crocodiles.clear();
  const PoolWorkbench bench(std::make_unique<EditedDocument>(formats::Document(std::move(document))));
  EXPECT_EQ(bench.options().value, 0);
}

TEST_F(PoolOnTheDesk, WithThingsTheirSideIsPickedUp) {
  EXPECT_EQ(bench.options().value, 6) << "the highest number is in hand at first";
  bench.setSide(Side::Yellow);
  bench.pickUp(middle(4, 10));
  EXPECT_EQ(bench.options().side, Side::Red) << "its swimmer lies there";
  bench.pickUp(middle(3, 5));
  EXPECT_EQ(bench.options().side, Side::Yellow);
  bench.pickUp({4.5, 1.05}); // the ladder at [5, 2]
  EXPECT_EQ(bench.options().side, Side::Red);
  bench.setGround(Ground::Void);
  bench.pickUp({-1, 3});
  EXPECT_EQ(bench.options().ground, Ground::Void) << "nothing lies there";
  EXPECT_EQ(bench.toolInHand(), ToolId::Paint);
}

// Whatever hands do, in any order: what is on the desk can be saved and read, and all of it can be undone.
TEST_F(PoolOnTheDesk, RandomHandsNeverSpoilADocument) {
  Random random(11);
  const Pool before = bench.pool();
  const auto number = [&random](int below) {
    return static_cast<int>(random.below(static_cast<std::size_t>(below)));
  };
  const auto somewhere = [&number] { return Point{number(80) / 10.0 - 1, number(160) / 10.0 - 1}; };
  for (int i = 0; i < 600; ++i) {
    bench.take(static_cast<ToolId>(number(7)));
    if (number(4) == 0) bench.setSide(number(2) == 0 ? Side::Red : Side::Yellow);
    if (number(4) == 0)
      bench.setSymmetry(number(4) == 0 ? MaybeSymmetry() : MaybeSymmetry(static_cast<Symmetry>(number(3))));
    if (number(8) == 0) bench.setBrush(number(3));
    if (number(8) == 0) bench.pickUp(somewhere());
    const Point at = somewhere();
    if (number(5) == 0)
      press(at, Button::Right);
    else
      drag(at, number(2) == 0 ? at : somewhere());
    if (number(10) == 0) bench.key(static_cast<Key>(number(10)));
    if (number(20) == 0 && bench.document().canUndo()) bench.undo();
    if (number(60) == 0) bench.change("Resize", resized(bench.pool(), 1 + number(9), 1 + number(18)));
    if (number(60) == 0)
      bench.change("Follow", madeSymmetric(bench.pool(), static_cast<Symmetry>(number(3))));
    bench.scene();
    expectReadable();
    if (HasFatalFailure()) return;
  }
  while (bench.document().canUndo()) bench.undo();
  EXPECT_EQ(bench.pool(), before);
}

} // namespace
} // namespace fairway::editor::pool
