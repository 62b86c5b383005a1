#include "tests/rules/river/rivers.h"
#include "tests/validator/river/naive_values.h"
#include "validator/river/solve/flow.h"
#include "validator/river/solve/two.h"
#include "validator/river/study/fairest.h"
#include "validator/river/study/river_study.h"

#include <gtest/gtest.h>

#include <set>

namespace fairway::validator::river {
namespace {

using namespace fairway::river::test;
using fairway::river::Race;
using fairway::river::RiverBoard;

// Two players on a river, solved.
struct Solved {
  explicit Solved(const River& river, const TwoOptions& options = {})
      : moves(river), endless(moves), two(*Two::solve(moves, endless, options, watch)) {}

  WorkWatch watch;
  FleetMoves moves;
  Endless endless;
  Two two;
};

double aheadOf(const Race& race) {
  return race.points(1) - race.points(2);
}
double winOf(const Race& race) {
  return aheadOf(race) > 0 ? 1 : aheadOf(race) == 0 ? 0.5 : 0;
}

void expectBetween(const Bounds& bounds, double value, const std::string& what) {
  EXPECT_LE(bounds.lower, value + 1e-10) << what;
  EXPECT_GE(bounds.upper, value - 1e-10) << what;
  EXPECT_LE(bounds.gap(), 1e-9) << what;
}

TEST(RiverFleets, HaveNumbers) {
  const FleetTable fleets(10, 3);
  EXPECT_EQ(fleets.count(0), 1);
  EXPECT_EQ(fleets.count(1), 10);
  EXPECT_EQ(fleets.count(2), 55);
  EXPECT_EQ(fleets.count(3), 220);
  for (int boats = 0; boats <= 3; ++boats)
    for (int index = 0; index < fleets.count(boats); ++index)
      EXPECT_EQ(fleets.idOf(fleets.boatsOf({boats, index})), (FleetId{boats, index}));
}

TEST(RiverStates, AreCounted) {
  const River river = published();
  EXPECT_EQ(statesAlone(river), 3600);
  EXPECT_EQ(statesOfTwo(river, Goal::Win), 2'814'500);
  EXPECT_EQ(statesOfTwo(river, Goal::Difference), 2'528'100);
  EXPECT_EQ(statesOfTwo(laid("S...W..........."), Goal::Win), 42'740'736);
}

// The figures that were known before.
TEST(RiverPublished, OnePlayerAlone) {
  const RiverStudy study(published());
  EXPECT_NEAR(study.points().value(), 28.840068635, 1e-8);
  EXPECT_LE(study.points().gap(), 1e-9);
  EXPECT_NEAR(study.bestChanceAllSaved().value(), 0.6315658832, 1e-9);
  const LoneFlow flow = flowAlone(study.alone(), Phase{0});
  EXPECT_NEAR(flow.points, study.points().value(), 1e-8);
  EXPECT_NEAR(flow.saved, 2.59, 0.005);
  EXPECT_LE(flow.allSaved, study.bestChanceAllSaved().value());
}

TEST(RiverPublished, TwoPlayers) {
  const Solved solved(published());
  const Bounds win = solved.two.start(Phase{0});
  EXPECT_NEAR(win.value(), 0.4564276141, 1e-9);
  EXPECT_LE(win.gap(), 1e-9);
  const auto flow = flowOfTwo(solved.two, Phase{0}, {Hand::Perfect, Hand::Perfect}, solved.watch);
  EXPECT_NEAR(flow->first + flow->tie / 2, win.value(), 1e-7);
  EXPECT_NEAR(flow->first + flow->tie + flow->second, 1, 1e-12);
  EXPECT_NEAR(flow->rounds, 20.0, 0.05);
}

TEST(RiverPublished, Skill) {
  const Solved solved(published());
  WorkWatch watch;
  const auto skill = skillOn(solved.moves, solved.endless, watch);
  EXPECT_NEAR(skill->mean(), 0.795, 0.0005);
  const auto first = flowOfTwo(solved.two, Phase{0}, {Hand::Perfect, Hand::Random}, watch);
  const auto second = flowOfTwo(solved.two, Phase{0}, {Hand::Random, Hand::Perfect}, watch);
  const double policy = (first->first + first->tie / 2 + second->second + second->tie / 2) / 2;
  EXPECT_NEAR(policy, 0.783, 0.0005) << "the policy of win gets less than the best answer";
}

// "Turning the laid order by one is the same ring one phase later."
TEST(RiverRings, OneSolutionServesAllRotations) {
  River river = laid("S.W.E.L");
  river.boats = 2;
  const Solved solved(river);
  for (int phase = 0; phase < river.length(); ++phase) {
    const Solved other(turned(river, Phase{phase}));
    EXPECT_NEAR(solved.two.start(Phase{phase}).value(), other.two.start(Phase{0}).value(), 1e-9);
  }
}

TEST(RiverRings, OrdersAreValuedAsEachByItself) {
  River river = laid("S..W.E");
  river.boats = 1;
  WorkWatch watch;
  const auto values = valued(orders(river, true, 1), true, watch);
  ASSERT_EQ(values->size(), 120U);
  for (std::size_t i = 0; i < values->size(); i += 7) {
    const RiverStudy study((*values)[i].river);
    EXPECT_NEAR(*(*values)[i].points, study.points().value(), 1e-9);
    EXPECT_NEAR((*values)[i].win->value(), Solved((*values)[i].river).two.start(Phase{0}).value(), 1e-9);
  }
}

River smallRiver(Random& random, bool wind, int boats) {
  for (;;) {
    River river = anyRiver(random, 7, boats);
    if (hasWind(river) == wind) return river;
  }
}

class RiverNaive : public testing::TestWithParam<bool> {};
INSTANTIATE_TEST_SUITE_P(Wind, RiverNaive, testing::Bool());

TEST_P(RiverNaive, TwoPlayersByEveryMeasure) {
  Random random(GetParam() ? 11 : 12);
  int solved = 0;
  for (int i = 0; i < 14; ++i) {
    River river = smallRiver(random, GetParam(), i < 10 ? 1 : 2);
    river.players = 2;
    const RiverBoard board(river);
    const FleetMoves moves(river);
    if (!Endless(moves).ends(Phase{0})) continue;
    ++solved;
    NaiveGame game;
    game.endValue = winOf;
    const auto compare = [&](const TwoOptions& options, Choice first, Choice second) {
      game.choices = {{1, std::move(first)}, {2, std::move(second)}};
      expectBetween(Solved(river, options).two.start(Phase{0}), naiveValue(board, game), orderOf(river));
    };
    compare({}, most, least);
    compare({Goal::Win, Player::Most, Player::Random}, most, mean);
    compare({Goal::Win, Player::Random, Player::Least}, mean, least);
    game.endValue = aheadOf;
    compare({Goal::Difference, Player::Most, Player::Least}, most, least);
  }
  EXPECT_GT(solved, 5);
}

// All kinds of sections, and convoys of three boats and more.
TEST(RiverSolved, ThreeBoatsEach) {
  for (fairway::river::Convoy convoy : {fairway::river::Convoy::Any, fairway::river::Convoy::Own}) {
    River river = laid("S.WE.L");
    river.players = 2;
    river.convoy = convoy;
    NaiveGame game;
    game.endValue = winOf;
    game.choices = {{1, most}, {2, least}};
    expectBetween(Solved(river).two.start(Phase{0}), naiveValue(RiverBoard(river), game), orderOf(river));
  }
}

TEST_P(RiverNaive, OnePlayerAlone) {
  Random random(GetParam() ? 21 : 22);
  int solved = 0;
  for (int i = 0; i < 40; ++i) {
    const River river = smallRiver(random, GetParam(), 3);
    const RiverBoard board(river);
    const RiverStudy study(river);
    EXPECT_EQ(study.ends(), !naiveGoesRound(board)) << orderOf(river);
    EXPECT_EQ(study.rescue().most, naiveMostHome(board)) << orderOf(river);
    EXPECT_EQ(allCanComeHome(study.moves(), Phase{0}), study.rescue().most == river.boats);
    if (!study.ends()) {
      EXPECT_FALSE(study.endless().playGoingRound(Phase{0}).empty());
      continue;
    }
    ++solved;
    NaiveGame game;
    game.players = 1;
    game.choices = {{1, most}};
    game.endValue = [](const Race& race) { return static_cast<double>(race.points(1)); };
    expectBetween(study.points(), naiveValue(board, game), orderOf(river));
    game.endValue = [&](const Race& race) { return race.docks(1).size() == river.boats ? 1.0 : 0.0; };
    expectBetween(study.bestChanceAllSaved(), naiveValue(board, game), orderOf(river));
  }
  EXPECT_GT(solved, 10);
}

// Rounds, boats, points and ties depend on which of equally good options is taken.
TEST_P(RiverNaive, RacesOfPerfectPlayers) {
  Random random(GetParam() ? 41 : 42);
  int followed = 0;
  for (int i = 0; i < 12; ++i) {
    River river = smallRiver(random, GetParam(), i < 8 ? 1 : 2);
    river.players = 2;
    const RiverBoard board(river);
    const RiverStudy study(river);
    if (!study.ends()) continue;
    ++followed;
    NaiveGame game;
    game.endValue = winOf;
    game.choices = {{1, most}, {2, least}};
    const NaiveFlow expected = naiveFlow(board, game);
    const Solved solved(river);
    const auto flow = flowOfTwo(solved.two, Phase{0}, {Hand::Perfect, Hand::Perfect}, solved.watch);
    EXPECT_NEAR(flow->rounds, expected.rounds, 1e-8) << orderOf(river);
    EXPECT_NEAR(flow->first, expected.firstWins, 1e-9) << orderOf(river);
    EXPECT_NEAR(flow->tie, expected.ties, 1e-9) << orderOf(river);
    for (int seat : {1, 2}) {
      EXPECT_NEAR(flow->points[static_cast<std::size_t>(seat - 1)], expected.points.at(seat), 1e-8);
      EXPECT_NEAR(flow->saved[static_cast<std::size_t>(seat - 1)], expected.saved.at(seat), 1e-8);
    }
    game.players = 1;
    game.endValue = [](const Race& race) { return static_cast<double>(race.points(1)); };
    const NaiveFlow alone = naiveFlow(board, game);
    const LoneFlow lone = flowAlone(study.alone(), Phase{0});
    EXPECT_NEAR(lone.rounds, alone.rounds, 1e-8) << orderOf(river);
    EXPECT_NEAR(lone.points, alone.points.at(1), 1e-8);
    EXPECT_NEAR(lone.saved, alone.saved.at(1), 1e-8);
  }
  EXPECT_GT(followed, 4);
}

// The save chance of the start is that of a player with one boat.
TEST(RiverSolved, SaveChances) {
  Random random(31);
  for (int i = 0; i < 30; ++i) {
    River river = anyRiver(random, 9, 3);
    const RiverStudy study(river);
    if (!study.ends()) continue;
    River lone = river;
    lone.boats = 1;
    NaiveGame game;
    game.players = 1;
    game.choices = {{1, most}};
    game.endValue = [](const Race& race) { return static_cast<double>(race.docks(1).size()); };
    for (int phase = 0; phase < river.length(); phase += 3) {
      const std::vector<double> chances = study.saveChances(Phase{phase});
      ASSERT_EQ(chances.size(), river.sections.size());
      for (int section = 1; section <= river.length(); section += 2) {
        River there = turned(lone, Phase{phase});
        there.start = section;
        const double expected = naiveValue(RiverBoard(there), game);
        EXPECT_NEAR(study.saveChance(Phase{phase}, SectionNow{section}), expected, 1e-10) << orderOf(river);
        EXPECT_NEAR(chances[static_cast<std::size_t>(section - 1)], expected, 1e-10);
        EXPECT_EQ(study.isDoomed(Phase{phase}, SectionNow{section}), expected == 0);
      }
    }
  }
}

TEST(RiverOrders, AreCountedAndListed) {
  EXPECT_EQ(arrangements(published(), true), 90);
  River fixed = published();
  fixed.sections[0].fixed = fixed.sections[4].fixed = true;
  EXPECT_EQ(arrangements(fixed, false), 1);
  EXPECT_EQ(orders(fixed, false, 1).size(), 1U);
  const auto all = orders(fixed, true, 1);
  EXPECT_EQ(all.size(), 90U);
  std::set<std::string> different;
  for (const River& river : all) different.insert(orderOf(river));
  EXPECT_EQ(different.size(), 90U);
  // 16 sections, no two alike but some: more than anybody lists.
  River many = laid("SWEL.SWEL.SWEL.S");
  EXPECT_EQ(arrangements(many, true), 672'672'000);
  const auto sample = orders(many, true, 3);
  EXPECT_EQ(sample.size(), 5000U);
  EXPECT_EQ(sample, orders(many, true, 3));
  EXPECT_EQ(sample.front(), many);
}

} // namespace
} // namespace fairway::validator::river
