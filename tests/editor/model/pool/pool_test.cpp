#include "editor/model/files/document_file.h"
#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/board/rules_edit.h"
#include "editor/model/pool/files/export_file.h"
#include "editor/model/pool/files/pool_files.h"
#include "editor/model/pool/files/print_job.h"
#include "editor/model/pool/pool_workbench.h"
#include "editor/model/pool/record/record_workbench.h"
#include "editor/model/pool/record/review_words.h"
#include "editor/model/work/game.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/support/sanitized.h"
#include "tests/support/source_dir.h"
#include "validator/pool/validator.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

// The crocodile pool on the desk, worked on by a hand without a window.
namespace fairway::editor::pool {
namespace {

using fairway::pool::ColumnRange;
using fairway::pool::Crocodile;
using fairway::pool::Ladder;
using formats::Point;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class PoolOnTheDesk : public testing::Test {
protected:
  PoolOnTheDesk() : bench(std::make_unique<EditedDocument>(newPool(6, 14, 6))) {
    bench.setSymmetry(Symmetry::HalfTurn);
  }

  static Point middle(int column, int row) { return {column - 0.5, row - 0.5}; }
  void press(Point at, Button button = Button::Left, bool shift = false) {
    bench.moveTo({at, Button::None, shift, false});
    bench.pressAt({at, button, shift, false});
  }
  void release(Point at, bool shift = false) { bench.releaseAt({at, Button::Left, shift, false}); }
  void click(Point at, bool shift = false) { press(at, Button::Left, shift), release(at, shift); }
  void drag(Point from, Point to) {
    press(from);
    bench.moveTo({to, Button::Left, false, false});
    release(to);
  }
  void point(Point at) { bench.moveTo({at, Button::None, false, false}); }
  Ground at(int column, int row) const { return bench.pool().map.at({column, row}); }
  std::size_t steps() const { return bench.document().history().position(); }
  const formats::pool::PoolScene& scene() const {
    return dynamic_cast<const formats::pool::PoolScene&>(*bench.scene());
  }
  int findings() { return static_cast<int>(bench.examination()({})->report.findings.size()); }
  // Whatever a hand does, the reader takes what is saved.
  void expectReadable() const {
    const auto read = formats::readDocument(formats::writeDocument(bench.document().content()), "desk");
    ASSERT_TRUE(read) << formats::writeDocument(bench.document().content());
    EXPECT_EQ(read->document.get<formats::pool::PoolBody>().pool, bench.pool());
  }

  PoolWorkbench bench;
};

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
  EXPECT_EQ(last(), "Take a slab from row 9");
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
  Pool inner = pool;
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
  EXPECT_THAT(bench.hint(), HasSubstr("Let go to take the swimmer away"));
  EXPECT_EQ(scene().piles.size(), 11U) << "shown before it is done";
  EXPECT_TRUE(bench.cancel());
  EXPECT_FALSE(bench.cancel());
  release(middle(6, 1));
  EXPECT_EQ(steps(), 0U);
  point(at(reds[0]));
  EXPECT_THAT(bench.hint(), HasSubstr("right button takes it away"));
  EXPECT_EQ(scene().piles.size(), 12U) << "a click would take hold of it, not lay another";
  bench.key(Key::Enter);
  EXPECT_EQ(steps(), 0U);
  bench.key(Key::Delete);
  EXPECT_EQ(bench.document().history().undoText(), "Take the swimmer off [4, 10]");
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
  EXPECT_EQ(bench.hint(), "1 square; Esc gives up");
  bench.moveTo({middle(3, 7), Button::Left, false, false});
  EXPECT_EQ(bench.hint(), "3 squares; Esc gives up");
  EXPECT_EQ(scene().shownPool().map.at({2, 7}), Ground::Deck);
  EXPECT_TRUE(bench.cancel());
  EXPECT_FALSE(bench.cancel());
  press(middle(6, 1));
  EXPECT_EQ(bench.hint(), "0 squares; Esc gives up") << "it is deck already";
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
  EXPECT_EQ(bench.hint(), "Click to take the ladder away");
  bench.key(Key::Flip);
  EXPECT_THAT(bench.hint(), HasSubstr("yellow's bar"));
  click(side);
  EXPECT_EQ(last(), "Change the bar of the ladder at [1, 7]");
  EXPECT_THAT(bench.pool().ladders, Contains(Ladder{Side::Red, {6, 8}, SquareDirection::E}));
  click(side);
  EXPECT_EQ(last(), "Take away the ladder at [1, 7]");
  EXPECT_EQ(bench.pool().ladders.size(), 6U) << "its image goes along";
  const std::size_t before = steps();
  click({5.5, 0.1}); // the far side of the deck
  EXPECT_EQ(steps(), before);
  // One that hangs on no water can go.
  bench.change("Dry", painted(bench.pool(), {{4, 1}, {5, 2}}, Ground::Deck, {}));
  bench.setSide(Side::Red);
  bench.setSymmetry({});
  click({3.95, 0.5});
  EXPECT_EQ(last(), "Take away the ladder at [4, 1]");
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

TEST(NewPool, IsPlayableInEverySize) {
  for (int columns = leastColumns; columns <= 12; ++columns)
    for (int rows = leastRows; rows <= 18; rows += test::sanitized ? 3 : 1)
      for (const int tiles : {1, 2, 6, 9}) {
        const Pool pool = newPool(columns, rows, tiles).body.pool;
        EXPECT_EQ(pool.tiles(), std::min(tiles, mostTiles(columns, rows)));
        const auto report = validator::pool::validatePool(pool, {});
        EXPECT_EQ(report.count(Severity::Error), 0)
            << columns << " x " << rows << ", " << tiles
            << " tiles: " << (report.findings.empty() ? "" : report.findings.front().message.english());
        EXPECT_TRUE(validator::pool::whatBreaks(pool, Symmetry::HalfTurn).empty());
        EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn).map, pool.map);
      }
}

