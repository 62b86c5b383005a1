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

TEST_F(PoolOnTheDesk, TheLastStartRowStays) {
  bench.take(ToolId::Start);
  bench.setSymmetry({});
  for (int i = 0; i < 30; ++i)
    for (int row = 1; row <= 14; ++row) press({6.2, row - 0.5}, Button::Right);
  EXPECT_EQ(bench.pool().start[Side::Red].size(), 1U);
  expectReadable();
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
  const Pool pool = newPool(6, 14, 6).body.pool;
  EXPECT_THAT(pool.start[Side::Red], ElementsAre(StartRow{10, 1, {}}, StartRow{11, 2, {}},
                                                 StartRow{12, 2, {}}, StartRow{13, 1, {}}));
  EXPECT_THAT(pool.ladders, Contains(Ladder{Side::Yellow, {3, 14}, SquareDirection::W}));
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

TEST(MadeSymmetric, LeavesAloneWhatWouldGetTooManyLadders) {
  Pool pool = newPool(6, 14, 6).body.pool;
  for (int row = 1; row <= 13; ++row)
    for (const int column : {1, 2}) pool.ladders.push_back({Side::Red, {column, row}, SquareDirection::W});
  EXPECT_EQ(madeSymmetric(pool, Symmetry::HalfTurn), pool);
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

TEST_F(RecordOnTheDesk, SaysWhoIsAhead) {
  EXPECT_EQ(outlookWords(1.26), "Red is ahead by 1.3 tiles");
  EXPECT_EQ(outlookWords(-0.5), "Yellow is ahead by 0.5 tiles");
  EXPECT_EQ(outlookWords(0.01), "Both sides are level");
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
  bench.key(Key::Right);
  EXPECT_EQ(bench.turn(), 0);
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
  for (const char* wrong : {"", "0", "12", "1 2 3 4 5 6 7 8 9 1", "a", "-1"})
    EXPECT_FALSE(withNumbers(pool, wrong)) << wrong;
}

} // namespace
} // namespace fairway::editor::pool
