#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/certificate.h"
#include "validator/lake_race/par/dice_choice_code.h"
#include "validator/lake_race/par/dice_decision.h"
#include "validator/lake_race/par/par.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

// One turn looked ahead, against the rules' own functions: on values that mean nothing, so that no state is
// favoured and no two choices are alike.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

constexpr Costs costs{1, 60};

struct AnyValues {
  AnyValues(const StateSpace& space, unsigned seed) : values(space, 0) {
    std::mt19937 random(seed);
    for (Stage stage = 0; stage < stageCount; ++stage)
      for (std::size_t entry = 0; entry < space.entriesPerStage(); ++entry)
        for (int damage = 0; damage < damageLevels; ++damage)
          values.at(stage, entry).set(damage, static_cast<double>(random() % 1000000) / 10000);
  }
  ValueTable values;
};

struct Turn {
  const StateSpace& space;
  const ValueTable& values;
  StateSpace::Water water;
  int heading;
  Stage stage;
  int damage;

  double moved(const fairway::lake_race::Move& move, Direction ahead, Dice dice) const {
    if (move.progress.finished()) return 0;
    if (damage + move.missing >= damageLevels) return costs.sink;
    const auto& way = space.way(space.waterAt(move.end), static_cast<int>(ahead));
    const int lying = move.crashed() ? 0 : space.dice().indexOf(dice);
    return values.at(stageOf(move.progress),
                     space.entryOf(way, static_cast<int>(ahead), lying))[damage + move.missing];
  }

  double rolled(Dice dice) const {
    const CourseBoard& board = space.board();
    const auto from = static_cast<Direction>(heading);
    const auto legal = fairway::lake_race::legalSteers(board, space.cellOf(water), from, dice.total());
    double least = INFINITY;
    for (const fairway::lake_race::Steer steer : fairway::lake_race::allSteers) {
      if (!legal.contains(steer)) continue;
      const Direction ahead = fairway::lake_race::steered(from, steer);
      least = std::min(least, moved(fairway::lake_race::moveAlone(board, space.cellOf(water), ahead,
                                                                  dice.total(), progressAt(stage)),
                                    ahead, dice));
    }
    return least;
  }

  double decided(const DiceChoice& choice) const {
    double sum = 0;
    fairway::lake_race::forEachRoll(choice.roll, [&](Dice result, std::uint64_t ways) {
      sum += static_cast<double>(ways) * rolled(choice.keep + result);
    });
    return costs.turn + sum / std::pow(3.0, choice.roll);
  }

  double best(Dice dice) const {
    double least = INFINITY;
    fairway::lake_race::forEachDiceChoice(dice, [&](const DiceChoice& choice) {
      if (choice.keep.count() + choice.roll <= space.dice().maxDice())
        least = std::min(least, decided(choice));
    });
    return least;
  }
};

void expectBackups(const StateSpace& space, const ValueTable& values, StateSpace::Water water, Stage stage) {
  Backup backup(space, costs);
  const auto count = static_cast<std::size_t>(space.dice().count());
  std::vector<ByDamage> states(count);
  std::vector<ByDamage> alone(count);
  std::vector<ByDamage> choices(count);
  for (int heading = 0; heading < 6; ++heading) {
    backup.look(values, water, stage);
    backup.evaluate(heading, states.data(), choices.data());
    backup.lookFrom(values, water, stage, heading);
    backup.evaluate(heading, alone.data());
    for (int dice = 0; dice < space.stateCount(space.way(water, heading)); ++dice) {
      const auto at = static_cast<std::size_t>(dice);
      const int damage = dice % damageLevels;
      const Turn turn{space, values, water, heading, stage, damage};
      EXPECT_NEAR(states[at][damage], turn.best(space.dice().at(dice)), 1e-9);
      EXPECT_EQ(states[at][damage], alone[at][damage]) << "with and without what to do";
      const auto code = static_cast<DiceChoiceCode>(choices[at][damage]);
      const DiceChoice choice{space.dice().at(keptDice(code)),
                              countAfterRoll(code) - space.dice().size(keptDice(code))};
      EXPECT_FALSE(fairway::lake_race::whyNotRoll(space.dice().at(dice), choice));
      EXPECT_NEAR(turn.decided(choice), states[at][damage], 1e-9) << "what to do costs what is said";
    }
  }
}