TEST(NewPool, OfThePublishedSizeIsTheSample) {
  const auto sample = openDocument(test::sourceDir() / "samples/pool/hotel-lido.pool.yaml");
  ASSERT_TRUE(sample);
  const Pool pool = newPool(6, 14, 6).body.pool;
  const Pool published = sample->document->content().get<formats::pool::PoolBody>().pool;
  EXPECT_EQ(pool.map, published.map);
  EXPECT_EQ(pool.ladders, published.ladders);
  EXPECT_EQ(pool.start, published.start);
  // But for the setup, which is spread evenly.
  EXPECT_THAT((*pool.setup)[Side::Red], ElementsAre(Square{4, 10}, Square{3, 11}, Square{6, 11},
                                                    Square{2, 12}, Square{5, 12}, Square{4, 13}));
  EXPECT_EQ(pool.crocodiles, published.crocodiles);
}

TEST(NewPool, TakesAsManyTilesAsItsStartRowsHaveRoomFor) {
  EXPECT_EQ(mostTiles(6, 14), 9);
  EXPECT_EQ(mostTiles(2, 12), 8) << "never more than four rows";
  EXPECT_EQ(mostTiles(2, 10), 8);
  EXPECT_EQ(mostTiles(2, 9), 6);
  EXPECT_EQ(mostTiles(2, 6), 4);
  EXPECT_EQ(mostTiles(2, 4), 2);
  EXPECT_EQ(mostTiles(2, 3), 2) << "one row is the least";
  const auto reds = [](int tiles) { return newPool(6, 14, tiles).body.pool.start[Side::Red]; };
  EXPECT_THAT(reds(1), ElementsAre(StartRow{11, 1, {}})) << "the middle rows come first";
  EXPECT_THAT(reds(2), ElementsAre(StartRow{11, 1, {}}, StartRow{12, 1, {}}));
  EXPECT_THAT(reds(3), ElementsAre(StartRow{10, 1, {}}, StartRow{11, 1, {}}, StartRow{12, 1, {}}));
}

TEST(NewPool, ThatIsNarrowHasItsBarsBeyondItsEdges) {
  const Pool narrow = newPool(3, 8, 2).body.pool;
  EXPECT_THAT(narrow.map.squaresOf(Ground::Deck), IsEmpty());
  EXPECT_EQ(narrow.ladders.size(), 6U);
  for (int column = 1; column <= 3; ++column)
    EXPECT_THAT(narrow.ladders, Contains(Ladder{Side::Red, {column, 1}, SquareDirection::N}));
  EXPECT_THAT(newPool(4, 8, 2).body.pool.map.squaresOf(Ground::Deck),
              ElementsAre(Square{3, 1}, Square{4, 1}, Square{1, 8}, Square{2, 8}));
}

TEST(ResizedPools, KeepBothEnds) {
  const Pool pool = newPool(6, 14, 6).body.pool;
  for (const int rows : {8, 13, 14, 15, 20, 30})
    for (const int columns : {6, 7, 10}) {
      const Pool after = resized(pool, columns, rows);
      EXPECT_EQ(after.map.rows(), rows);
      EXPECT_EQ(after.map.at({columns, 1}), Ground::Deck);
      EXPECT_EQ(after.map.at({1, rows}), Ground::Deck);
      EXPECT_EQ(after.ladders.size(), 6U);
      if (rows >= 10) {
        EXPECT_EQ(after.start[Side::Red].back().row, rows - 1);
      }
    }
  EXPECT_EQ(resized(resized(pool, 9, 20), 6, 14), pool);
  EXPECT_EQ(resized(pool, 6, 14), pool);
}

TEST(ResizedPools, KeepStartRowsOfSomeColumns) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.start[Side::Red] = {
      {10, 2, ColumnRange{2, 5}}, {11, 1, ColumnRange{4, 4}}, {12, 1, ColumnRange{5, 6}}};
  EXPECT_THAT(resized(pool, 8, 14).start[Side::Red],
              ElementsAre(StartRow{10, 2, ColumnRange{2, 7}}, StartRow{11, 1, ColumnRange{6, 6}},
                          StartRow{12, 1, ColumnRange{7, 8}}))
      << "two columns more in the middle";
  EXPECT_THAT(resized(pool, 4, 14).start[Side::Red],
              ElementsAre(StartRow{10, 2, ColumnRange{2, 3}}, StartRow{12, 1, ColumnRange{3, 4}}))
      << "the third and the fourth are gone";
}

TEST(ResizedPools, WithoutAStartRowGetOneAtTheirEnd) {
  Pool pool = withoutSetup(newPool(6, 14, 6).body.pool);
  pool.start[Side::Red] = pool.start[Side::Yellow] = {{7, 3, {}}};
  const Pool after = resized(pool, 6, 8);
  EXPECT_THAT(after.start[Side::Red], ElementsAre(StartRow{8, 1, {}}));
  EXPECT_THAT(after.start[Side::Yellow], ElementsAre(StartRow{1, 1, {}}));
  EXPECT_EQ(after.setup, std::nullopt);
}

