#include "editor/model/files/document_file.h"
#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/board/pool_edit.h"
#include "editor/model/pool/record/record_workbench.h"
#include "editor/model/pool/record/review_words.h"
#include "editor/model/work/game.h"
#include "formats/document/reader.h"
#include "tests/support/matchers.h"
#include "tests/support/source_dir.h"

// Games that are played back.
namespace fairway::editor::pool {
namespace {

using fairway::pool::ColumnRange;
using formats::Point;

class RecordOnTheDesk : public testing::Test {
protected:
  static std::unique_ptr<RecordWorkbench> opened(const std::string& name) {
    auto document = openDocument(test::sourceDir() / "samples/pool" / name);
    EXPECT_TRUE(document) << name;
    return std::make_unique<RecordWorkbench>(std::move(document->document));
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

} // namespace
} // namespace fairway::editor::pool
