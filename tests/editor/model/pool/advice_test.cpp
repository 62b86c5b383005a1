#include "editor/model/pool/advice/pool_advice.h"
#include "formats/pool/documents.h"
#include "rules/table/reading.h"
#include "tests/editor/model/race/race_desk.h"
#include "validator/pool/pilot/table_pilot.h"

#include <gmock/gmock.h>

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
}

} // namespace
} // namespace fairway::editor::pool