TEST(ResizedPools, LoseWhatLayInTheMiddle) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.map.set({1, 7}, Ground::Void);
  pool.map.set({1, 6}, Ground::Void);
  pool.ladders = {{Side::Red, {1, 6}, SquareDirection::W}, {Side::Red, {1, 8}, SquareDirection::W}};
  (*pool.setup)[Side::Red] = {{2, 6}, {2, 7}, {2, 9}};
  const Pool after = resized(pool, 6, 11); // rows 7 to 9 go, of eleven the upper half is the larger
  EXPECT_THAT(after.map.squaresOf(Ground::Void), ElementsAre(Square{1, 6}));
  EXPECT_THAT(after.ladders, ElementsAre(Ladder{Side::Red, {1, 6}, SquareDirection::W}));
  EXPECT_THAT((*after.setup)[Side::Red], ElementsAre(Square{2, 6}));
}

TEST(MadeSymmetric, GivesYellowWhatRedHas) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.map.set({2, 10}, Ground::Deck);
  pool.ladders.push_back({Side::Red, {1, 1}, SquareDirection::N});
  for (const Symmetry symmetry : validator::pool::allSymmetries) {
    const Pool after = madeSymmetric(pool, symmetry);
    EXPECT_TRUE(validator::pool::whatBreaks(after, symmetry).empty()) << nameOf(symmetry);
    EXPECT_EQ(madeSymmetric(after, symmetry), after);
  }
}

TEST(MadeSymmetric, RedsHalfIsTheLowerOneOrTheLeftOne) {
  const auto decks = [](Symmetry symmetry, Square deck, int size = 3) {
    Pool pool;
    pool.map = PoolMap(size, size);
    pool.map.set(deck, Ground::Deck);
    return madeSymmetric(pool, symmetry).map.squaresOf(Ground::Deck);
  };
  constexpr Symmetry half = Symmetry::HalfTurn, rows = Symmetry::MirrorRows,
                     columns = Symmetry::MirrorColumns;
  EXPECT_THAT(decks(half, {1, 3}), ElementsAre(Square{3, 1}, Square{1, 3}));
  EXPECT_THAT(decks(half, {1, 1}), IsEmpty()) << "yellow's half follows";
  EXPECT_THAT(decks(half, {1, 2}), ElementsAre(Square{1, 2}, Square{3, 2})) << "the middle row's left";
  EXPECT_THAT(decks(half, {3, 2}), IsEmpty());
  EXPECT_THAT(decks(half, {2, 2}), ElementsAre(Square{2, 2}));
  EXPECT_THAT(decks(rows, {1, 3}), ElementsAre(Square{1, 1}, Square{1, 3}));
  EXPECT_THAT(decks(rows, {1, 1}), IsEmpty());
  EXPECT_THAT(decks(rows, {3, 2}), ElementsAre(Square{3, 2})) << "its own image";
  EXPECT_THAT(decks(columns, {1, 1}), ElementsAre(Square{1, 1}, Square{3, 1}));
  EXPECT_THAT(decks(columns, {3, 1}), IsEmpty());
  EXPECT_THAT(decks(columns, {2, 1}), ElementsAre(Square{2, 1}));
  // Without a middle.
  EXPECT_THAT(decks(half, {1, 2}, 2), ElementsAre(Square{2, 1}, Square{1, 2}));
  EXPECT_THAT(decks(half, {1, 1}, 2), IsEmpty());
  EXPECT_THAT(decks(columns, {1, 2}, 2), ElementsAre(Square{1, 2}, Square{2, 2}));
  EXPECT_THAT(decks(columns, {2, 2}, 2), IsEmpty());
}

TEST(MadeSymmetric, YellowStartsAsRedDoes) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.start[Side::Red] = {{11, 2, ColumnRange{1, 2}}, {12, 3, {}}};
  (*pool.setup)[Side::Red] = {{1, 11}, {6, 12}};
  const Pool after = madeSymmetric(pool, Symmetry::HalfTurn);
  EXPECT_THAT(after.start[Side::Yellow], ElementsAre(StartRow{3, 3, {}}, StartRow{4, 2, ColumnRange{5, 6}}));
  EXPECT_THAT((*after.setup)[Side::Yellow], ElementsAre(Square{6, 4}, Square{1, 3}));
  EXPECT_EQ(after.start[Side::Red], pool.start[Side::Red]);
  EXPECT_EQ(madeSymmetric(withoutSetup(pool), Symmetry::HalfTurn).setup, std::nullopt);
}

TEST(MadeSymmetric, LeavesAloneWhatWouldGetTooManyLadders) {
  Pool pool = newPool(6, 14, 6).body.pool;
  for (int row = 1; row <= 13; ++row)
    for (const int column : {1, 2}) pool.ladders.push_back({Side::Red, {column, row}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn), pool);
}

TEST(MadeSymmetric, FillsTheLaddersToTheLast) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.ladders.clear();
  for (int row = 1; row <= 10; ++row)
    for (const int column : {1, 2}) pool.ladders.push_back({Side::Red, {column, row}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn).ladders.size(), 40U);
  pool.ladders.push_back({Side::Red, {3, 3}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn), pool);
}

