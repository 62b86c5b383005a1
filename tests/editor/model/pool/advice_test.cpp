#include "editor/model/pool/advice/pool_advice.h"
#include "formats/pool/documents.h"
#include "rules/table/reading.h"
#include "tests/editor/model/pool/lost_game.h"
#include "tests/editor/model/race/race_desk.h"
#include "validator/pool/pilot/table_pilot.h"

#include <gmock/gmock.h>

#include <tuple>

// What the strong pilot would do in a pool.
namespace fairway::editor::pool {
namespace {

using fairway::pool::Pool;
using fairway::pool::PoolBoard;
using fairway::pool::PoolPlay;
using testing::HasSubstr;

Pool paddlingPool() {
  return race::opened("pool/paddling-pool.pool.yaml")
      ->document()
      .content()
      .get<formats::pool::PoolBody>()
      .pool;
}

std::shared_ptr<const WeighedPool> weighed(const Pool& pool) {
  validator::WorkWatch unwatched;
  return **weighedPool(pool, unwatched);
}

TEST(PoolAdvice, EveryChoiceCostsWhatTheTableSays) {
  const Pool pool = paddlingPool();
  const auto known = weighed(pool);
  const auto board = std::make_shared<const PoolBoard>(pool);
  validator::pool::PoolTablePilots pilots(board, {});
  validator::WorkWatch unwatched;
  PoolPlay play(board, {});
  const auto first = pilots.advice(play, unwatched);
  const Advice advice = adviceFor(*known, {});
  ASSERT_EQ(advice.refusal, "");
  ASSERT_EQ(advice.choices.size(), first->costs.size());
  for (std::size_t i = 0; i < first->costs.size(); ++i)
    EXPECT_NEAR(advice.choices[i].loss, first->costs[i].second, 1e-12);
  // And where a tile goes once it is revealed.
  const Square at = (*pool.setup)[fairway::pool::Side::Red].front();
  Tree reveal;
  for (const auto& [choice, cost] : first->costs)
    if (choice.find("reveal") && *table::numbersIn(choice, "reveal") == std::vector{at.column, at.row})
      reveal = choice;
  ASSERT_FALSE(play.play(reveal));
  const int number = play.match()->position().hidden(fairway::pool::Side::Red, 1) > 0 ? 1 : 2;
  ASSERT_FALSE(play.tell(Tree({{"value", number}})));
  const auto ends = pilots.advice(play, unwatched);
  const Advice then = adviceFor(*known, {at, number});
  ASSERT_EQ(then.choices.size(), ends->costs.size());
  for (std::size_t i = 0; i < ends->costs.size(); ++i)
    EXPECT_NEAR(then.choices[i].loss, ends->costs[i].second, 1e-12);
}

TEST(PoolAdvice, OneTileIsComparedWithAll) {
  const Pool pool = paddlingPool();
  const auto known = weighed(pool);
  const Advice all = adviceFor(*known, {});
  std::size_t listed = 0;
  for (const Square at : (*pool.setup)[fairway::pool::Side::Red]) {
    const Advice one = adviceFor(*known, {at, 0});
    EXPECT_EQ(one.worth, all.worth);
    listed += one.choices.size();
  }
  EXPECT_EQ(listed, all.choices.size());
}

// What the advice says of each choice: its words, where it ends, and its way from square to square.
using SaidChoice = std::tuple<std::string, std::string, std::vector<formats::Point>>;
std::vector<SaidChoice> saidIn(const Advice& advice) {
  std::vector<SaidChoice> said;
  for (const Advice::Choice& choice : advice.choices)
    said.emplace_back(choice.what, choice.leadsTo, choice.way);
  return said;
}

// One tile on each side, red's below its ladder, and a 1 the only crocodile: all that it can do is counted by
// hand.
TEST(PoolAdvice, EveryChoiceSaysFromWhereToWhereAndTheBarWins) {
  const auto record = lostAtOnce();
  const auto known = weighed(std::get<formats::pool::InlinePool>(record.body.pool).pool);
  const auto centre = [](int column, int row) { return formats::Point{column - 0.5, row - 0.5}; };
  const auto swim = [&](int column, int row) {
    const std::string end = label(Square{column, row});
    return SaidChoice{"swim from [2, 1] to " + end, end, {centre(2, 1), centre(column, row)}};
  };
  const Advice all = adviceFor(*known, {});
  EXPECT_THAT(saidIn(all), testing::UnorderedElementsAre(
                               swim(1, 1), swim(3, 1), swim(2, 2), swim(4, 1), swim(2, 3), swim(1, 2),
                               swim(3, 2), SaidChoice{"swim from [2, 1] to bar", "bar", {centre(2, 1)}},
                               SaidChoice{"reveal the tile on [2, 1]", "", {centre(2, 1)}}));
  EXPECT_EQ(all.choices.front().leadsTo, "bar") << "that ends the game, and red has won";
  EXPECT_EQ(all.worth, all.choices.front().worth);
  EXPECT_EQ(saidIn(adviceFor(*known, {Square{2, 1}, 0})), saidIn(all)) << "there is no other tile";
  const auto move = [&](int column, int row) {
    const std::string end = label(Square{column, row});
    return SaidChoice{"move the 1 from [2, 1] to " + end, end, {centre(2, 1), centre(column, row)}};
  };
  EXPECT_THAT(
      saidIn(adviceFor(*known, {Square{2, 1}, 1})),
      testing::UnorderedElementsAre(move(1, 1), move(3, 1), move(2, 2), move(1, 2), move(3, 2),
                                    SaidChoice{"move the 1 from [2, 1] to bar", "bar", {centre(2, 1)}}))
      << "one step in any direction, slanted ones too, but not into the bar";
  EXPECT_THAT(adviceFor(*known, {Square{3, 4}, 0}).refusal, HasSubstr("No tile of red on [3, 4]"))
      << "yellow's";
  EXPECT_THAT(adviceFor(*known, {Square{2, 1}, 2}).refusal, HasSubstr("the number 2"));
}

TEST(PoolAdvice, WhatCannotBeIsRefused) {
  Pool pool = paddlingPool();
  const auto known = weighed(pool);
  EXPECT_THAT(adviceFor(*known, {Square{99, 1}, 0}).refusal, HasSubstr("[99, 1]"));
  EXPECT_THAT(adviceFor(*known, {std::nullopt, 3}).refusal, HasSubstr("which tile"));
  EXPECT_THAT(adviceFor(*known, {(*pool.setup)[fairway::pool::Side::Red].front(), 19}).refusal,
              HasSubstr("19"));
  pool.setup.reset();
  validator::WorkWatch unwatched;
  EXPECT_THAT(weighedPool(pool, unwatched)->fault(), HasSubstr("no setup"));
  class Stops final : public validator::WorkWatch {
    bool stopWanted() const override { return true; }
  } stops;
  EXPECT_FALSE(weighedPool(paddlingPool(), stops));
}

} // namespace
} // namespace fairway::editor::pool
