#include "tests/rules/pool/pools.h"
#include "validator/pool/pilot/table_pilot.h"

#include <gtest/gtest.h>

#include <algorithm>

// Pilots and advice at a table of the crocodile pool.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;

std::shared_ptr<const PoolBoard> boardToPlaceOn() {
  Pool pool = fairway::pool::test::publishedPool();
  pool.setup.reset();
  return std::make_shared<PoolBoard>(std::move(pool));
}

table::Table tableFor(const std::shared_ptr<const PoolBoard>& board, std::uint64_t seed) {
  return {std::make_unique<PoolPlay>(board, PoolChance{seed}), {}};
}

// What is advised is what can be chosen, each once; costs are counted from the best, which is first.
void expectAdviceOnAllChoices(const Advice& advice, const std::vector<Tree>& choices) {
  EXPECT_EQ(advice.measure.english(), "tiles ahead by the strong pilot");
  ASSERT_EQ(advice.costs.size(), choices.size());
  for (const Tree& choice : choices)
    EXPECT_EQ(std::count_if(advice.costs.begin(), advice.costs.end(),
                            [&](const auto& each) { return each.first == choice; }),
              1);
  EXPECT_EQ(advice.costs.front().second, 0);
  EXPECT_TRUE(std::is_sorted(advice.costs.begin(), advice.costs.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; }));
}

TEST(PoolTablePilots, AdviseOnEveryChoiceOfEveryMoment) {
  const auto board = boardToPlaceOn();
  PoolTablePilots pilots(board, PoolChance{1});
  WorkWatch watch;
  auto quick = pilots.pilot("quick", 1, watch);
  ASSERT_TRUE(quick);
  table::Table table = tableFor(board, 1);
  int turns = 0, ends = 0;
  while (table.awaited() == table::Awaited::Choice && (turns < 6 || ends < 2)) {
    const auto advice = pilots.advice(table.play(), watch);
    ASSERT_TRUE(advice);
    expectAdviceOnAllChoices(*advice, *table.play().choices());
    if (table.play().moment() == table::Moment::Place) {
      EXPECT_EQ(advice->costs.back().second, 0) << "tiles are placed by chance";
    }
    turns += table.play().moment() == table::Moment::Turn ? 1 : 0;
    ends += table.play().moment() == table::Moment::To ? 1 : 0;
    ASSERT_FALSE(table.choose((*quick)(table.play())));
  }
  EXPECT_GE(turns, 6);
  EXPECT_GE(ends, 2);
}

// Before its number is known a reveal is worth the mean of all numbers, afterwards what the end is worth.
TEST(PoolTablePilots, CountWhatATurnCostsByTheStrongPilot) {
  Pool pool = fairway::pool::test::publishedPool();
  const auto board = std::make_shared<PoolBoard>(pool);
  const Pilot strong(*board);
  PoolTablePilots pilots(board, PoolChance{2});
  WorkWatch watch;
  auto quick = pilots.pilot("quick", 1, watch);
  table::Table table = tableFor(board, 2);
  int ends = 0;
  for (int i = 0; i < 9; ++i) {
    const auto& play = dynamic_cast<const PoolPlay&>(table.play());
    const bool to = play.moment() == table::Moment::To;
    const auto advice = pilots.advice(play, watch);
    double most = -100;
    std::vector<std::pair<Tree, double>> worths;
    for (Turn turn : legalTurns(*board, play.match()->position())) {
      if (to && (board->squareOf(turn.from) != play.revealed()->from || turn.value != play.revealed()->value))
        continue;
      if (turn.act == Act::Reveal && !to) turn.value = 0, turn.to = nowhere;
      worths.emplace_back(to ? endChoice(*board, turn.to) : turnChoice(*board, turn),
                          strong.aheadAfter(*play.match(), PilotKind::Strong, turn));
      most = std::max(most, worths.back().second);
    }
    for (const auto& [choice, worth] : worths) {
      const auto cost =
          std::find_if(advice->costs.begin(), advice->costs.end(),
                       [&, &wanted = choice](const auto& each) { return each.first == wanted; });
      ASSERT_NE(cost, advice->costs.end());
      EXPECT_NEAR(cost->second, most - worth, 1e-9);
    }
    ends += to ? 1 : 0;
    ASSERT_FALSE(table.choose((*quick)(table.play())));
  }
  EXPECT_GE(ends, 2);
}

TEST(PoolTablePilots, OfOneSeedAndSeatChooseAlike) {
  const auto board = boardToPlaceOn();
  PoolTablePilots some(board, PoolChance{7}), same(board, PoolChance{7});
  WorkWatch watch;
  auto one = some.pilot("quick", 1, watch), two = same.pilot("quick", 1, watch);
  auto other = some.pilot("quick", 2, watch);
  table::Table table = tableFor(board, 7);
  int differ = 0;
  while (table.play().moment() == table::Moment::Place) {
    const Tree choice = (*one)(table.play());
    EXPECT_EQ((*two)(table.play()), choice);
    differ += (*other)(table.play()) != choice ? 1 : 0;
    ASSERT_FALSE(table.choose(choice));
  }
  EXPECT_GT(differ, 3) << "each seat has a stream of its own";
}

} // namespace
} // namespace fairway::validator::pool