TEST(Ladders, ThatAreTheirOwnImageBelongToOneBar) {
  const Pool pool = newPool(5, 9, 4).body.pool; // with a middle row and a middle column
  for (const auto& [place, symmetry] :
       {std::pair{SquareSide{{1, 5}, SquareDirection::W}, Symmetry::MirrorRows},
        std::pair{SquareSide{{3, 4}, SquareDirection::N}, Symmetry::MirrorColumns}}) {
    const Pool after = ladderSwitched(pool, place, Side::Red, symmetry);
    ASSERT_NE(ladderAt(after, place), nullptr);
    EXPECT_EQ(ladderAt(after, place)->bar, Side::Red);
    EXPECT_EQ(after.ladders.size(), pool.ladders.size() + 1);
    EXPECT_EQ(ladderSwitched(after, place, Side::Red, symmetry), pool);
  }
}

TEST(Ladders, FillADocumentToTheLast) {
  Pool pool = newPool(6, 14, 6).body.pool;
  pool.ladders.clear();
  for (int i = 0; i < 38; ++i)
    pool.ladders.push_back({Side::Red, {1 + i % 6, 1 + i / 6}, SquareDirection::W});
  const SquareSide place{{3, 7}, SquareDirection::N}, other{{3, 7}, SquareDirection::S};
  const Pool full = ladderSwitched(pool, place, Side::Red, Symmetry::HalfTurn);
  EXPECT_EQ(full.ladders.size(), 40U);
  EXPECT_EQ(ladderSwitched(full, other, Side::Red, {}), full);
  EXPECT_EQ(ladderSwitched(pool, {{0, 3}, SquareDirection::E}, Side::Red, {}), pool) << "beside the map";
}

TEST(Swimmers, WhoseImageIsAnothersStayWhereTheyAre) {
  Pool pool = newPool(6, 14, 6).body.pool;
  (*pool.setup)[Side::Red] = {{1, 10}, {6, 5}};
  (*pool.setup)[Side::Yellow] = {{2, 2}};
  const Pool moved = swimmerMoved(pool, {1, 10}, Square{1, 9}, Symmetry::HalfTurn);
  EXPECT_THAT((*moved.setup)[Side::Red], ElementsAre(Square{1, 9}, Square{6, 5}));
  const Pool away = swimmerMoved(pool, {1, 10}, std::nullopt, Symmetry::HalfTurn);
  EXPECT_THAT((*away.setup)[Side::Red], ElementsAre(Square{6, 5}));
  EXPECT_EQ(swimmerMoved(pool, {3, 3}, Square{3, 4}, {}), pool) << "nobody lies there";
}

// Half turn, mirror and none: turning twice brings everything back.
TEST(Images, OfImagesAreTheThingsThemselves) {
  const fairway::pool::PoolMap map(5, 8);
  for (const Symmetry symmetry : validator::pool::allSymmetries) {
    const Image image(map, symmetry);
    for (const SquareDirection side : allSides)
      for (const Square square : map.squaresOf(Ground::Water)) {
        EXPECT_EQ(image.of(image.of(SquareSide{square, side})), (SquareSide{square, side}));
        // The square beyond the side is beyond the image's side.
        EXPECT_EQ(image.of(neighbour(square, side)), neighbour(image.of(square), image.of(side)));
      }
    const StartRow row{3, 2, fairway::pool::ColumnRange{1, 2}};
    EXPECT_EQ(image.of(image.of(row)), row);
  }
}

TEST(PoolFiles, AreOpenedSavedComparedExportedAndPrinted) {
  const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "pool-desk";
  std::filesystem::create_directories(folder);
  const formats::Document content = newPool(6, 14, 6);
  const std::filesystem::path file = folder / "new.pool.yaml";
  std::ofstream(file) << formats::writeDocument(content);
  const auto opened = openDocument(file);
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->document->content().get<formats::pool::PoolBody>().pool,
            content.get<formats::pool::PoolBody>().pool);
  formats::Document other = content;
  other.get<formats::pool::PoolBody>().pool.map.set({1, 1}, Ground::Void);
  other.get<formats::pool::PoolBody>().pool.quiet = 50;
  EXPECT_THAT(poolDifferences(content, other),
              ElementsAre("1 square differs", "opening or quiet turns differ"));
  EXPECT_THAT(poolSummary(content), Contains(HasSubstr("80 of them water")));
  for (const char* ending : {".yaml", ".json", ".svg", ".png", ".pdf"}) {
    EXPECT_THAT(exportDocument(content, folder / (std::string("out") + ending)), IsEmpty()) << ending;
    EXPECT_GT(std::filesystem::file_size(folder / (std::string("out") + ending)), 100U);
  }
  EXPECT_THAT(exportDocument(content, folder / "out.tmx"), Not(IsEmpty()));
  EXPECT_TRUE(exportPreview(content, {}));
  PrintChoice choice;
  choice.print.unit = usualSquare;
  ASSERT_TRUE(printedPages(content, choice));
  EXPECT_EQ(printedPages(content, choice)->count(), 3);
  choice.mode = PrintMode::Tiles;
  EXPECT_EQ(printedPages(content, choice)->count(), 3);
  choice.print.unit = 100;
  choice.print.paper = *formats::paperNamed("100x100");
  EXPECT_FALSE(printedPdf(content, choice));
}

