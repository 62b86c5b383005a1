#include "editor/model/river/advice/river_advice.h"
#include "editor/model/river/river_edit.h"
#include "formats/river/picture/strip_geometry.h"
#include "tests/editor/model/race/race_desk.h"
#include "validator/river/pilot/table_pilot.h"

#include <gmock/gmock.h>

#include <algorithm>

// What par would do on a river.
namespace fairway::editor::river {
namespace {

using fairway::river::River;
using fairway::river::RiverBoard;
using fairway::river::RiverPlay;
using testing::HasSubstr;
using testing::Not;

const River& published() {
  static const River river = publishedRiver().body.river;
  return river;
}

const SolvedRiver& solved() {
  static const auto known = [] {
    validator::WorkWatch unwatched;
    return **solvedRiver(published(), unwatched);
  }();
  return *known;
}

// The moment of a race, as a user would set it.
AdvisedRoll rollOf(const RiverPlay& play) {
  const fairway::river::Race& race = play.race();
  AdvisedRoll roll{race.phase(), race.toRoll(), {}, *play.rolled()};
  for (int seat = 1; seat <= 2; ++seat) {
    AdvisedRoll::Side& side = roll.sides[static_cast<std::size_t>(seat - 1)];
    for (int section = 1; section <= race.river().length(); ++section)
      for (int boats = race.fleet(seat).at(fairway::river::SectionNow{section}); boats > 0; --boats)
        side.boats.push_back(section);
    side.docks.assign(race.docks(seat).begin(), race.docks(seat).end());
  }
  return roll;
}

TEST(RiverAdvice, ARaceBeginsWithTheChancesOfPar) {
  const Advice advice = adviceFor(solved(), firstRoll(published()));
  EXPECT_EQ(advice.refusal, "");
  EXPECT_NEAR(advice.worth, 0.4564, 0.00005) << "as `fairway par` has it";
  ASSERT_EQ(advice.choices.size(), 1U) << "all boats are on one section";
  EXPECT_EQ(advice.choices.front().what, "the boat on section 4");
  EXPECT_EQ(advice.choices.front().leadsTo, "section 8") << "a wave carries it up";
  EXPECT_EQ(advice.choices.front().way.size(), 2U);
}

TEST(RiverAdvice, EveryMomentOfARaceCostsWhatTheTableSays) {
  const auto board = std::make_shared<const RiverBoard>(published());
  validator::river::RiverTablePilots pilots(published(), 2);
  validator::WorkWatch unwatched;
  int choices = 0;
  RiverPlay play(board, 2, 1, 1);
  for (std::uint64_t seed = 1; seed <= 4; play = RiverPlay(board, 2, 1, ++seed))
    while (play.moment() != table::Moment::Over) {
      if (play.moment() == table::Moment::Chance) {
        ASSERT_FALSE(play.tell(play.draw()));
        continue;
      }
      const auto table = pilots.advice(play, unwatched);
      ASSERT_TRUE(table);
      const Advice advice = adviceFor(solved(), rollOf(play));
      ASSERT_EQ(advice.refusal, "");
      ASSERT_EQ(advice.choices.size(), table->costs.size());
      for (std::size_t i = 0; i < table->costs.size(); ++i, ++choices)
        EXPECT_NEAR(advice.choices[i].loss, table->costs[i].second, 1e-12);
      // Not the best: that comes to more of what can be.
      ASSERT_FALSE(play.play(table->costs.back().first));
    }
  EXPECT_GT(choices, 40);
}

TEST(RiverAdvice, TheSecondPlayerHasItsOwnChance) {
  AdvisedRoll roll = firstRoll(published());
  roll.seat = 2;
  const Advice advice = adviceFor(solved(), roll);
  EXPECT_NEAR(advice.worth,
              1 - validator::river::valueOf(*solved().two,
                                            [] {
                                              auto start = validator::river::startOf(solved().moves, 2);
                                              start.mover = 1;
                                              return start;
                                            }()),
              1e-12);
}

// The published river as laid: a wave of 3 on section 5, and 10 sections below the harbour.
TEST(RiverAdvice, EveryChoiceSaysWhoseBoatMovesAndWhereItEnds) {
  const formats::river::StripGeometry strip(10);
  const auto centre = [&](int section) {
    return strip.section(fairway::river::SectionNow{section}).centre();
  };
  const auto choicesOf = [](const AdvisedRoll& roll) {
    Advice advice = adviceFor(solved(), roll);
    EXPECT_EQ(advice.refusal, "");
    std::ranges::sort(advice.choices, {}, &Advice::Choice::what);
    return advice.choices;
  };
  AdvisedRoll roll = firstRoll(published());
  roll.sides = {AdvisedRoll::Side{{3, 7}, {}}, {{2, 6}, {}}};
  roll.roll = fairway::river::Face::wind();
  {
    const auto choices = choicesOf(roll);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0].what, "the boat of player 2 on section 6, blown back");
    EXPECT_EQ(choices[0].leadsTo, "section 2");
    EXPECT_EQ(choices[0].way, (std::vector{centre(6), centre(2)}));
    EXPECT_EQ(choices[1].what, "the boat on section 3, blown up");
    EXPECT_EQ(choices[1].leadsTo, "section 7");
    EXPECT_EQ(choices[1].way, (std::vector{centre(3), centre(7)}));
  }
  roll.seat = 2;
  {
    const auto choices = choicesOf(roll);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0].what, "the boat of player 1 on section 7, blown back");
    EXPECT_EQ(choices[0].leadsTo, "section 3");
    EXPECT_EQ(choices[1].what, "the boat on section 2, blown up");
    EXPECT_EQ(choices[1].leadsTo, "section 6");
  }
  roll.roll = fairway::river::Face(5);
  {
    const auto choices = choicesOf(roll);
    ASSERT_EQ(choices.size(), 2U);
    EXPECT_EQ(choices[0].what, "the boat on section 2");
    EXPECT_EQ(choices[0].leadsTo, "section 7");
    EXPECT_EQ(choices[1].what, "the boat on section 6");
    EXPECT_EQ(choices[1].leadsTo, "the harbour");
    EXPECT_EQ(choices[1].way, (std::vector{centre(6), strip.harbour().centre()}));
  }
  roll.roll = fairway::river::Face::wind();
  roll.sides = {AdvisedRoll::Side{{7}, {}}, {{6}, {}}};
  {
    const auto choices = choicesOf(roll);
    ASSERT_EQ(choices.size(), 1U) << "each has one boat: nobody is ahead, and nobody behind";
    EXPECT_EQ(choices[0].what, "to pass");
    EXPECT_EQ(choices[0].leadsTo, "");
    EXPECT_TRUE(choices[0].way.empty());
  }
}

