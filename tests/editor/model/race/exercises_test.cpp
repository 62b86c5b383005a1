#include "editor/model/race/exercise.h"
#include "rules/pool/table/pool_play.h"
#include "tests/editor/model/pool/lost_game.h"

#include <gmock/gmock.h>

namespace fairway::editor::race {
namespace {

// A turn that is decided in two moments, a reveal and where the tile goes, is asked for once: where most was
// lost.
TEST(Exercises, AskForTheCostliestMomentOfATurnAndTheFirstOfEqualOnes) {
  using fairway::pool::Side;
  auto document = pool::lostAtOnce();
  document.body.record.turns = {{Side::Red, fairway::pool::Act::Reveal, {2, 1}, 1, Square{3, 1}}};
  const auto board = std::make_shared<const fairway::pool::PoolBoard>(
      std::get<formats::pool::InlinePool>(document.body.pool).pool);
  const fairway::pool::PoolPlay begin(board, {});
  const auto acts = actsOf(*board, document.body.record);
  const auto asked = [&](double reveal, double end, const std::vector<int>& turns = {1}) {
    const auto exercises = exercisesIn(begin, acts, turns, [&](const table::Play& play) {
      std::vector<std::pair<Tree, double>> costs;
      const auto choices = play.choices();
      for (const Tree& choice : *choices)
        costs.emplace_back(choice, play.moment() == table::Moment::To ? end : reveal);
      return costs;
    });
    EXPECT_LE(exercises.size(), 1U);
    return exercises.empty() ? std::optional<Exercise>() : exercises.front();
  };
  EXPECT_EQ(asked(1, 2)->moment, table::Moment::To);
  EXPECT_EQ(asked(1, 2)->played, 2);
  EXPECT_EQ(asked(2, 1)->moment, table::Moment::Turn);
  EXPECT_EQ(asked(2, 2)->moment, table::Moment::Turn);
  EXPECT_EQ(asked(0, 1)->moment, table::Moment::To) << "the first cost nothing";
  EXPECT_FALSE(asked(0, 0)) << "there is nothing to find";
  EXPECT_FALSE(asked(1, 1, {2})) << "another turn";
}

} // namespace
} // namespace fairway::editor::race