TEST(PoolFiles, SayWhatDiffers) {
  const formats::Document before = newPool(6, 14, 6);
  EXPECT_THAT(poolDifferences(before, before), IsEmpty());
  const auto with = [&before](auto change) {
    formats::Document after = before;
    change(after.get<formats::pool::PoolBody>().pool);
    return poolDifferences(before, after);
  };
  EXPECT_THAT(with([](Pool& pool) { pool.map = PoolMap(6, 15); }),
              ElementsAre("the pool is 6 x 15 instead of 6 x 14"));
  EXPECT_THAT(with([](Pool& pool) { pool.ladders.pop_back(); }), ElementsAre("the ladders differ"));
  EXPECT_THAT(with([](Pool& pool) { pool.start[Side::Red].pop_back(); }),
              ElementsAre("the start rows differ"));
  EXPECT_THAT(with([](Pool& pool) { pool.setup.reset(); }), ElementsAre("the setup differs"));
  EXPECT_THAT(with([](Pool& pool) { pool.crocodiles.pop_back(); }), ElementsAre("the crocodiles differ"));
  EXPECT_THAT(with([](Pool& pool) { pool.opening = 3; }), ElementsAre("opening or quiet turns differ"));
  EXPECT_THAT(poolSummary(before),
              ElementsAre("the pool has 6 x 14 squares, 80 of them water", "6 tiles a side", "6 ladders"));
  const formats::Document record = formats::pool::RecordDocument();
  EXPECT_THAT(poolSummary(record), ElementsAre("a record"));
  EXPECT_THAT(poolDifferences(before, record), IsEmpty());
  EXPECT_THAT(poolDifferences(record, before), IsEmpty());
}

TEST(PoolFiles, ThatCannotBeWrittenSayWhy) {
  const std::filesystem::path folder = testing::TempDir();
  const formats::Document content = newPool(6, 14, 6);
  EXPECT_THAT(exportDocument(content, folder / "pool-desk.yml"), IsEmpty());
  EXPECT_THAT(exportDocument(content, folder / "no/such/folder/pool.yaml"), Not(IsEmpty()));
  ExportChoice huge;
  huge.dpi = 100000;
  const std::filesystem::path picture = folder / "pool-desk.png";
  EXPECT_THAT(exportDocument(content, picture, huge),
              ElementsAre(formats::Problem{picture.string(), 0, 0, "",
                                           "the picture would be too large; choose .svg or .pdf"}));
  PrintChoice choice;
  choice.print.paper = *formats::paperNamed("100x100");
  choice.print.margin = 49;
  const auto poster = printedPages(content, choice);
  ASSERT_FALSE(poster);
  EXPECT_THAT(poster.fault(),
              ElementsAre(formats::Problem{"", 0, 0, "", "margins and overlap leave no room on the paper"}));
  formats::pool::RecordDocument lost;
  lost.body.pool = formats::DocumentPath("nowhere.pool.yaml");
  EXPECT_THAT(exportDocument(lost, folder / "pool-desk.svg"), Not(IsEmpty()));
  EXPECT_FALSE(exportPreview(lost, {}));
  EXPECT_FALSE(printedPages(lost, {}));
  EXPECT_EQ(poolPicture(EditedDocument(formats::Document(lost))), nullptr);
  EXPECT_NE(poolPicture(EditedDocument(content)), nullptr);
}

class RecordOnTheDesk : public testing::Test {
protected:
  static std::unique_ptr<RecordWorkbench> opened(const std::string& name) {
    auto document = openDocument(test::sourceDir() / "samples/pool" / name);
    EXPECT_TRUE(document) << name;
    auto bench = gameOf(document->document->content()).workbench(std::move(document->document));
    return std::unique_ptr<RecordWorkbench>(dynamic_cast<RecordWorkbench*>(bench.release()));
  }
};

TEST_F(RecordOnTheDesk, IsPlayedTurnByTurn) {
  const auto bench = opened("evening-at-the-lido.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  EXPECT_EQ(bench->playback()->turns(), 46);
  EXPECT_EQ(bench->playback()->ending(), "Yellow wins");
  EXPECT_EQ(bench->playback()->lines().front(), "1. red reveals 5, [4, 10] to [1, 8]");
  const auto piles = [&] {
    return dynamic_cast<const formats::pool::PoolScene&>(*bench->scene()).piles.size();
  };
  EXPECT_EQ(piles(), 12U);
  bench->key(Key::Left);
  EXPECT_EQ(bench->turn(), 0);
  for (int turn = 1; turn <= 46; ++turn) {
    const std::size_t before = piles();
    bench->key(Key::Right);
    EXPECT_EQ(bench->turn(), turn);
    EXPECT_EQ(piles() < before,
              bench->playback()->biteOf(turn).has_value() || (bench->playback()->squaresOf(turn).size() == 1))
        << "turn " << turn << " bites or goes to the bar";
  }
  bench->key(Key::Right);
  EXPECT_EQ(bench->turn(), 46);
  EXPECT_THAT(bench->hint(), HasSubstr("Turn 46 of 46"));
}

// Both stand before their ladders. Red steps aside, and yellow is home first.
formats::pool::RecordDocument lostAtOnce() {
  using fairway::pool::Act;
  Pool pool;
  pool.map = PoolMap(4, 4);
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {3, 4}, SquareDirection::S}};
  pool.start[Side::Red] = {{1, 1, {}}};
  pool.start[Side::Yellow] = {{4, 1, {}}};
  pool.setup.emplace();
  (*pool.setup)[Side::Red] = {{2, 1}};
  (*pool.setup)[Side::Yellow] = {{3, 4}};
  pool.crocodiles = {fairway::pool::usualCrocodile(1)};
  pool.opening = 1;
  formats::pool::RecordDocument record;
  record.body.pool = formats::pool::InlinePool{{}, pool};
  record.body.record.turns = {{Side::Red, Act::Swim, {2, 1}, 0, Square{3, 1}},
                              {Side::Yellow, Act::Swim, {3, 4}, 0, fairway::pool::ToBar{}}};
  return record;
}