// Before the roll each face is as likely as the others, and then the best is done.
TEST(RiverAdvice, AMomentIsWorthTheMeanOfTheBestChoices) {
  for (const int seat : {1, 2}) {
    AdvisedRoll roll = firstRoll(published());
    roll.seat = seat;
    roll.sides = {AdvisedRoll::Side{{3, 7}, {12}}, {{4, 6}, {11}}};
    double mean = 0, worth = 0;
    for (const fairway::river::Face face : published().die) {
      roll.roll = face;
      const Advice advice = adviceFor(solved(), roll);
      ASSERT_EQ(advice.refusal, "");
      worth = advice.worth;
      mean += advice.choices.front().worth / 6;
      for (const Advice::Choice& choice : advice.choices) {
        EXPECT_LE(choice.worth, advice.choices.front().worth);
        EXPECT_NEAR(choice.worth + choice.loss, advice.choices.front().worth, 1e-12);
      }
    }
    EXPECT_NEAR(mean, worth, 1e-6) << "seat " << seat;
    EXPECT_GT(worth, 0);
    EXPECT_LT(worth, 1);
  }
}

TEST(RiverAdvice, WhatCannotBeIsRefused) {
  const auto refusal = [](auto change) {
    AdvisedRoll roll = firstRoll(published());
    change(roll);
    return adviceFor(solved(), roll).refusal;
  };
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[0].boats = {11}; }), HasSubstr("1 to 10"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[1].boats = {4, 0}; }), HasSubstr("1 to 10"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[0].docks = {12}; }), HasSubstr("3 boats"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[1] = {{4, 4}, {12, 11}}; }), HasSubstr("3 boats"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[1] = {{4, 4}, {11}}; }), HasSubstr("now 12"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[0].boats.clear(); }), HasSubstr("no boat"));
  EXPECT_EQ(refusal([](AdvisedRoll& r) {
              r.sides = {AdvisedRoll::Side{{4}, {11}}, {{9, 2}, {12}}};
            }),
            "")
      << "boats may be lost";
  EXPECT_EQ(refusal([](AdvisedRoll& r) {
              r.sides = {AdvisedRoll::Side{{4}, {12, 10}}, {{9, 2}, {11}}};
            }),
            "")
      << "docks may be taken by both in turn";
  EXPECT_THAT(refusal([](AdvisedRoll& r) {
                r.sides = {AdvisedRoll::Side{{4}, {12, 12}}, {{9, 2}, {}}};
              }),
              HasSubstr("now 12 11."))
      << "each dock is taken once";
  EXPECT_THAT(refusal([](AdvisedRoll& r) {
                r.sides[0].boats = {1, 2, 10};
              }),
              Not(HasSubstr("1 to 10")))
      << "the first and the last";
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.seat = 2, r.sides[1] = {{}, {12}}; }), HasSubstr("no boat"));
  EXPECT_EQ(refusal([](AdvisedRoll& r) { r.sides[1] = {{}, {12}}; }), "") << "the other may have none";
}

