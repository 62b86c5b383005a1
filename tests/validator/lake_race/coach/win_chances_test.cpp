#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/coach/win_chances.h"

#include <gtest/gtest.h>

namespace fairway::validator::lake_race {
namespace {

std::shared_ptr<const Par> solvedFinely(const fairway::lake_race::CourseBoard& board) {
  WorkWatch watch;
  ParHints hints;
  hints.fine = true;
  return Par::solve(board, {4, 60}, watch, hints).value();
}

RacingBoat atStart(const Par& par, std::size_t start) {
  const StateSpace::Water water = par.space().waterAt(par.board().startCells()[start]);
  return {water, par.bestHeading(water), 0, 0, {}};
}

// Three boats that do not meet: the chances before a turn are the mean of those after it, over all rolls.
TEST(WinChances, AreTheirOwnMeanOverAllRolls) {
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const auto board = boardWithRoom(seed, 10, 8, 3);
    const auto par = solvedFinely(board);
    TurnValues values(*par);
    ParChain chain(values);
    const std::array<ParChain::Id, 3> starts{chain.idOf(atStart(*par, 0)), chain.idOf(atStart(*par, 1)),
                                             chain.idOf(atStart(*par, 2))};
    ASSERT_TRUE(chain.follow(unwatched()));
    std::vector<ParChain::Id> all;
    for (ParChain::Id id = 0; id < chain.stateCount(); ++id) all.push_back(id);
    FinishOdds odds;
    ASSERT_TRUE(odds.workOut(chain, all, unwatched()));
    const ParChain::Id other = chain.stateCount() / 2;
    ChancesAfterTurn before;
    ChancesAfterTurn after;
    for (ParChain::Id id = 0; id < chain.stateCount(); id += 1 + chain.stateCount() / 200) {
      // Seat 1 is to move, then 2, then 3.
      const std::array<ChancesAfterTurn::Other, 2> twoBefore{{{1, odds.of(id)}, {2, odds.of(starts[1])}}};
      before.look(3, twoBefore, odds.turns());
      const Chances expected = before.with(other, odds.of(other));
      const std::array<ChancesAfterTurn::Other, 2> twoAfter{{{2, odds.of(starts[1])}, {3, odds.of(other)}}};
      after.look(1, twoAfter, odds.turns());
      Chances mean;
      double sum = 0;
      const auto add = [&](ParChain::Id end, double probability) {
        const Chances chances = after.with(end, odds.of(end));
        for (int seat = 1; seat <= 3; ++seat) mean[seat] += probability * chances[seat];
      };
      const ParChain::Turn turn = chain.turn(id);
      for (const ParChain::Step& step : turn.steps) add(step.to, step.probability);
      add(ParChain::finished, turn.finished);
      add(ParChain::sunk, turn.sunk);
      for (int seat = 1; seat <= 3; ++seat) {
        EXPECT_NEAR(mean[seat], expected[seat], 1e-12);
        sum += expected[seat];
      }
      EXPECT_NEAR(sum, 1, 1e-12);
    }
  }
}

// The odds of the par policy agree with its values: turns and the penalty are what par says.
TEST(FinishOdds, MeanTurnsAndSinkingsAreWhatParSays) {
  for (unsigned seed = 4; seed < 4 + lakes(3); ++seed) {
    const auto board = boardWithRoom(seed, 10, 8, 2);
    const auto par = solvedFinely(board);
    TurnValues values(*par);
    ParChain chain(values);
    const RacingBoat boat = atStart(*par, 0);
    const ParChain::Id id = chain.idOf(boat);
    FinishOdds odds;
    ASSERT_TRUE(odds.workOut(chain, {id}, unwatched()));
    const Odds own = odds.of(id);
    double turns = 0;
    for (std::size_t turn = 0; turn < static_cast<std::size_t>(odds.turns()); ++turn)
      turns += own.afloat[turn] - own.sunk[turn];
    const double sunk = own.sunk[odds.turns()];
    EXPECT_NEAR(turns + 60 * sunk, values.valueOf(boat), 1e-5); // equal choices may differ by 1e-6 a turn
  }
}

} // namespace
} // namespace fairway::validator::lake_race
