#include "rules/base/number_text.h"
#include "tests/rules/river/rivers.h"
#include "validator/river/solve/two.h"
#include "validator/river/study/fairest.h"
#include "validator/river/study/par.h"
#include "validator/river/study/rings.h"
#include "validator/river/study/words.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <set>

// What is known of a river: rings, orders and their values, plays in words, and par.
namespace fairway::validator::river {
namespace {

using fairway::river::Face;
using fairway::river::SectionLaid;
using fairway::river::test::anyRiver;
using fairway::river::test::laid;
using testing::ElementsAre;
using testing::SizeIs;

// Wants to stop when it has been asked so often; remembers what it was told.
class Stopping : public WorkWatch {
public:
  explicit Stopping(int after = 1 << 30) : after_(after) {}

  void advance(double share) override { shares.push_back(share); }
  bool stopWanted() const override { return ++asked_ > after_; }
  int asked() const { return asked_; }

  std::vector<double> shares;

private:
  int after_;
  mutable int asked_ = 0;
};

bool boatsCannotTell(const River& a, const River& b) {
  return std::equal(a.sections.begin(), a.sections.end(), b.sections.begin(), b.sections.end(),
                    [](const auto& one, const auto& two) { return alike(one, two); });
}

TEST(RiverRings, AreTheSameHoweverARiverIsTurned) {
  Random random(3);
  for (int i = 0; i < 40; ++i) {
    const River river = anyRiver(random, 9);
    std::vector<River> rivers;
    for (int by = 0; by < river.length(); ++by) rivers.push_back(turned(river, Phase{by}));
    const Rings rings = ringsOf(rivers);
    ASSERT_THAT(rings, SizeIs(1));
    const auto& [ring, places] = *rings.begin();
    EXPECT_EQ(ring, ringOf(river));
    ASSERT_THAT(places, SizeIs(rivers.size()));
    const River first = laidFrom(ring, river);
    for (const RingPlace& place : places) {
      EXPECT_TRUE(boatsCannotTell(turned(first, place.phase), rivers[place.order])) << orderOf(river);
      EXPECT_FALSE(ringOf(rivers[place.order]) < ring);
    }
  }
  EXPECT_NE(ringOf(laid("S.W...")), ringOf(laid("W.S...")));
}

TEST(RiverOrders, TakeNamesAlongAndLeaveFixedSectionsInPlace) {
  River river = laid("S.W.E.");
  river.sections[0].name = "bar";
  river.sections[2].fixed = true;
  const std::vector<River> list = orders(river, false, 1);
  EXPECT_THAT(list, SizeIs(20)) << "five sections, three of them calm";
  EXPECT_EQ(arrangements(river, false), 20);
  EXPECT_EQ(arrangements(river, true), 120);
  for (const River& order : list) {
    EXPECT_EQ(order.sections[2], river.sections[2]);
    for (const auto& each : order.sections)
      EXPECT_EQ(each.name.has_value(), each.kind == fairway::river::SectionKind::Sandbank);
  }
  river.sections[1] = fairway::river::sectionOf(fairway::river::SectionKind::Wave);
  river.sections[1].push = 2;
  EXPECT_EQ(arrangements(river, true), 360) << "waves of another push differ";
}

// Up to the limit all orders are listed, beyond it so many different ones.
TEST(RiverOrders, OfASampleAreDifferent) {
  const River many = laid("SWEL.SWEL.SWEL.S");
  std::set<std::string> seen;
  for (const River& order : orders(many, true, 1)) {
    seen.insert(orderOf(order));
    std::string letters = orderOf(order), own = orderOf(many);
    std::sort(letters.begin(), letters.end());
    std::sort(own.begin(), own.end());
    ASSERT_EQ(letters, own);
  }
  EXPECT_THAT(seen, SizeIs(5000));
  EXPECT_NE(orders(many, true, 1), orders(many, true, 2));
}

TEST(RiverOrders, OfASampleHaveEachSectionInEachPlaceAlikeOften) {
  const River many = laid("SWEL.SWEL.SWEL.S");
  std::vector<int> sandbanks(many.sections.size());
  for (const River& order : orders(many, true, 1))
    for (std::size_t i = 0; i < order.sections.size(); ++i)
      sandbanks[i] += order.sections[i].kind == fairway::river::SectionKind::Sandbank ? 1 : 0;
  for (const int times : sandbanks) EXPECT_NEAR(times, 5000 * 4 / 16, 140) << "four deviations and a half";
}

// With ones alone a boat keeps its place for ever, unless an eddy carries it back.
TEST(RiverOrders, ThatNeedNotEndAreNotValued) {
  for (const char* order : {"......", "....E."}) {
    River river = laid(order);
    river.boats = 1;
    river.start = 3;
    river.die.fill(Face(1));
    WorkWatch watch;
    const auto values = valued({river}, true, watch);
    ASSERT_TRUE(values);
    const bool ends = RiverStudy(river).ends();
    EXPECT_EQ(ends, order[4] == 'E');
    EXPECT_EQ(values->at(0).points.has_value(), ends);
    EXPECT_EQ(values->at(0).win.has_value(), ends);
    EXPECT_EQ(values->at(0).bestAllSaved.has_value(), ends);
  }
}

// "Once round, a lone boat goes round forever: it is not saved and gets nothing."
TEST(RiverOrders, ABoatThatGoesRoundIsWorthNothing) {
  River river = laid("......");
  river.boats = 1;
  river.start = 3;
  river.die.fill(Face(1));
  const RiverStudy study(river);
  ASSERT_FALSE(study.ends());
  EXPECT_NEAR(study.bestChanceAllSaved().value(), 0, 1e-9);
  EXPECT_NEAR(study.points().value(), 0, 1e-9);
}

TEST(RiverOrders, AreValuedForOnePlayerAlone) {
  River river = laid("S.W.E.");
  river.boats = 2;
  Stopping watch;
  const auto values = valued(orders(river, true, 1), false, watch);
  ASSERT_TRUE(values);
  for (std::size_t i = 0; i < values->size(); i += 11) {
    const OrderValue& value = (*values)[i];
    const RiverStudy study(value.river);
    EXPECT_NEAR(*value.points, study.points().value(), 1e-9);
    EXPECT_NEAR(*value.bestAllSaved, study.bestChanceAllSaved().value(), 1e-9);
    EXPECT_FALSE(value.win);
  }
  EXPECT_TRUE(std::is_sorted(watch.shares.begin(), watch.shares.end()));
  EXPECT_NEAR(watch.shares.back(), 1, 1e-9);
  Stopping atOnce(0);
  EXPECT_FALSE(valued(orders(river, true, 1), true, atOnce));
}

TEST(RiverOrders, TheFairestIsNearestToAHalf) {
  River river = laid("SE.W..");
  river.boats = 1;
  river.players = 2;
  Stopping watch;
  const auto fairest = fairestOrder(river, watch);
  ASSERT_TRUE(fairest && fairest->win);
  EXPECT_TRUE(std::is_sorted(watch.shares.begin(), watch.shares.end())) << "one ring after the other";
  EXPECT_NEAR(watch.shares.back(), 1, 1e-9);
  const auto all = valued(orders(river, true, 1), true, watch);
  for (const OrderValue& other : *all)
    EXPECT_LE(std::fabs(fairest->win->value() - 0.5), std::fabs(other.win->value() - 0.5) + 1e-12);
  Stopping atOnce(0);
  EXPECT_FALSE(fairestOrder(river, atOnce));
}

// A play that brings all boats home can be played: each turn begins where the one before ended.
TEST(RiverRescues, ArePlaysFromTheStart) {
  Random random(17);
  int saved = 0;
  for (int i = 0; i < 40; ++i) {
    const River river = anyRiver(random, 8, 3);
    const FleetMoves moves(river);
    const Rescue rescue = rescueOf(moves);
    EXPECT_EQ(rescue.line.empty(), rescue.most < river.boats);
    if (rescue.line.empty()) continue;
    ++saved;
    Phase phase{0};
    FleetId fleet = moves.start();
    for (const PlayedTurn& turn : rescue.line) {
      EXPECT_EQ(turn.phase, phase);
      EXPECT_EQ(turn.before, fleet);
      EXPECT_THAT(river.die, testing::Contains(turn.roll));
      if (turn.section > 0) {
        EXPECT_THAT(moves.fleets().boatsOf(fleet), testing::Contains(turn.section));
      } else {
        EXPECT_TRUE(turn.roll.isWind());
        EXPECT_EQ(moves.options(turn.phase, turn.before).ups(), 0) << "only then nothing sails";
      }
      phase = next(phase, river.length());
      fleet = turn.after;
    }
    EXPECT_EQ(fleet.boats, 0);
  }
  EXPECT_GT(saved, 10);
}

TEST(RiverRescues, FromAnyPhaseAreThoseOfTheTurnedRiver) {
  Random random(18);
  for (int i = 0; i < 25; ++i) {
    const River river = anyRiver(random, 7, 3);
    const FleetMoves moves(river);
    for (int phase = 0; phase < river.length(); ++phase) {
      const FleetMoves there(turned(river, Phase{phase}));
      EXPECT_EQ(allCanComeHome(moves, Phase{phase}), rescueOf(there).most == river.boats) << orderOf(river);
    }
  }
}

TEST(RiverWords, QuoteTheFirstTurnsOfAPlay) {
  const std::vector<PlayedTurn> play{{Phase{0}, {1, 3}, Face(2), 4, {1, 4}},
                                     {Phase{1}, {1, 4}, Face::wind(), 0, {1, 3}},
                                     {Phase{2}, {1, 3}, Face(6), 1, {0, 0}}};
  EXPECT_EQ(playInWords(play, 3).english(), "2 from 4, wind, 6 from 1");
  EXPECT_EQ(playInWords(play, 2).english(), "2 from 4, wind, ...");
  EXPECT_EQ(playInWords({}, 2).english(), "");
}

TEST(RiverWords, NumbersHaveTheirDecimals) {
  EXPECT_EQ(withDecimals(1.25, 1), "1.2");
  EXPECT_EQ(withDecimals(28.840068635, 6), "28.840069");
  EXPECT_EQ(withDecimals(3, 0), "3");
  EXPECT_EQ(percent(0.45642, 2), "45.64 %");
}

TEST(RiverWords, SectionsOfAPlayAreThoseAsLaidWithoutRepetition) {
  const FleetMoves moves(laid("......"));
  const FleetTable& fleets = moves.fleets();
  // On the third section now, then one turn later on the second: the same as laid.
  EXPECT_THAT(sectionsOf(moves, {{Phase{0}, fleets.allOn(2, 3), Face(2), 3, {}},
                                 {Phase{1}, fleets.allOn(1, 2), Face(2), 2, {}},
                                 {Phase{2}, fleets.allOn(1, 6), Face(2), 6, {}}}),
              ElementsAre(spotOf(SectionLaid{3}), spotOf(SectionLaid{2})));
}

TEST(RiverPar, IsWhatTheSolversSay) {
  River river = laid("S.W.E.");
  river.boats = 2;
  river.players = 2;
  const RiverStudy study(river);
  for (const bool skill : {false, true}) {
    Stopping watch;
    const auto par = parOf(study, skill, watch);
    ASSERT_TRUE(par && par->alone && par->two);
    EXPECT_EQ(par->alone->points.value(), study.points().value());
    EXPECT_EQ(par->alone->states, statesAlone(river));
    const auto two = Two::solve(study.moves(), study.endless(), {}, watch);
    EXPECT_EQ(par->two->win.value(), two->start(Phase{0}).value());
    EXPECT_EQ(par->two->states, statesOfTwo(river, Goal::Win));
    ASSERT_THAT(par->two->winByRotation, SizeIs(6));
    for (int phase = 0; phase < 6; ++phase)
      EXPECT_EQ(par->two->winByRotation[static_cast<std::size_t>(phase)], two->startValue(Phase{phase}));
    EXPECT_NEAR(par->two->flow.first + par->two->flow.tie / 2, par->two->win.value(), 1e-7);
    const TwoOptions difference{Goal::Difference, Player::Most, Player::Least};
    EXPECT_EQ(par->two->difference.value(),
              Two::solve(study.moves(), study.endless(), difference, watch)->start(Phase{0}).value());
    ASSERT_EQ(par->two->skill.has_value(), skill);
    if (skill) {
      EXPECT_EQ(*par->two->skill, skillOn(study.moves(), study.endless(), watch)->mean());
    }
  }
}

TEST(RiverPar, TellsHowFarItHasCome) {
  River river = laid("S.W.E.");
  river.boats = 2;
  const RiverStudy study(river);
  for (const bool skill : {false, true}) {
    Stopping watch;
    ASSERT_TRUE(parOf(study, skill, watch));
    EXPECT_TRUE(std::is_sorted(watch.shares.begin(), watch.shares.end()));
    EXPECT_NEAR(watch.shares.back(), 1, 1e-9);
  }
}

TEST(RiverPar, StopsWheneverItIsWanted) {
  River river = laid("S.W.E.");
  river.boats = 1;
  const RiverStudy study(river);
  Stopping patient;
  ASSERT_TRUE(parOf(study, true, patient));
  ASSERT_GT(patient.asked(), 5);
  for (int after = 0; after < patient.asked(); ++after) {
    Stopping watch(after);
    EXPECT_FALSE(parOf(study, true, watch)) << after << " of " << patient.asked();
  }
}

TEST(RiverPar, KnowsNothingOfAGameThatNeedNotEnd) {
  River river = laid("......");
  river.boats = 1;
  river.die.fill(Face(1));
  WorkWatch watch;
  const auto par = parOf(RiverStudy(river), true, watch);
  ASSERT_TRUE(par);
  EXPECT_FALSE(par->alone || par->two);
}

TEST(RiverPar, OfTwoIsLeftOutWhereThereAreTooManyStates) {
  River river = laid("...........");
  river.boats = 4;
  river.die.fill(Face(6));
  ASSERT_GT(statesOfTwo(river, Goal::Win), mostStatesOfTwo);
  WorkWatch watch;
  const auto par = parOf(RiverStudy(river), false, watch);
  ASSERT_TRUE(par && par->alone);
  EXPECT_FALSE(par->two);
}

} // namespace
} // namespace fairway::validator::river