// Die of fives without wind: a boat that starts on 2 is on 6 after its first round, and home in the next one.
TEST(RiverAdvice, APositionThatNoRaceReachesIsRefused) {
  River fives;
  fives.sections.resize(8);
  fives.die.fill(fairway::river::Face(5));
  fives.boats = 1;
  fives.start = 2;
  validator::WorkWatch unwatched;
  const auto known = **solvedRiver(fives, unwatched);
  AdvisedRoll roll = firstRoll(fives);
  EXPECT_EQ(adviceFor(*known, roll).refusal, "");
  for (const std::size_t side : {0U, 1U}) {
    roll = firstRoll(fives);
    roll.sides[side].boats = {4};
    EXPECT_EQ(adviceFor(*known, roll).refusal, "No race can reach this position.") << side;
  }
}

TEST(RiverAdvice, TwoPlayersOnALargeRiverHaveTooManyStates) {
  River large;
  large.sections.resize(16);
  large.boats = 4;
  large.docks.assign(16, 1);
  validator::WorkWatch unwatched;
  const auto answer = solvedRiver(large, unwatched);
  ASSERT_TRUE(answer && !*answer);
  EXPECT_EQ(answer->fault(), "two players have too many states on this river");
}

TEST(RiverAdvice, WhatWasStoppedHasNoAnswer) {
  class Stops final : public validator::WorkWatch {
    bool stopWanted() const override { return true; }
  } watch;
  EXPECT_FALSE(solvedRiver(published(), watch));
}

TEST(RiverAdvice, ARiverThatMayNeverEndIsNotSolved) {
  const auto bench = race::opened("river/findings/R02-twos-alone.river.yaml");
  validator::WorkWatch unwatched;
  const auto answer = solvedRiver(*riverOf(bench->document().content()), unwatched);
  ASSERT_TRUE(answer && !*answer);
  EXPECT_EQ(answer->fault(), "the race may never end");
}

} // namespace
} // namespace fairway::editor::river