TEST(Backup, IsOneTurnLookedAheadExactly) {
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const CourseBoard board(smallCourse(seed, 8, 6));
    const StateSpace space(board, 3);
    const AnyValues any(space, seed);
    for (StateSpace::Water water = 0; water < space.waterCount(); water += 5)
      for (Stage stage = 0; stage < stageCount; stage += 3)
        if (space.reachable(water, stage)) expectBackups(space, any.values, water, stage);
  }
}

// Whatever the values are: the bounds that the certificate makes of them hold the truth.
TEST(Certificate, ProvesBoundsAlsoOfPoorValues) {
  WorkWatch watch;
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const CourseBoard board(smallCourse(seed, 8, 6));
    const auto par = Par::solve(board, {2, 60}, watch).value();
    for (const double wrong : {1e-4, 1e-2}) {
      ValueTable poor = par->values();
      std::mt19937 random(seed);
      for (Stage stage = 0; stage < stageCount; ++stage)
        for (std::size_t entry = 0; entry < par->space().entriesPerStage(); ++entry) {
          const double factor = wrong * static_cast<double>(random() % 2001) / 1000;
          poor.at(stage, entry) = poor.at(stage, entry) + ByDamage::all(factor - wrong);
        }
      const Certificate certificate = certify(par->space(), par->costs(), poor);
      EXPECT_GT(certificate.relativeGap(), wrong / 10) << "poor values prove little";
      for (const auto cell : board.startCells()) {
        const StateSpace::Water water = par->space().waterAt(cell);
        for (int heading = 0; heading < 6; ++heading) {
          const double truth = par->startValue(water, heading);
          const double value = poor.at(0, par->space().way(water, heading).slot)[0];
          EXPECT_LE(certificate.lower(value), truth * (1 + 1e-6));
          EXPECT_GE(certificate.upper(value), truth * (1 - 1e-6));
        }
      }
    }
  }
}

TEST(Certificate, WithoutAProofThereIsNoUpperBound) {
  const Certificate hopeless{1.5, 0.5};
  EXPECT_EQ(hopeless.upper(10), INFINITY);
  EXPECT_LT(hopeless.lower(10), 10);
  const Certificate exact{0, 0};
  EXPECT_NEAR(exact.lower(10), 10, 1e-12);
  EXPECT_NEAR(exact.upper(10), 10, 1e-12);
  EXPECT_LE(exact.lower(10), exact.upper(10));
}

TEST(DiceDecision, KnownAnswers) {
  const DiceTable table(3);
  DiceDecision decision(table);
  const auto best = [&](Dice dice, auto cost) {
    return decision.best(table.indexOf(dice), [&](int lying) { return cost(table.at(lying)); });
  };
  const auto far = [](Dice dice) { return 10.0 - dice.total(); };
  // The further the better, with no dice: one is added and rolled, and gives 2 on average.
  BestDice first = best({}, far);
  EXPECT_DOUBLE_EQ(first.cost, 8);
  EXPECT_EQ(first.choice, codeOf(0, 1));
  // A 3 is kept, a 1 rolled again, a die added: 3 + 2 + 2.
  BestDice second = best({1, 0, 1}, far);
  EXPECT_DOUBLE_EQ(second.cost, 3);
  EXPECT_EQ(second.choice, codeOf(table.indexOf({0, 0, 1}), 3));
  // No more than three dice, the limit of the table: of 1, 1 and 2 all but the 2 are better rolled again.
  BestDice third = best({2, 1, 0}, far);
  EXPECT_DOUBLE_EQ(third.cost, 4);
  // Exactly 2 wanted: a 2 and a 1 lie, so the 1 goes.
  BestDice fourth = best({1, 1, 0}, [](Dice dice) { return std::fabs(dice.total() - 2.0); });
  EXPECT_DOUBLE_EQ(fourth.cost, 0);
  EXPECT_EQ(fourth.choice, codeOf(table.indexOf({0, 1, 0}), 1));
  // To stand still takes as many turns as there are dice: only one is removed at a time.
  BestDice fifth = best({2, 0, 0}, [](Dice dice) { return static_cast<double>(dice.total()); });
  EXPECT_DOUBLE_EQ(fifth.cost, 1);
}

} // namespace
} // namespace fairway::validator::lake_race