TEST_F(RecordOnTheDesk, IsLookedBackAtInAnotherThread) {
  RecordWorkbench bench(std::make_unique<EditedDocument>(lostAtOnce()));
  ASSERT_NE(bench.playback(), nullptr);
  EXPECT_EQ(bench.playback()->ending(), "Yellow wins");
  EXPECT_EQ(bench.review(), nullptr);
  EXPECT_EQ(bench.examination()([] { return true; }), nullptr) << "stale";
  const auto examination = bench.examination()({});
  ASSERT_NE(examination, nullptr);
  bench.show(*examination);
  ASSERT_NE(bench.review(), nullptr);
  const auto& review = *bench.review();
  ASSERT_EQ(review.turns.size(), 2U);
  EXPECT_EQ(review.lostAt, 1);
  EXPECT_EQ(verdictOn(*bench.playback(), review),
            "Red lost the game at turn 1. Better by 4.0 tiles: swim from [2, 1] to bar");
  EXPECT_EQ(adviceOn(*bench.playback(), review, 0), "");
  EXPECT_EQ(adviceOn(*bench.playback(), review, 2), "") << "yellow could do no better";
  EXPECT_EQ(adviceOn(*bench.playback(), review, 3), "");
}

TEST_F(RecordOnTheDesk, TellsEveryKindOfTurn) {
  const auto bench = opened("first-splash.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  const std::vector<std::string> lines = bench->playback()->lines();
  ASSERT_EQ(lines.size(), 45U);
  EXPECT_EQ(lines[0], "1. red reveals 3, [3, 8] to [4, 6]");
  EXPECT_EQ(lines[1], "2. yellow swims, [4, 1] to [4, 2]");
  EXPECT_EQ(lines[2], "3. red moves, [4, 6] to [4, 3]");
  EXPECT_EQ(lines[11], "12. yellow moves, [2, 2] bites [3, 3]");
  EXPECT_EQ(lines[16], "17. red moves, [3, 2] to bar");
  EXPECT_EQ(lines[22], "23. red reveals 2, [2, 8] bites [2, 6]");
  EXPECT_EQ(bench->playback()->biteOf(12), 1);
  EXPECT_EQ(bench->playback()->biteOf(11), std::nullopt);
  EXPECT_EQ(bench->playback()->biteOf(17), std::nullopt) << "nobody is bitten in a bar";
  EXPECT_THAT(bench->playback()->squaresOf(0), IsEmpty());
  EXPECT_THAT(bench->playback()->squaresOf(1), ElementsAre(Square{3, 8}, Square{4, 6}));
  EXPECT_THAT(bench->playback()->squaresOf(17), ElementsAre(Square{3, 2}));
}

TEST_F(RecordOnTheDesk, SaysWhatLiesOnASquare) {
  const auto bench = opened("first-splash.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  const auto at = [&bench](int column, int row) { return bench->describe({column - 0.5, row - 0.5}); };
  EXPECT_EQ(at(3, 8), "[3, 8]  red ?");
  EXPECT_EQ(at(4, 6), "[4, 6]");
  EXPECT_EQ(at(0, 6), "") << "beside the pool";
  EXPECT_EQ(at(5, 10), "");
  bench->goToTurn(1);
  EXPECT_EQ(at(3, 8), "[3, 8]");
  EXPECT_EQ(at(4, 6), "[4, 6]  red 3");
  bench->goToTurn(12);
  EXPECT_EQ(at(3, 3), "[3, 3]  yellow 2 / red 4") << "from the top";
}

TEST_F(RecordOnTheDesk, MarksTheLastTurnAndTellsThatThePictureIsAnother) {
  const auto bench = opened("first-splash.record.yaml");
  const auto last = [&bench] {
    return dynamic_cast<const formats::pool::PoolScene&>(*bench->scene()).lastTurn;
  };
  EXPECT_THAT(last(), IsEmpty());
  int pictures = 0;
  bench->onPicture = [&pictures] { ++pictures; };
  bench->key(Key::Down);
  EXPECT_THAT(last(), ElementsAre(Square{3, 8}, Square{4, 6}));
  bench->key(Key::Right);
  EXPECT_EQ(bench->turn(), 2);
  bench->key(Key::Up);
  EXPECT_EQ(bench->turn(), 1);
  bench->key(Key::Left);
  EXPECT_EQ(bench->turn(), 0);
  EXPECT_EQ(pictures, 4);
  bench->key(Key::Enter);
  EXPECT_EQ(pictures, 4) << "no other key does anything";
  EXPECT_EQ(bench->centreOf({Spot::Kind::Square, 2, 5}), (Point{1.5, 4.5}));
  EXPECT_EQ(bench->centreOf({Spot::Kind::Cell, 2, 5}), std::nullopt);
}

TEST_F(RecordOnTheDesk, ShowsTilesWhileTheyArePlaced) {
  formats::pool::RecordDocument record = lostAtOnce();
  record.body.record.turns.clear();
  record.body.record.placement.emplace().push_back({Side::Red, {1, 1}});
  {
    RecordWorkbench bench(std::make_unique<EditedDocument>(record));
    ASSERT_NE(bench.playback(), nullptr);
    EXPECT_FALSE(bench.playback()->begun());
    EXPECT_EQ(bench.playback()->turns(), 0);
    EXPECT_EQ(bench.playback()->ending(), "The tiles are still being placed");
    EXPECT_EQ(bench.playback()->winner(), std::nullopt);
    EXPECT_EQ(dynamic_cast<const formats::pool::PoolScene&>(*bench.scene()).piles.size(), 1U);
    EXPECT_EQ(bench.describe({0.5, 0.5}), "[1, 1]");
    bench.show(*bench.examination()({}));
    EXPECT_EQ(bench.review(), nullptr) << "there is no game to look back at";
  }
  record.body.record.placement->push_back({Side::Yellow, {2, 4}});
  EXPECT_EQ(RecordWorkbench(std::make_unique<EditedDocument>(record)).playback()->ending(),
            "The game is not over");
  record.body.record.placement->front().at = {1, 3};
  EXPECT_THAT(RecordWorkbench(std::make_unique<EditedDocument>(record)).playback()->ending(),
              HasSubstr("The placement is not legal"));
  // Neither placed by players nor laid by the pool.
  record.body.record.placement.reset();
  std::get<formats::pool::InlinePool>(record.body.pool).pool.setup.reset();
  EXPECT_EQ(RecordWorkbench(std::make_unique<EditedDocument>(record)).playback(), nullptr);
}

// Three squares in a row, on which no 9 can move.
TEST_F(RecordOnTheDesk, EndsInADrawWhereNobodyCanMove) {
  using fairway::pool::Act;
  formats::pool::RecordDocument record = lostAtOnce();
  Pool& pool = std::get<formats::pool::InlinePool>(record.body.pool).pool;
  pool.map = PoolMap(3, 1);
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {3, 1}, SquareDirection::S}};
  pool.start[Side::Red] = {{1, 1, ColumnRange{1, 1}}};
  pool.start[Side::Yellow] = {{1, 1, ColumnRange{3, 3}}};
  (*pool.setup)[Side::Red] = {{1, 1}};
  (*pool.setup)[Side::Yellow] = {{3, 1}};
  pool.crocodiles = {fairway::pool::usualCrocodile(9)};
  record.body.record.turns = {{Side::Red, Act::Reveal, {1, 1}, 9, {}},
                              {Side::Yellow, Act::Reveal, {3, 1}, 9, {}},
                              {Side::Red, Act::Pass, {}, 0, {}},
                              {Side::Yellow, Act::Pass, {}, 0, {}}};
  RecordWorkbench bench(std::make_unique<EditedDocument>(record));
  ASSERT_NE(bench.playback(), nullptr);
  EXPECT_THAT(bench.playback()->lines(), ElementsAre("1. red reveals 9 on [1, 1]; it cannot move",
                                                     "2. yellow reveals 9 on [3, 1]; it cannot move",
                                                     "3. red passes", "4. yellow passes"));
  EXPECT_EQ(bench.playback()->ending(), "The game is a draw");
  EXPECT_EQ(bench.playback()->winner(), std::nullopt);
  EXPECT_THAT(bench.playback()->squaresOf(1), ElementsAre(Square{1, 1}));
  EXPECT_THAT(bench.playback()->squaresOf(3), IsEmpty()) << "a pass is nowhere";
  EXPECT_EQ(verdictOn(*bench.playback(), {}), "") << "nobody lost";
}

