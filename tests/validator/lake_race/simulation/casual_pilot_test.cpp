#include "rules/lake_race/play/dice_stream.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/state_query.h"
#include "validator/lake_race/simulation/casual_pilot.h"
#include "validator/lake_race/simulation/skill.h"

#include <gtest/gtest.h>

#include <cmath>

// Pilots that play for pleasure, and what skill is worth among them.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;

std::shared_ptr<const Par> pond(unsigned seed) {
  WorkWatch watch;
  return Par::solve(boardWithRoom(seed, 12, 8, 3), {3, 60}, watch).value();
}

BoatState stateOf(const Boat& boat) {
  return {boat.cell, boat.heading, boat.dice, boat.damage, boat.progress};
}

// V(end), by the rules' own functions.
double costOfSteer(const Par& par, const Race& race, const Boat& boat, Dice dice, Steer steer) {
  const Direction heading = steered(boat.heading, steer);
  const auto taken = [&](CourseBoard::CellIndex cell) { return race.isTaken(cell); };
  return costAfter(par, stateOf(boat), heading, dice,
                   moveAhead(race.board(), boat.cell, heading, dice.total(), boat.progress, taken));
}

// Q(s, d | B), roll by roll.
double costOfChoice(const Par& par, const Race& race, const Boat& boat, const DiceChoice& choice) {
  double sum = 0;
  forEachRoll(choice.roll, [&](Dice rolled, std::uint64_t ways) {
    const Dice dice = choice.keep + rolled;
    const SteerSet legal = legalSteers(race.board(), boat.cell, boat.heading, dice.total());
    double least = std::numeric_limits<double>::infinity();
    for (const Steer steer : allSteers)
      if (legal.contains(steer)) least = std::min(least, costOfSteer(par, race, boat, dice, steer));
    sum += static_cast<double>(ways) * least;
  });
  return 1 + sum / std::pow(3, choice.roll);
}

void expectDiceChances(const Par& par, const Race& race, CasualPilot& pilot) {
  const Boat& boat = race.boat(race.seatToAct());
  std::vector<std::pair<DiceChoice, double>> weights;
  double all = 0;
  forEachDiceChoice(boat.dice, [&](const DiceChoice& choice) {
    if (choice.keep.count() + choice.roll > par.options().maxDice) return;
    weights.emplace_back(choice, std::exp(-4 * costOfChoice(par, race, boat, choice)));
    all += weights.back().second;
  });
  const auto chances = pilot.diceChances(race);
  ASSERT_EQ(chances.size(), weights.size());
  for (const auto& [choice, weight] : weights) {
    const auto found = std::find_if(chances.begin(), chances.end(),
                                    [&, wanted = choice](const auto& each) { return each.choice == wanted; });
    ASSERT_NE(found, chances.end());
    EXPECT_NEAR(found->chance, weight / all, 1e-6);
  }
}

void expectSteerChances(const Par& par, const Race& race, CasualPilot& pilot) {
  const Boat& boat = race.boat(race.seatToAct());
  double all = 0;
  for (const Steer steer : allSteers)
    if (race.legalSteers().contains(steer))
      all += std::exp(-4 * costOfSteer(par, race, boat, boat.dice, steer));
  double sum = 0;
  for (const auto& each : pilot.steerChances(race)) {
    EXPECT_TRUE(race.legalSteers().contains(each.steer));
    EXPECT_NEAR(each.chance, std::exp(-4 * costOfSteer(par, race, boat, boat.dice, each.steer)) / all, 1e-6);
    sum += each.chance;
  }
  EXPECT_NEAR(sum, 1, 1e-12);
}

// Every choice of some races with other boats about, against weights that are worked out one by one.
TEST(CasualPilot, WeighsChoicesByWhatTheyCost) {
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const auto par = pond(seed);
    CasualPilot pilot(*par);
    Logbook log(seed);
    DiceStream dice(seed, 0, 1);
    Race race(par->board(), {3, 1, false, {}});
    while (race.stage() == fairway::lake_race::Stage::Placing) {
      const StartPlace place = pilot.choosePlace(race, log);
      ASSERT_FALSE(race.place(race.seatToAct(), place.cell, place.heading));
    }
    for (int turn = 0; turn < 24 && !race.over(); ++turn) {
      expectDiceChances(*par, race, pilot);
      const DiceChoice choice = pilot.chooseDice(race, log);
      ASSERT_FALSE(race.roll(race.seatToAct(), choice.keep, dice.roll(choice.roll)));
      expectSteerChances(*par, race, pilot);
      ASSERT_FALSE(race.steer(pilot.chooseSteer(race, log)));
    }
  }
}

TEST(CasualPilot, DrawsAsOftenAsItSays) {
  const auto par = pond(2);
  CasualPilot pilot(*par);
  Logbook log(7);
  Race race(par->board(), {2, 1, false, {}});
  while (race.stage() == fairway::lake_race::Stage::Placing) {
    const StartPlace place = pilot.choosePlace(race, log);
    ASSERT_FALSE(race.place(race.seatToAct(), place.cell, place.heading));
  }
  ASSERT_FALSE(race.roll(race.seatToAct(), {}, Dice(0, 1, 0)));
  const auto chances = pilot.steerChances(race);
  constexpr int draws = 20000;
  std::array<int, 3> drawn{};
  for (int i = 0; i < draws; ++i) ++drawn[static_cast<std::size_t>(pilot.chooseSteer(race, log))];
  for (const auto& each : chances) {
    const double error = std::sqrt(each.chance * (1 - each.chance) * draws);
    EXPECT_NEAR(drawn[static_cast<std::size_t>(each.steer)], each.chance * draws, 5 * error + 1);
  }
}

TEST(Skill, IsWorthSomethingAndTheSameEveryTime) {
  const auto par = pond(4);
  WorkWatch watch;
  const SkillOptions options{3, test::sanitized ? 60 : 1500, 5};
  const auto first = raceForSkill(*par, options, watch);
  const auto again = raceForSkill(*par, options, watch);
  ASSERT_TRUE(first && first->skill);
  EXPECT_EQ(first->races, options.races);
  EXPECT_EQ(first->skill->value, again->skill->value);
  EXPECT_LT(first->skill->low, first->skill->value);
  if (!test::sanitized) {
    EXPECT_GT(first->skill->low, 0);
  }
  EXPECT_FALSE(raceForSkill(*par, {3, 3, 5}, watch)->skill); // a single block says nothing of its error
}

} // namespace
} // namespace fairway::validator::lake_race
