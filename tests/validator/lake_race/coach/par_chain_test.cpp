#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/coach/growing_odds.h"

#include <gtest/gtest.h>

// What simulated races look up instead of working it out.
namespace fairway::validator::lake_race {
namespace {

struct Chain {
  explicit Chain(unsigned seed)
      : board(boardWithRoom(seed, 12, 8, 4)), par(Par::solve(board, {4, 60}, watch).value()), values(*par),
        chain(values) {
    for (const auto cell : board.startCells()) {
      const StateSpace::Water water = par->space().waterAt(cell);
      starts.push_back(chain.idOf(boat(water, par->bestHeading(water))));
    }
  }
  static RacingBoat boat(StateSpace::Water water, int heading) { return {water, heading, 0, 0, {}}; }

  WorkWatch watch;
  fairway::lake_race::CourseBoard board;
  std::shared_ptr<const Par> par;
  TurnValues values;
  ParChain chain;
  std::vector<ParChain::Id> starts;
};

TEST(ParChain, KnowsWhereEachResultLeads) {
  Chain known(3);
  ASSERT_TRUE(known.chain.follow(unwatched()));
  for (const auto cell : known.board.startCells()) {
    const StateSpace::Water water = known.par->space().waterAt(cell);
    for (int heading = 0; heading < 6; ++heading) {
      const RacingBoat boat = Chain::boat(water, heading);
      const ParChain::Id id = known.chain.idOf(boat);
      ASSERT_TRUE(known.chain.follow(unwatched()));
      const ChoiceCost choice = known.chain.turn(id).choice;
      double all = 0;
      forEachResult(known.par->space().dice(), choice.keep, choice.roll, [&](int dice, double probability) {
        const TurnEnd end = known.values.bestEnd(boat, dice, {});
        const ParChain::Result& result = known.chain.afterRoll(id, dice);
        EXPECT_EQ(result.to, known.chain.idOf(end));
        EXPECT_EQ(result.heading, end.boat.heading);
        all += probability;
      });
      EXPECT_NEAR(all, 1, 1e-12);
    }
  }
}

TEST(GrowingOdds, AreThoseWorkedOutAtOnce) {
  Chain known(4);
  GrowingOdds growing(known.chain);
  ASSERT_TRUE(growing.begin(known.starts, unwatched()));
  FinishOdds atOnce;
  ASSERT_TRUE(atOnce.workOut(known.chain, known.starts, unwatched()));
  ASSERT_EQ(growing.turns(), atOnce.turns());
  for (const ParChain::Id start : known.starts) {
    const Odds a = growing.of(start);
    const Odds b = atOnce.of(start);
    EXPECT_EQ(a.earliest, b.earliest);
    EXPECT_NEAR(a.neverFinishes, b.neverFinishes, 1e-13);
    for (int turn = 0; turn <= growing.turns(); ++turn) {
      EXPECT_NEAR(a.afloat[turn], b.afloat[turn], 1e-13);
      EXPECT_NEAR(a.sunk[turn], b.sunk[turn], 1e-13);
      EXPECT_EQ(a.afloat[turn] < 1, static_cast<std::size_t>(turn) >= a.earliest);
    }
  }
}

TEST(GrowingOdds, OfACopyGoOnByThemselves) {
  Chain known(5);
  GrowingOdds first(known.chain);
  ASSERT_TRUE(first.begin(known.starts, unwatched()));
  TurnValues values(*known.par);
  ParChain copy(known.chain, values);
  GrowingOdds second(first, copy);
  const StateSpace::Water water = known.par->space().waterAt(known.board.startCells().front());
  RacingBoat hurt = Chain::boat(water, 0);
  hurt.damage = 2;
  const ParChain::Id inCopy = copy.idOf(hurt);
  EXPECT_EQ(inCopy, copy.stateCount() - 1);
  second.grow();
  EXPECT_EQ(known.chain.idOf(hurt), inCopy);
  first.grow();
  for (int turn = 0; turn <= first.turns(); ++turn)
    EXPECT_EQ(first.of(inCopy).afloat[turn], second.of(inCopy).afloat[turn]);
}

} // namespace
} // namespace fairway::validator::lake_race
