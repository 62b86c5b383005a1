#include "rules/pool/play/referee.h"
#include "rules/pool/table/pool_play.h"
#include "rules/river/play/referee.h"
#include "rules/river/table/river_play.h"
#include "rules/table/table.h"
#include "tests/rules/pool/pools.h"
#include "tests/rules/river/rivers.h"

#include <gtest/gtest.h>

// Games of river and pool that go on from a record, and what is told and shown of them.
namespace fairway::table {
namespace {

void chooseAny(Table& table, Random& random, Table* other = nullptr) {
  const std::vector<Tree> choices = *table.play().choices();
  const Tree choice = choices[random.below(choices.size())];
  ASSERT_FALSE(table.choose(choice));
  if (other) {
    ASSERT_FALSE(other->choose(choice));
  }
}

void expectTheSameChance(Table& table, Table& other, Random& random) {
  for (int i = 0; i < 20 && table.play().moment() != Moment::Over; ++i) {
    ASSERT_EQ(other.play().moment(), table.play().moment());
    ASSERT_EQ(other.play().choices(), table.play().choices());
    chooseAny(table, random, &other);
  }
}

TEST(RiverTable, ARecordGoesOnWithTheRollsThatWouldHaveCome) {
  const auto board = std::make_shared<river::RiverBoard>(river::test::published());
  Random random(1);
  for (const int made : {0, 1, 5, 12}) {
    Table table(std::make_unique<river::RiverPlay>(board, 3, 2, 4), {});
    for (int i = 0; i < made; ++i) chooseAny(table, random);
    const auto& record = dynamic_cast<const river::RiverPlay&>(table.play()).record();
    Table other(std::make_unique<river::RiverPlay>(board, record, 4), {});
    expectTheSameChance(table, other, random);
  }
}

TEST(PoolTable, ARecordGoesOnWithTheNumbersThatWouldHaveTurnedUp) {
  for (const bool setup : {true, false}) {
    pool::Pool published = pool::test::publishedPool();
    if (!setup) published.setup.reset();
    const auto board = std::make_shared<pool::PoolBoard>(published);
    Random random(2);
    for (const int made : {0, 7, 18, 30}) {
      Table table(std::make_unique<pool::PoolPlay>(board, pool::PoolChance{5}), {});
      for (int i = 0; i < made || table.play().moment() == Moment::To; ++i) chooseAny(table, random);
      const auto& record = dynamic_cast<const pool::PoolPlay&>(table.play()).record();
      Table other(std::make_unique<pool::PoolPlay>(board, record, pool::PoolChance{5}), {});
      expectTheSameChance(table, other, random);
    }
  }
}

TEST(PoolTable, ANumberIsToldAlone) {
  pool::PoolPlay play(std::make_shared<pool::PoolBoard>(pool::test::publishedPool()), {});
  ASSERT_FALSE(play.play({{"reveal", Tree::list({4, 10})}}));
  ASSERT_EQ(play.moment(), Moment::Chance);
  EXPECT_EQ(play.tell({{"value", 1}, {"more", 1}})->rule, "request");
  EXPECT_EQ(play.tell({{"value", "one"}})->rule, "request");
  EXPECT_EQ(play.moment(), Moment::Chance);
  EXPECT_FALSE(play.tell({{"value", 1}}));
  EXPECT_EQ(play.moment(), Moment::To);
}

TEST(PoolTable, SeatsAreSides) {
  const pool::PoolPlay play(std::make_shared<pool::PoolBoard>(pool::test::publishedPool()), {});
  EXPECT_EQ(play.seatName(1), Tree("red"));
  EXPECT_EQ(play.seatName(2), Tree("yellow"));
  EXPECT_EQ(play.seatName(0), Tree());
}

TEST(RiverTable, ARollIsToldAlone) {
  river::RiverPlay play(std::make_shared<river::RiverBoard>(river::test::published()), 2, 1, 1);
  for (const Tree& said : {Tree{{"roll", 1}, {"more", 1}}, Tree{{"roll", 0}}, Tree{{"roll", 7}}})
    EXPECT_EQ(play.tell(said)->rule, "request");
  EXPECT_EQ(play.moment(), Moment::Chance);
  EXPECT_FALSE(play.tell({{"roll", 1}}));
  EXPECT_EQ(play.moment(), Moment::Play);
}

TEST(PoolTrees, OfTurnsHaveTheKeysOfARecord) {
  const auto list = [](int column, int row) { return Tree::list({column, row}); };
  EXPECT_EQ(pool::turnTree({pool::Side::Red, pool::Act::Reveal, {2, 1}, 3, pool::ToBar{}}),
            (Tree{{"side", "red"}, {"reveal", list(2, 1)}, {"value", 3}, {"to", "bar"}}));
  EXPECT_EQ(pool::turnTree({pool::Side::Yellow, pool::Act::Reveal, {2, 1}, 3, {}}),
            (Tree{{"side", "yellow"}, {"reveal", list(2, 1)}, {"value", 3}}));
  EXPECT_EQ(pool::turnTree({pool::Side::Red, pool::Act::Swim, {2, 1}, 0, Square{3, 1}}),
            (Tree{{"side", "red"}, {"swim", list(2, 1)}, {"to", list(3, 1)}}));
  EXPECT_EQ(pool::turnTree({pool::Side::Yellow, pool::Act::Pass, {}, 0, {}}),
            (Tree{{"side", "yellow"}, {"pass", true}}));
}

TEST(PoolTrees, OfGamesThatHaveNotBegunHaveNobodyToMove) {
  pool::Pool pool = pool::test::publishedPool();
  pool.setup.reset();
  const pool::PoolBoard board(pool);
  const Tree tree = replayTree(board, pool::Replay(board, {{{{pool::Side::Red, {2, 11}}}}, {}}));
  for (const char* key : {"error", "reason", "to_move", "winner"}) EXPECT_EQ(*tree.find(key), Tree(nullptr));
  const Tree none{{"red", 0}, {"yellow", 0}};
  EXPECT_EQ(*tree.find("bars"), (Tree{{"tiles", none}, {"values", none}}));
  EXPECT_EQ(tree.find("piles")->size(), 1U);
  EXPECT_EQ(*tree.find("over"), Tree(false));
}

TEST(PoolTrees, OfGamesSayWhoIsToMoveUntilTheyAreOver) {
  pool::Pool pool = pool::test::drawn(".../...");
  pool.ladders = {{pool::Side::Red, {1, 1}, SquareDirection::N}};
  pool.crocodiles = {pool::usualCrocodile(1)};
  pool.opening = 1;
  pool.start[pool::Side::Red] = {{1, 1, {}}};
  pool.start[pool::Side::Yellow] = {{2, 1, {}}};
  pool.setup.emplace();
  (*pool.setup)[pool::Side::Red] = {{1, 1}};
  (*pool.setup)[pool::Side::Yellow] = {{3, 2}};
  const pool::PoolBoard board(pool);
  const Tree begun = replayTree(board, pool::Replay(board, {}));
  EXPECT_EQ(*begun.find("to_move"), Tree("red"));
  EXPECT_EQ(*begun.find("winner"), Tree(nullptr));
  const Tree over = replayTree(
      board, pool::Replay(board, {{}, {{pool::Side::Red, pool::Act::Swim, {1, 1}, 0, pool::ToBar{}}}}));
  EXPECT_EQ(*over.find("to_move"), Tree(nullptr));
  EXPECT_EQ(*over.find("winner"), Tree("red"));
  EXPECT_EQ(*over.find("reason"), Tree("one-side"));
  EXPECT_EQ(*over.find("bars")->find("tiles"), (Tree{{"red", 1}, {"yellow", 0}}));
}

TEST(RiverTrees, OfReplaysHaveAllSeats) {
  const river::RiverBoard board(river::test::published());
  const Tree tree = replayTree(river::replay(board, {3, 2, {}}));
  const auto seat = [](int number) {
    return Tree{{"seat", number},
                {"river", Tree::list({4, 4, 4})},
                {"docks", Tree::list()},
                {"lost", 0},
                {"points", 0}};
  };
  EXPECT_EQ(*tree.find("seats"), Tree::list({seat(1), seat(2), seat(3)}));
  EXPECT_EQ(*tree.find("to_roll"), Tree(2));
  EXPECT_EQ(*tree.find("bottom"), Tree(1));
}

} // namespace
} // namespace fairway::table