TEST_F(RecordOnTheDesk, AdviceNamesTheBetterTurn) {
  using fairway::pool::Act;
  using fairway::pool::Turn;
  formats::pool::RecordDocument record = lostAtOnce();
  record.body.record.turns = {{Side::Red, Act::Swim, {2, 1}, 0, fairway::pool::ToBar{}}};
  const RecordWorkbench bench(std::make_unique<EditedDocument>(record));
  ASSERT_EQ(bench.playback()->ending(), "Red wins");
  const auto number = [&bench](Square square) { return bench.playback()->board().numberOf(square); };
  const auto advice = [&bench](const Turn& better, double cost = 1) {
    return adviceOn(*bench.playback(), {0, {{Side::Yellow, 0, cost, better}}, {}}, 1);
  };
  EXPECT_EQ(advice({Act::Move, number({2, 1}), number({3, 1}), 4}),
            "Better by 1.0 tiles: move from [2, 1] to [3, 1]");
  EXPECT_EQ(advice({Act::Move, number({2, 1}), number({1, 1}), 4}),
            "Better by 1.0 tiles: move from [2, 1] to [1, 1]");
  EXPECT_EQ(advice({Act::Reveal, number({2, 1}), fairway::pool::nowhere, 0}),
            "Better by 1.0 tiles: reveal the tile on [2, 1]");
  EXPECT_EQ(advice({Act::Reveal, number({2, 1}), number({3, 1}), 1}),
            "Better by 1.0 tiles: move the 1 from [2, 1] to [3, 1]");
  EXPECT_EQ(advice({Act::Swim, number({2, 1}), fairway::pool::bar, 0}, 0.25),
            "Better by 0.2 tiles: swim from [2, 1] to bar");
  EXPECT_EQ(advice({Act::Swim, number({2, 1}), fairway::pool::bar, 0}, 0.24), "") << "not worth naming";
  const validator::pool::GameReview lucky{0, {{Side::Red, 1, 0, {}}}, {}};
  EXPECT_EQ(verdictOn(*bench.playback(), lucky), "No turn of yellow lost the game: the numbers decided it");
  const validator::pool::GameReview lost{
      0, {{Side::Yellow, 1, 2, {Act::Swim, number({3, 4}), number({3, 3}), 0}}}, 1};
  EXPECT_EQ(verdictOn(*bench.playback(), lost),
            "Yellow lost the game at turn 1. Better by 2.0 tiles: swim from [3, 4] to [3, 3]");
  const RecordWorkbench other(std::make_unique<EditedDocument>(lostAtOnce()));
  EXPECT_EQ(verdictOn(*other.playback(), lucky), "No turn of red lost the game: the numbers decided it");
}

