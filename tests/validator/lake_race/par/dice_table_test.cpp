#include "validator/lake_race/par/dice_choice_code.h"
#include "validator/lake_race/par/stage.h"

#include <gtest/gtest.h>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::Dice;

TEST(DiceTable, HasAllMultisetsOrderedByTotal) {
  for (const auto& [maxDice, count] : {std::pair{1, 4}, {2, 10}, {6, 84}, {18, 1330}}) {
    const DiceTable table(maxDice);
    EXPECT_EQ(table.count(), count);
    EXPECT_EQ(table.at(0), Dice());
    for (int i = 0; i < table.count(); ++i) {
      EXPECT_EQ(table.indexOf(table.at(i)), i);
      EXPECT_GE(table.total(i), table.total(i > 0 ? i - 1 : 0));
      EXPECT_LT(i, table.countUpTo(table.total(i)));
    }
  }
}

TEST(DiceTable, KnowsOneMoreAndOneLess) {
  const DiceTable table(3);
  const auto two = table.indexOf({1, 1, 0});
  EXPECT_EQ(table.plus(two, 3), table.indexOf({1, 1, 1}));
  EXPECT_EQ(table.minus(two, 1), table.indexOf({0, 1, 0}));
  EXPECT_EQ(table.minus(two, 3), DiceTable::none);
  EXPECT_EQ(table.plus(table.indexOf({3, 0, 0}), 1), DiceTable::none);
  EXPECT_EQ(table.indexOf({4, 0, 0}), DiceTable::none);
}

TEST(DiceTable, EveryTotalUpToTheGreatestOccurs) {
  for (int maxDice = 1; maxDice <= 8; ++maxDice) {
    const DiceTable table(maxDice);
    for (int total = 1; total <= table.maxTotal(); ++total)
      EXPECT_GT(table.countUpTo(total), table.countUpTo(total - 1));
  }
}

TEST(DiceChoiceCode, TellsKeptDiceAndCountApart) {
  for (int kept : {0, 1, 83, 1329})
    for (int count : {0, 6, 18}) {
      EXPECT_EQ(keptDice(codeOf(kept, count)), kept);
      EXPECT_EQ(countAfterRoll(codeOf(kept, count)), count);
    }
}

TEST(Stage, NumbersGatesAndDebtsInCourseOrder) {
  for (Stage stage = 0; stage < stageCount; ++stage) {
    EXPECT_EQ(stageOf(progressAt(stage)), stage);
    EXPECT_GE(stage, firstStage(gateOf(stage)));
    EXPECT_LT(stage, lastStage(gateOf(stage)));
  }
  EXPECT_EQ(stageOf({1, 7}), stageOf({1, 2})) << "2 stands for all higher debts";
  EXPECT_EQ(stageOf({5, 0}), finishedStage);
  EXPECT_EQ(gateOf(finishedStage), 5);
}

} // namespace
} // namespace fairway::validator::lake_race
