#include "editor/model/river/advice/river_advice.h"
#include "editor/model/river/river_edit.h"
#include "tests/editor/model/race/race_desk.h"
#include "validator/river/pilot/table_pilot.h"

#include <gmock/gmock.h>

// What par would do on a river.
namespace fairway::editor::river {
namespace {

using fairway::river::River;
using fairway::river::RiverBoard;
using fairway::river::RiverPlay;
using testing::HasSubstr;

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

TEST(RiverAdvice, WhatCannotBeIsRefused) {
  const auto refusal = [](auto change) {
    AdvisedRoll roll = firstRoll(published());
    change(roll);
    return adviceFor(solved(), roll).refusal;
  };
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[0].boats = {11}; }), HasSubstr("1 to 10"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[0].docks = {12}; }), HasSubstr("3 boats"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[1] = {{4, 4}, {11}}; }), HasSubstr("now 12"));
  EXPECT_THAT(refusal([](AdvisedRoll& r) { r.sides[0].boats.clear(); }), HasSubstr("no boat"));
  EXPECT_EQ(refusal([](AdvisedRoll& r) {
              r.sides = {AdvisedRoll::Side{{4}, {11}}, {{9, 2}, {12}}};
            }),
            "")
      << "boats may be lost";
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
