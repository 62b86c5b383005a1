#include "validator/lake_race/par/finish_turns.h"

#include "tests/validator/lake_race/par/small_courses.h"
#include "tests/validator/lake_race/par/stopping.h"
#include "validator/lake_race/par/par_report.h"
#include "validator/lake_race/par/state_query.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

// When a perfect boat finishes.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

SolvedRace raceOf(const Par& par) {
  return {par.space(), par.costs(), par.values(), par.policy()};
}

std::shared_ptr<const Par> solved(unsigned seed) {
  WorkWatch watch;
  return Par::solve(CourseBoard(smallCourse(seed, 9, 6)), {3, 60}, watch).value();
}

std::vector<FlowStart> allStarts(const Par& par) {
  std::vector<FlowStart> starts;
  for (const auto cell : par.board().startCells()) {
    const auto water = par.space().waterAt(cell);
    starts.push_back({water, par.bestHeading(water)});
  }
  return starts;
}

// The mean and the share of finishers are those of the flow, which follows the same boats without a clock.
TEST(FinishTurns, AgreeWithTheFlow) {
  for (unsigned seed = 1; seed <= lakes(6); ++seed) {
    const auto par = solved(seed);
    const auto starts = allStarts(*par);
    const auto turns = finishTurnsFrom(raceOf(*par), starts);
    ASSERT_TRUE(turns);
    for (std::size_t i = 0; i < starts.size(); ++i) {
      const RaceFlow flow = *flowFrom(raceOf(*par), starts[i].water, starts[i].heading);
      const FinishTurns& finish = (*turns)[i];
      EXPECT_NEAR(std::accumulate(finish.byTurn.begin(), finish.byTurn.end(), 0.0), flow.finished, 1e-9);
      EXPECT_NEAR(finish.never, flow.sunk, 1e-9);
      EXPECT_EQ(finish.byTurn[0], 0);
    }
  }
}

// The whole cost: turns of finishers and of the sunk, whose turns are those that are left.
TEST(FinishTurns, TakeAsLongAsParSays) {
  for (unsigned seed = 1; seed <= lakes(6); ++seed) {
    const auto par = solved(seed);
    const ParReport report = *reportOf(*par);
    if (report.flow.sunk > 1e-9) continue;
    double mean = 0;
    for (std::size_t turn = 0; turn < report.finishTurns.byTurn.size(); ++turn)
      mean += static_cast<double>(turn) * report.finishTurns.byTurn[turn];
    EXPECT_NEAR(mean, par->value(), 1e-5) << seed;
  }
}

// A second, naive way: boats as maps of states, moved by the rules' own functions.
struct NaiveFleet {
  struct Less {
    static auto key(const BoatState& s) {
      return std::tuple(s.cell, s.heading, s.dice.showing(1), s.dice.showing(2), s.dice.showing(3), s.damage,
                        s.progress.gate, s.progress.owed);
    }
    bool operator()(const BoatState& a, const BoatState& b) const { return key(a) < key(b); }
  };
  std::map<BoatState, double, Less> boats;
};

double naiveTurn(const Par& par, NaiveFleet& fleet) {
  NaiveFleet after;
  double finished = 0;
  for (const auto& [state, mass] : fleet.boats) {
    const fairway::lake_race::DiceChoice choice = diceOptions(par, state).front().choice;
    fairway::lake_race::forEachRoll(choice.roll, [&, &state = state, mass = mass](
                                                     fairway::lake_race::Dice result, std::uint64_t ways) {
      const fairway::lake_race::Dice lie = choice.keep + result;
      const double share = mass * static_cast<double>(ways) / std::pow(3.0, choice.roll);
      const SteerOption best = steerOptions(par, state, lie).front();
      const int damage = state.damage + best.move.missing;
      if (best.move.progress.finished())
        finished += share;
      else if (damage < fairway::lake_race::sinkingDamage)
        after.boats[{best.move.end, fairway::lake_race::steered(state.heading, best.steer),
                     best.move.crashed() ? fairway::lake_race::Dice() : lie, damage, best.move.progress}] +=
            share;
    });
  }
  fleet = std::move(after);
  return finished;
}

// Where choices are equally good the two may choose differently; what is compared is how many finish soonest
// and the mean, which no such choice can change by more than the solver's tolerance.
TEST(FinishTurns, AgreeWithBoatsMovedByTheRules) {
  const auto par = solved(2);
  const ParReport report = *reportOf(*par);
  NaiveFleet fleet;
  const auto& best = report.startCells[*report.best];
  fleet.boats[{par->board().indexOf(best.cell), *best.heading, {}, 0, {}}] = 1;
  double naiveCost = 0;
  double cost = 0;
  double left = 1;
  double naiveLeft = 1;
  for (std::size_t turn = 1; turn <= 60; ++turn) {
    naiveCost += naiveLeft;
    cost += left;
    naiveLeft -= naiveTurn(*par, fleet);
    left -= report.finishTurns.at(turn);
  }
  EXPECT_NEAR(cost, naiveCost, 1e-3);
  EXPECT_NEAR(left, naiveLeft, 1e-6);
}

TEST(FinishTurns, OfSeveralStartsAreThoseOfEach) {
  const auto par = solved(3);
  const auto starts = allStarts(*par);
  const auto together = *finishTurnsFrom(raceOf(*par), starts);
  for (std::size_t i = 0; i < starts.size(); ++i) {
    const auto alone = *finishTurnsFrom(raceOf(*par), std::span(&starts[i], 1));
    for (std::size_t turn = 0; turn < together[i].byTurn.size(); ++turn)
      EXPECT_NEAR(together[i].byTurn[turn], alone[0].at(turn), 1e-12);
  }
}

TEST(FinishTurns, StopAtOnce) {
  const auto par = solved(1);
  const auto starts = allStarts(*par);
  StopAfter whole(never);
  ASSERT_TRUE(finishTurnsFrom(raceOf(*par), starts, whole));
  for (const int moment : momentsOf(whole.asked())) {
    StopAfter watch(moment);
    EXPECT_FALSE(finishTurnsFrom(raceOf(*par), starts, watch));
    EXPECT_EQ(watch.asked(), moment + 1);
  }
}

} // namespace
} // namespace fairway::validator::lake_race
