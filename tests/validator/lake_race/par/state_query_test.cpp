#include "tests/validator/lake_race/par/naive_par.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/state_query.h"

#include <gtest/gtest.h>

// What is answered about a state against the naive solution, which holds all states, also those that only
// other boats can bring about.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

constexpr int diceOfQueries = 2;
constexpr double close = 2e-5;

class Asked : public testing::Test {
protected:
  struct Both { // solved once for all tests
    CourseBoard board{smallCourse(6, 5, 4)};
    NaivePar naive{board, diceOfQueries, 60};
    std::shared_ptr<const Par> par;
    Both() {
      WorkWatch watch;
      par = Par::solve(board, {diceOfQueries, 60}, watch).value();
    }
  };
  static const Both& both() {
    static const Both both;
    return both;
  }

  double naively(const BoatState& state) const {
    return naive_.cost(state.cell, static_cast<int>(state.heading), faces(state.dice), state.damage,
                       state.progress);
  }

  template <class Visit>
  void forEachState(Visit&& visit) const {
    const DiceTable table(diceOfQueries);
    for (int cell = 0; cell < board_.cellCount(); ++cell)
      for (const Direction heading : allDirections)
        for (Stage stage = 0; stage < stageCount; ++stage)
          for (int dice = 0; dice < table.count(); ++dice)
            for (int damage = 0; damage < fairway::lake_race::sinkingDamage; ++damage)
              if (const BoatState state{cell, heading, table.at(dice), damage, progressAt(stage)};
                  board_.isWater(cell) && canBeIn(*par_, state))
                visit(state);
  }

  const CourseBoard& board_ = both().board;
  const NaivePar& naive_ = both().naive;
  const std::shared_ptr<const Par>& par_ = both().par;
};

TEST_F(Asked, EveryStateCostsWhatItCostsNaively) {
  int asked = 0;
  forEachState([&](const BoatState& state) {
    EXPECT_NEAR(valueOf(*par_, state), naively(state), close * (1 + naively(state)));
    ++asked;
  });
  EXPECT_GT(asked, 1000);
}

TEST_F(Asked, EveryChoiceOfDiceCostsWhatItCostsNaively) {
  int turn = 0;
  forEachState([&](const BoatState& state) {
    if (++turn % 13 != 0) return;
    double before = 0;
    for (const DiceOption& option : diceOptions(*par_, state)) {
      EXPECT_GE(option.cost, before) << "the best first";
      before = option.cost;
      const double expected =
          naive_.costOf({faces(option.choice.keep), option.choice.roll}, state.cell,
                        static_cast<int>(state.heading), faces(state.dice), state.damage, state.progress);
      EXPECT_NEAR(option.cost, expected, close * (1 + expected));
    }
  });
}

TEST_F(Asked, EveryWayToSteerCostsWhatItLeadsTo) {
  int turn = 0;
  forEachState([&](const BoatState& state) {
    if (++turn % 7 != 0 || state.dice.empty()) return;
    for (const SteerOption& option : steerOptions(*par_, state, state.dice)) {
      double expected = 0;
      const int damage = state.damage + option.move.missing;
      const Direction heading = fairway::lake_race::steered(state.heading, option.steer);
      if (!option.move.progress.finished())
        expected = damage >= fairway::lake_race::sinkingDamage
                       ? 60
                       : naively({option.move.end, heading,
                                  option.move.crashed() ? fairway::lake_race::Dice() : state.dice, damage,
                                  option.move.progress});
      EXPECT_NEAR(option.cost, expected, close * (1 + expected));
    }
  });
}

TEST_F(Asked, KnowsWhereNoBoatCanBe) {
  EXPECT_FALSE(canBeIn(*par_, {CourseBoard::noCell, Direction::E, {}, 0, {}}));
  const auto start = board_.startCells()[0];
  EXPECT_TRUE(canBeIn(*par_, {start, Direction::E, {}, 0, {}}));
  EXPECT_FALSE(canBeIn(*par_, {start, Direction::E, {}, 0, {fairway::lake_race::gateCount, 0}}))
      << "it has finished";
  for (int cell = 0; cell < board_.cellCount(); ++cell)
    if (!board_.isWater(cell)) {
      EXPECT_FALSE(canBeIn(*par_, {cell, Direction::E, {}, 0, {}}));
    }
}

} // namespace
} // namespace fairway::validator::lake_race