TEST_F(RecordOnTheDesk, SaysWhoIsAhead) {
  EXPECT_EQ(outlookWords(1.26), "Red is ahead by 1.3 tiles");
  EXPECT_EQ(outlookWords(-0.5), "Yellow is ahead by 0.5 tiles");
  EXPECT_EQ(outlookWords(0.049), "Both sides are level");
  EXPECT_EQ(outlookWords(-0.049), "Both sides are level");
  EXPECT_EQ(outlookWords(0.06), "Red is ahead by 0.1 tiles");
}

TEST_F(RecordOnTheDesk, StopsBeforeAFault) {
  using fairway::pool::Act;
  formats::pool::RecordDocument record;
  const Pool pool = newPool(6, 14, 6).body.pool;
  record.body.pool = formats::pool::InlinePool{{}, pool};
  const Square swimmer = (*pool.setup)[Side::Red].front();
  record.body.record.turns = {{Side::Red, Act::Swim, swimmer, 0, Square{swimmer.column, swimmer.row - 1}},
                              {Side::Red, Act::Pass, {}, 0, {}}};
  const RecordWorkbench bench(std::make_unique<EditedDocument>(record));
  ASSERT_NE(bench.playback(), nullptr);
  EXPECT_EQ(bench.playback()->turns(), 1);
  EXPECT_THAT(bench.playback()->ending(), HasSubstr("Turn 2 is not legal"));
  EXPECT_NE(bench.scene(), nullptr);
}

TEST_F(RecordOnTheDesk, WithoutItsPoolThereIsNothingToSee) {
  formats::pool::RecordDocument record;
  record.body.pool = formats::DocumentPath("nowhere.pool.yaml");
  RecordWorkbench bench(std::make_unique<EditedDocument>(record));
  EXPECT_EQ(bench.scene(), nullptr);
  EXPECT_THAT(bench.hint(), HasSubstr("cannot be read"));
  EXPECT_EQ(bench.describe({0.5, 0.5}), "");
  int pictures = 0;
  bench.onPicture = [&pictures] { ++pictures; };
  bench.key(Key::Right);
  EXPECT_EQ(bench.turn(), 0);
  EXPECT_EQ(pictures, 0);
  bench.show(*bench.examination()({}));
  EXPECT_EQ(bench.review(), nullptr);
}

TEST(RulesOfAPool, AreChangedInItsProperties) {
  const Pool pool = newPool(6, 14, 6).body.pool;
  EXPECT_EQ(numbersText(pool), "1, 2, 3, 4, 5, 6");
  const Pool slanted = withDiagonal(withTurns(pool, 4, 3), 4, true);
  EXPECT_EQ(slanted.crocodiles[3], (Crocodile{4, 3, true}));
  const auto fewer = withNumbers(slanted, "4 4, 7");
  ASSERT_TRUE(fewer);
  EXPECT_EQ(fewer->crocodiles[1], (Crocodile{4, 3, true})) << "abilities stay";
  EXPECT_EQ(fewer->crocodiles[2], fairway::pool::usualCrocodile(7));
  EXPECT_EQ(crocodilesOf(*fewer).size(), 2U);
  for (const char* wrong : {"", "0", "12", "1 2 3 4 5 6 7 8 9 1", "a", "-1", "1:2", "1 /", ", ;"})
    EXPECT_FALSE(withNumbers(pool, wrong)) << wrong;
  EXPECT_EQ(withNumbers(pool, "1;2,3 4 5 6 7 8 9")->tiles(), 9);
}

TEST(RulesOfAPool, ConcernAllCrocodilesOfANumber) {
  const Pool pool = *withNumbers(newPool(6, 14, 6).body.pool, "7 4 1 4 9");
  const Pool after = withDiagonal(withTurns(pool, 4, 2), 4, true);
  EXPECT_THAT(crocodilesOf(after),
              ElementsAre(pool.crocodiles[2], Crocodile{4, 2, true}, pool.crocodiles[0], pool.crocodiles[4]))
      << "each number once, from the lowest";
  EXPECT_EQ(after.crocodiles[1], after.crocodiles[3]);
  EXPECT_EQ(withTurns(pool, 4, -1).crocodiles[1].turns, 0);
  EXPECT_EQ(withTurns(pool, 4, 100).crocodiles[1].turns, fairway::pool::maxTurns);
  EXPECT_EQ(withTurns(pool, 5, 3), pool);
  EXPECT_EQ(withDiagonal(pool, 5, true), pool);
}

} // namespace
} // namespace fairway::editor::pool
