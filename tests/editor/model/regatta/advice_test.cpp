#include "editor/model/regatta/advice/regatta_advice.h"
#include "rules/regatta/table/regatta_play.h"
#include "tests/rules/regatta/tables.h"
#include "validator/regatta/pilot/table_pilot.h"

#include <gmock/gmock.h>

#include <set>

// What the good pilot would do on a table.
namespace fairway::editor::regatta {
namespace {

using fairway::regatta::Act;
using fairway::regatta::Board;
using fairway::regatta::RegattaPlay;
using testing::HasSubstr;

const SolvedTable& solved() {
  static const auto known = [] {
    validator::WorkWatch unwatched;
    return **solvedTable({test::smallCourse(), test::smallDeck()}, unwatched);
  }();
  return *known;
}

AdvisedSailor atStart() {
  return {{solved().waters->starts().front(), {}}, {}};
}

TEST(RegattaAdvice, EveryPlayCostsWhatTheTableSays) {
  const auto board = std::make_shared<const Board>(test::smallCourse(), test::smallDeck());
  validator::regatta::RegattaTablePilots pilots(test::smallCourse(), test::smallDeck(), 1);
  validator::WorkWatch unwatched;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    RegattaPlay play(board, 1, 1, fairway::regatta::Until::All, seed);
    for (int turns = 0; turns < 40 && play.moment() != table::Moment::Over; ++turns) {
      if (play.moment() == table::Moment::Chance) {
        ASSERT_FALSE(play.tell(play.draw()));
        continue;
      }
      const auto table = pilots.advice(play, unwatched);
      ASSERT_TRUE(table);
      if (play.moment() == table::Moment::Turn) {
        const fairway::regatta::Boat& boat = play.race().boat(1);
        AdvisedSailor sailor{boat.standing, {}};
        for (const int card : boat.hand) sailor.hand.push_back(static_cast<std::size_t>(card));
        const Advice advice = adviceFor(solved(), sailor);
        ASSERT_EQ(advice.refusal, "");
        std::multiset<int> ours, theirs; // in ten-thousandths of a turn: what plays cost
        for (const Advice::Choice& choice : advice.choices)
          if (choice.what.starts_with("play")) ours.insert(static_cast<int>(choice.loss * 1e4 + 0.5));
        for (const auto& [choice, cost] : table->costs)
          if (fairway::regatta::turnIn(choice, 1)->act == Act::Play && cost < 1e20)
            theirs.insert(static_cast<int>(cost * 1e4 + 0.5));
        EXPECT_EQ(ours, theirs);
        compared += static_cast<int>(ours.size());
      }
      ASSERT_FALSE(play.play(table->costs.front().first));
    }
  }
  EXPECT_GT(compared, 50);
}

TEST(RegattaAdvice, WithoutAHandEveryCardHasItsBestArrow) {
  const AdvisedSailor boat = atStart();
  const Advice advice = adviceFor(solved(), boat);
  ASSERT_EQ(advice.refusal, "");
  EXPECT_EQ(advice.worth, solved().waters->valueOf(boat.standing));
  EXPECT_LE(advice.choices.size(), test::smallDeck().cards.size() + 2);
  for (const Advice::Choice& choice : advice.choices) EXPECT_GE(choice.loss, 0);
  EXPECT_GT(advice.choices.front().way.size(), 1U);
}

TEST(RegattaAdvice, WhatCannotBeIsRefused) {
  AdvisedSailor boat = atStart();
  boat.standing.pose.at = {3, 3};
  EXPECT_THAT(adviceFor(solved(), boat).refusal, HasSubstr("5 mm"));
  boat.standing.pose.at = {0, 0};
  EXPECT_THAT(adviceFor(solved(), boat).refusal, HasSubstr("leaves the table"));
  EXPECT_FALSE(typedHand(test::smallDeck(), "no-such-card"));
  const std::string id = test::smallDeck().cards.front().id;
  EXPECT_EQ(typedHand(test::smallDeck(), id + ", " + id)->size(), 2U);
}

} // namespace
} // namespace fairway::editor::regatta
