#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/board/pool_edit.h"
#include "editor/model/pool/pool_workbench.h"
#include "editor/model/pool/race/pool_coach.h"
#include "formats/pool/documents.h"
#include "formats/pool/picture/pool_scene.h"
#include "tests/editor/model/pool/lost_game.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/support/matchers.h"

// Games of the pool that are looked at in the room of races.
namespace fairway::editor::pool {
namespace {

using fairway::pool::Act;
using fairway::pool::ColumnRange;
using formats::Point;
using race::Badge;
using race::RaceBench;
using Stage = RaceBench::Stage;

RaceBench benchOf(const formats::pool::RecordDocument& record) {
  return RaceBench(std::make_unique<EditedDocument>(formats::Document(record)));
}

const formats::pool::PoolScene& sceneOf(const RaceBench& bench) {
  return dynamic_cast<const formats::pool::PoolScene&>(*bench.scene());
}

TEST(PoolRaced, IsPlayedTurnByTurn) {
  const auto bench = race::record("pool/evening-at-the-lido.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  EXPECT_EQ(bench->playback()->turns(), 46);
  EXPECT_EQ(bench->turn(), 0) << "a game that is over is looked at from its start";
  EXPECT_EQ(bench->playback()->lines().front(), "1. red reveals 5, [4, 10] to [1, 8]");
  EXPECT_EQ(sceneOf(*bench).piles.size(), 12U);
  EXPECT_THAT(bench->raced()->ranks(bench->shown()), IsEmpty()) << "not before the end";
  EXPECT_EQ(bench->raced()->film(bench->document().content(), 1).race, 0U) << "a record is one game";
  for (int turn = 1; turn <= 46; ++turn) {
    bench->key(Key::Right);
    EXPECT_EQ(bench->turn(), turn);
  }
  EXPECT_EQ(bench->stage(), Stage::Over);
  const auto ranks = bench->raced()->ranks(bench->shown());
  ASSERT_EQ(ranks.size(), 2U);
  EXPECT_EQ(bench->raced()->seatName(ranks.front().seat), "Yellow");
  EXPECT_EQ(ranks[1].rank, 2);
}

TEST(PoolRaced, TellsEveryKindOfTurn) {
  const auto bench = race::record("pool/first-splash.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  const std::vector<std::string>& lines = bench->playback()->lines();
  ASSERT_EQ(lines.size(), 45U);
  EXPECT_EQ(lines[0], "1. red reveals 3, [3, 8] to [4, 6]");
  EXPECT_EQ(lines[1], "2. yellow swims, [4, 1] to [4, 2]");
  EXPECT_EQ(lines[2], "3. red moves, [4, 6] to [4, 3]");
  EXPECT_EQ(lines[11], "12. yellow moves, [2, 2] bites [3, 3]");
  EXPECT_EQ(lines[16], "17. red moves, [3, 2] to bar");
  EXPECT_EQ(lines[22], "23. red reveals 2, [2, 8] bites [2, 6]");
}

// Squares are numbered from the top left: the first is a square as any other.
TEST(PoolRaced, TellsOfABiteOnTheFirstSquare) {
  formats::pool::RecordDocument record = lostAtOnce();
  Pool& pool = std::get<formats::pool::InlinePool>(record.body.pool).pool;
  pool.start[Side::Yellow] = {{2, 1, {}}};
  (*pool.setup)[Side::Yellow] = {{1, 2}};
  record.body.record.turns = {{Side::Red, Act::Swim, {2, 1}, 0, Square{1, 1}},
                              {Side::Yellow, Act::Reveal, {1, 2}, 1, Square{1, 1}}};
  const RaceBench bench = benchOf(record);
  ASSERT_NE(bench.playback(), nullptr);
  EXPECT_THAT(bench.playback()->lines(),
              ElementsAre("1. red swims, [2, 1] to [1, 1]", "2. yellow reveals 1, [1, 2] bites [1, 1]"));
}

TEST(PoolRaced, SaysWhatLiesOnASquareAndMarksTheLastTurn) {
  const auto bench = race::record("pool/first-splash.record.yaml");
  ASSERT_TRUE(bench && bench->playback());
  const auto at = [&bench](int column, int row) { return bench->describe({column - 0.5, row - 0.5}); };
  EXPECT_EQ(at(3, 8), "[3, 8]  red ?");
  EXPECT_EQ(at(4, 6), "[4, 6]");
  EXPECT_EQ(at(0, 6), "") << "beside the pool";
  EXPECT_THAT(sceneOf(*bench).lastTurn, IsEmpty());
  bench->goToTurn(1);
  EXPECT_EQ(at(3, 8), "[3, 8]");
  EXPECT_EQ(at(4, 6), "[4, 6]  red 3");
  EXPECT_THAT(sceneOf(*bench).lastTurn, ElementsAre(Square{3, 8}, Square{4, 6}));
  bench->goToTurn(12);
  EXPECT_EQ(at(3, 3), "[3, 3]  yellow 2 / red 4") << "from the top";
  EXPECT_EQ(bench->centreOf({Spot::Kind::Square, 2, 5}), (Point{1.5, 4.5}));
  EXPECT_EQ(bench->centreOf({Spot::Kind::Cell, 2, 5}), std::nullopt);
}

TEST(PoolRaced, ShowsTilesWhileTheyArePlaced) {
  formats::pool::RecordDocument record = lostAtOnce();
  record.body.record.turns.clear();
  record.body.record.placement.emplace().push_back({Side::Red, {1, 1}});
  {
    RaceBench bench = benchOf(record);
    ASSERT_NE(bench.playback(), nullptr);
    EXPECT_EQ(bench.playback()->turns(), 0);
    EXPECT_TRUE(bench.canPlay());
    EXPECT_FALSE(bench.canReview()) << "there is no game to look back at";
    EXPECT_EQ(bench.describe({0.5, 0.5}), "[1, 1]");
    EXPECT_EQ(bench.raced()->standing(bench.shown(), 1), "to be placed");
    EXPECT_THAT(bench.raced()->ranks(bench.shown()), IsEmpty());
    bench.play({{race::person, race::person}, 0, std::nullopt, 1, false, {}});
    EXPECT_EQ(bench.shown().moment(), table::Moment::Place);
    EXPECT_EQ(sceneOf(bench).piles.size(), 1U);
    bench.take(0);
    EXPECT_EQ(bench.document().history().undoText(), "Place a tile");
  }
  record.body.record.placement->front().at = {1, 3};
  EXPECT_EQ(benchOf(record).playback()->illegal()->turn, 0);
  // Neither placed by players nor laid by the pool.
  record.body.record.placement.reset();
  std::get<formats::pool::InlinePool>(record.body.pool).pool.setup.reset();
  EXPECT_EQ(benchOf(record).raced(), nullptr);
}

// Three squares in a row, on which no 9 can move.
TEST(PoolRaced, EndsInADrawWhereNobodyCanMove) {
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
  RaceBench bench = benchOf(record);
  ASSERT_NE(bench.playback(), nullptr);
  EXPECT_THAT(bench.playback()->lines(), ElementsAre("1. red reveals 9 on [1, 1]; it cannot move",
                                                     "2. yellow reveals 9 on [3, 1]; it cannot move",
                                                     "3. red passes", "4. yellow passes"));
  bench.goToTurn(4);
  EXPECT_EQ(bench.stage(), Stage::Over);
  const auto ranks = bench.raced()->ranks(bench.shown());
  ASSERT_EQ(ranks.size(), 2U);
  EXPECT_EQ(std::pair(ranks[0].rank, ranks[0].seat), std::pair(1, 1));
  EXPECT_EQ(std::pair(ranks[1].rank, ranks[1].seat), std::pair(1, 2));
  race::review(bench);
  EXPECT_EQ(bench.review()->verdict, "") << "nobody lost";
}

TEST(PoolRaced, IsPlayedByTwoWhoPlaceTheirTilesWhereNoneLie) {
  const auto board = race::opened("pool/paddling-pool.pool.yaml");
  const auto offer = gameOf(board->document().content()).races->offer(*board);
  ASSERT_TRUE(offer);
  for (const int seats : {offer->leastSeats, offer->mostSeats, offer->usualSeats}) EXPECT_EQ(seats, 2);
  EXPECT_EQ(offer->usualCourse, 0U);
  const race::RacePlan plan{{race::person, race::person}, 0, std::nullopt, 1, false, {}};
  EXPECT_EQ(race::begun(*board, plan)->shown().moment(), table::Moment::Turn);
  auto& bench = dynamic_cast<PoolWorkbench&>(*board);
  bench.change("Clear", withoutSetup(bench.pool()));
  EXPECT_EQ(race::begun(*board, plan)->shown().moment(), table::Moment::Place);
}

// Bars lie above [1, 1] and [3, 1].
TEST(PoolRaced, AWayHomeLeadsToTheNearestSquareOfTheBarAndOfTwoToTheFirst) {
  formats::pool::RecordDocument record = lostAtOnce();
  Pool& pool = std::get<formats::pool::InlinePool>(record.body.pool).pool;
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N},
                  {Side::Red, {3, 1}, SquareDirection::N},
                  {Side::Yellow, {3, 4}, SquareDirection::S}};
  record.body.record.turns.clear();
  const RaceBench bench = benchOf(record);
  const auto home = [&bench](int column) {
    const Tree choice{{"swim", Tree::list({column, 1})}, {"to", "bar"}};
    return bench.raced()->wayOf(bench.shown(), choice);
  };
  EXPECT_THAT(home(2), ElementsAre(Point{1.5, 0.5}, Point{0.5, -0.5}));
  EXPECT_THAT(home(3), ElementsAre(Point{2.5, 0.5}, Point{2.5, -0.5}));
  EXPECT_THAT(bench.raced()->wayOf(bench.shown(), Tree{{"pass", 1}}), IsEmpty());
}

TEST(PoolRaced, StopsBeforeAFault) {
  formats::pool::RecordDocument record;
  const Pool pool = newPool(6, 14, 6).body.pool;
  record.body.pool = formats::pool::InlinePool{{}, pool};
  const Square swimmer = (*pool.setup)[Side::Red].front();
  record.body.record.turns = {{Side::Red, Act::Swim, swimmer, 0, Square{swimmer.column, swimmer.row - 1}},
                              {Side::Red, Act::Pass, {}, 0, {}}};
  RaceBench bench = benchOf(record);
  ASSERT_NE(bench.playback(), nullptr);
  EXPECT_EQ(bench.playback()->turns(), 1);
  ASSERT_TRUE(bench.playback()->illegal());
  EXPECT_EQ(bench.playback()->illegal()->turn, 2);
  EXPECT_FALSE(bench.canPlay());
  EXPECT_NE(bench.scene(), nullptr);
  race::review(bench);
  EXPECT_EQ(bench.review()->turns.size(), 1U) << "as far as it is legal";
}

TEST(PoolRaced, WithoutItsPoolThereIsNothingToSee) {
  formats::pool::RecordDocument record;
  record.body.pool = formats::DocumentPath("nowhere.pool.yaml");
  RaceBench bench = benchOf(record);
  EXPECT_EQ(bench.scene(), nullptr);
  EXPECT_THAT(bench.hint(), HasSubstr("cannot be read"));
  EXPECT_EQ(bench.describe({0.5, 0.5}), "");
  bench.key(Key::Right);
  EXPECT_EQ(bench.turn(), 0);
  EXPECT_FALSE(bench.canReview());
}

TEST(PoolReview, NamesTheTurnThatLostTheGame) {
  RaceBench bench = benchOf(lostAtOnce());
  EXPECT_TRUE(bench.wantsReview()) << "it takes a moment only";
  EXPECT_EQ(bench.review(), nullptr);
  race::review(bench);
  const race::Review& review = *bench.review();
  ASSERT_EQ(review.turns.size(), 2U);
  EXPECT_EQ(review.worst(), 1);
  EXPECT_EQ(review.of(1)->badge, Badge::Blunder);
  EXPECT_EQ(inWords(*review.of(1)), "Blunder. Better by 4.0 tiles: swim from [2, 1] to bar");
  EXPECT_EQ(inWords(*review.of(2)), "") << "yellow could do no better";
  EXPECT_EQ(review.of(0), nullptr);
  EXPECT_EQ(review.of(3), nullptr);
  EXPECT_EQ(review.verdict, "Red lost the game at turn 1. Better by 4.0 tiles: swim from [2, 1] to bar");
  ASSERT_EQ(review.outlooks.size(), 3U);
  EXPECT_THAT(review.after(2)->shares, ElementsAre(0.375, 0.625)) << "a tile ahead";
  EXPECT_FALSE(bench.canReview()) << "it has spoken";
}

class Stopped final : public validator::WorkWatch {
public:
  bool stopWanted() const override { return true; }
};

TEST(PoolReview, ACoachThatIsStoppedHasSeenNothing) {
  RaceBench bench = benchOf(lostAtOnce());
  Stopped watch;
  EXPECT_FALSE(bench.coach().look(watch));
  bench.showReview(nullptr);
  EXPECT_TRUE(bench.canReview());
  bench.noReview("there is no memory");
  EXPECT_FALSE(bench.canReview());
  EXPECT_EQ(bench.whyNoReview(), "The coach cannot look back at this race: there is no memory.");
}

TEST(PoolReview, SaysWhatWasBetterAndWhoIsAhead) {
  using fairway::pool::Turn;
  const fairway::pool::PoolBoard board(std::get<formats::pool::InlinePool>(lostAtOnce().body.pool).pool);
  const auto number = [&board](Square square) { return board.numberOf(square); };
  const auto remark = [&board](const Turn& better, double cost = 1) {
    return reviewInWords(board, {0, {{Side::Yellow, 0, cost, 0, better}}, {}}, Side::Red).turns.front();
  };
  EXPECT_EQ(remark({Act::Move, number({2, 1}), number({3, 1}), 4}).text,
            "Better by 1.0 tiles: move from [2, 1] to [3, 1]");
  EXPECT_EQ(remark({Act::Reveal, number({2, 1}), fairway::pool::nowhere, 0}).text,
            "Better by 1.0 tiles: reveal the tile on [2, 1]");
  EXPECT_EQ(remark({Act::Reveal, number({2, 1}), number({3, 1}), 1}).text,
            "Better by 1.0 tiles: move the 1 from [2, 1] to [3, 1]");
  EXPECT_EQ(remark({Act::Reveal, number({2, 1}), fairway::pool::nowhere, 9}).text,
            "Better by 1.0 tiles: the 9 stays on [2, 1]");
  const Turn home{Act::Swim, number({2, 1}), fairway::pool::bar, 0};
  EXPECT_EQ(remark(home, 0.25).text, "Better by 0.2 tiles: swim from [2, 1] to bar");
  EXPECT_EQ(remark(home, 0.25).badge, Badge::Inaccuracy);
  EXPECT_EQ(remark(home, 0.5).badge, Badge::Mistake);
  EXPECT_EQ(remark(home, 1).badge, Badge::Blunder);
  EXPECT_EQ(remark(home, 0.24).badge, Badge::None);
  EXPECT_EQ(remark(home, 0.24).text, "") << "not worth naming";
  const validator::pool::GameReview lucky{0, {{Side::Red, 1, 0, 0, {}}}, {}};
  EXPECT_EQ(reviewInWords(board, lucky, Side::Red).verdict,
            "No turn of yellow lost the game: the numbers decided it");
  EXPECT_EQ(reviewInWords(board, lucky, Side::Yellow).verdict,
            "No turn of red lost the game: the numbers decided it");
  const auto outlook = [&board](double redAhead) {
    return reviewInWords(board, {redAhead, {}, {}}, std::nullopt).outlooks.front().text;
  };
  EXPECT_EQ(outlook(1.26), "Red is ahead by 1.3 tiles");
  EXPECT_EQ(outlook(-0.5), "Yellow is ahead by 0.5 tiles");
  EXPECT_EQ(outlook(0.049), "Both sides are level");
  EXPECT_EQ(outlook(-0.049), "Both sides are level");
  EXPECT_EQ(outlook(0.05), "Red is ahead by 0.1 tiles");
}

} // namespace
} // namespace fairway::editor::pool
