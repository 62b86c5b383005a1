#include "editor/model/regatta/advice/regatta_advice.h"
#include "editor/model/regatta/table/card_trial.h"
#include "formats/regatta/picture/marks.h"
#include "rules/regatta/table/regatta_play.h"
#include "tests/rules/regatta/tables.h"
#include "validator/regatta/pilot/table_pilot.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdio>
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

// Of the plays of a hand of this card alone the best one; of equals the first, as they are listed.
TEST(RegattaAdvice, TheBestArrowOfACardIsThatOfAHandThatHoldsNothingElse) {
  const plane::Heading across = solved().board().straightAcross();
  const plane::Heading back(across.steps() + plane::headingCount / 2);
  for (const fairway::regatta::Standing& standing : {atStart().standing,
                                                     {{{200, 210}, back}, {3, 0}},
                                                     {{{60, 220}, across}, {1, 0}},
                                                     {{{390, 30}, across}, {1, 0}}}) {
    const Advice best = adviceFor(solved(), {standing, {}});
    ASSERT_EQ(best.refusal, "");
    std::size_t cards = 0, plays = 0;
    for (const Advice::Choice& choice : best.choices) plays += choice.what.starts_with("play");
    for (std::size_t card = 0; card < solved().board().deck().cards.size(); ++card) {
      const Advice all = adviceFor(solved(), {standing, {card}});
      const auto first = std::ranges::find_if(
          all.choices, [](const Advice::Choice& choice) { return choice.what.starts_with("play"); });
      if (first == all.choices.end()) continue; // a sun, or no arrow is free
      ++cards;
      const auto same = std::ranges::find(best.choices, first->what, &Advice::Choice::what);
      ASSERT_NE(same, best.choices.end()) << first->what;
      EXPECT_EQ(same->worth, first->worth) << first->what;
      EXPECT_EQ(same->way, first->way) << first->what;
      EXPECT_EQ(same->leadsTo, first->leadsTo) << first->what;
    }
    EXPECT_EQ(plays, cards) << "one of each card";
  }
}

// The way of a play that is called `play CARD`, `play CARD, arrow N` or `play CARD, arrows N and M`: one
// arrow after the other.
std::vector<formats::Point> wayCalled(const std::string& what, plane::Pose& boat) {
  char id[40] = {};
  int first = 1, second = 0;
  if (std::sscanf(what.c_str(), "play %39[^,], arrows %d and %d", id, &first, &second) < 3)
    std::sscanf(what.c_str(), "play %39[^,], arrow %d", id, &first);
  const Board& board = solved().board();
  const auto card = fairway::regatta::cardNamed(board.deck(), id);
  EXPECT_TRUE(card) << what;
  std::vector<formats::Point> way;
  for (const int arrow : {first, second}) {
    if (arrow == 0) continue;
    const std::vector<plane::Pose> track =
        trackFrom(board, board.arrowsOf(*card)[static_cast<std::size_t>(arrow - 1)], boat);
    for (std::size_t i = 1; i < track.size(); ++i) way.push_back(formats::regatta::pointOf(track[i].at));
    boat = track.back();
  }
  return way;
}

TEST(RegattaAdvice, APlayIsCalledByTheArrowsThatItSails) {
  AdvisedSailor boat = atStart();
  for (const char* id : {"s", "t-helm", "s-cloud", "joker", "sun"})
    boat.hand.push_back(*fairway::regatta::cardNamed(solved().board().deck(), id));
  const Advice advice = adviceFor(solved(), boat);
  int one = 0, two = 0;
  std::set<std::string> called;
  for (const Advice::Choice& choice : advice.choices) {
    EXPECT_TRUE(called.insert(choice.what).second) << choice.what << " is listed twice";
    EXPECT_EQ(choice.what.find("sun"), std::string::npos) << "a sun is laid, not played";
    if (!choice.what.starts_with("play")) continue;
    plane::Pose pose = boat.standing.pose;
    std::vector<formats::Point> way{formats::regatta::pointOf(pose.at)};
    const std::size_t comma = choice.what.find(", then ");
    for (const std::string& part :
         {choice.what.substr(0, comma),
          comma == std::string::npos ? std::string() : choice.what.substr(comma + 7)}) {
      if (part.empty()) continue;
      const auto more = wayCalled(part, pose);
      way.insert(way.end(), more.begin(), more.end());
    }
    ++(comma == std::string::npos ? one : two);
    EXPECT_EQ(choice.way, way) << choice.what;
    EXPECT_THAT(choice.leadsTo,
                testing::StartsWith(std::to_string(pose.at.x) + ", " + std::to_string(pose.at.y) + " mm"));
    if (choice.leadsTo.find("heading") != std::string::npos) {
      EXPECT_THAT(choice.leadsTo,
                  testing::EndsWith("heading " + std::to_string(pose.heading.degrees()) + "°"));
    }
  }
  EXPECT_GT(one, 3);
  EXPECT_GT(two, 3) << "a helm allows one more card";
}

// Heading 0 is up the table: straight across the line to start, and the other way to finish.
TEST(RegattaAdvice, SaysWhereAPlayPassesAGateAndWhereItFinishes) {
  const auto card =
      *fairway::regatta::cardNamed(solved().board().deck(), "s"); // 30 mm and a boat's length ahead
  const plane::Heading across = solved().board().straightAcross();
  const auto choice = [&](plane::Vec at, plane::Heading heading, std::uint8_t gate) {
    const Advice advice = adviceFor(solved(), {{{at, heading}, {gate, 0}}, {card}});
    EXPECT_EQ(advice.refusal, "");
    const auto found = std::ranges::find(advice.choices, "play s", &Advice::Choice::what);
    EXPECT_NE(found, advice.choices.end());
    return found == advice.choices.end() ? Advice::Choice() : *found;
  };
  EXPECT_EQ(choice({200, 230}, across, 0).leadsTo, "200, 175 mm, passes the start line");
  EXPECT_EQ(choice({60, 220}, across, 1).leadsTo, "60, 165 mm, heading 0°") << "past nothing";
  const Advice::Choice last = choice({200, 210}, plane::Heading(across.steps() + plane::headingCount / 2), 3);
  EXPECT_EQ(last.leadsTo, "200, 265 mm, finishes");
  EXPECT_EQ(last.worth, 1) << "with this turn the race is over";
}

TEST(RegattaAdvice, HeavingToTurnsToTheBestHeading) {
  const AdvisedSailor boat = atStart();
  const Advice advice = adviceFor(solved(), boat);
  double least = 1e9;
  for (int steps = 0; steps < plane::headingCount; ++steps) {
    fairway::regatta::Standing turned = boat.standing;
    turned.pose.heading = plane::Heading(steps);
    if (turned == boat.standing || !whyNotThere(solved().board(), turned.pose).empty()) continue;
    least = std::min<double>(least, solved().waters->valueOf(turned));
  }
  int turns = 0, changes = 0;
  for (const Advice::Choice& choice : advice.choices) {
    int degrees = -1;
    if (std::sscanf(choice.what.c_str(), "heave to and turn to %d", &degrees) == 1) {
      ++turns;
      fairway::regatta::Standing turned = boat.standing;
      turned.pose.heading = plane::Heading::ofDegrees(degrees);
      EXPECT_FALSE(turned == boat.standing) << "it turns indeed";
      EXPECT_FLOAT_EQ(static_cast<float>(choice.worth), static_cast<float>(1 + least));
      EXPECT_FLOAT_EQ(static_cast<float>(choice.worth), 1 + solved().waters->valueOf(turned));
      EXPECT_TRUE(choice.way.empty());
    }
    if (choice.what != "heave to and change cards") continue;
    ++changes;
    EXPECT_FLOAT_EQ(static_cast<float>(choice.worth), 1 + solved().waters->valueOf(boat.standing))
        << "a turn is lost";
  }
  EXPECT_EQ(turns, 1);
  EXPECT_EQ(changes, 1);
}

// Of equally good ones the first, counted from 0 degrees.
TEST(RegattaAdvice, HeavingToTurnsToTheFirstOfTheBestHeadings) {
  std::set<int> seen;
  for (const plane::Pose& start : {solved().waters->starts().front(), solved().waters->starts().back()})
    for (int from = 0; from < plane::headingCount; from += 6) {
      AdvisedSailor boat{{{start.at, plane::Heading(from)}, {}}, {}};
      const Advice advice = adviceFor(solved(), boat);
      if (!advice.refusal.empty()) continue;
      std::optional<int> best;
      const auto turnsTo = [&](int steps) {
        return solved().waters->valueOf({{start.at, plane::Heading(steps)}, {}});
      };
      for (int steps = 0; steps < plane::headingCount; ++steps)
        if (steps != from && whyNotThere(solved().board(), {start.at, plane::Heading(steps)}).empty() &&
            (!best || turnsTo(steps) < turnsTo(*best)))
          best = steps;
      ASSERT_TRUE(best);
      const std::string what =
          "heave to and turn to " + std::to_string(plane::Heading(*best).degrees()) + "°";
      EXPECT_EQ(std::ranges::count(advice.choices, what, &Advice::Choice::what), 1) << what;
      seen.insert(*best);
    }
  EXPECT_TRUE(seen.contains(0));
  EXPECT_GT(seen.size(), 1U);
}

TEST(RegattaAdvice, ATableThatCannotBeSailedIsNotSolved) {
  validator::WorkWatch unwatched;
  fairway::regatta::Course walled = test::bareCourse();
  walled.islands = {{{0, 100}, {400, 100}, {400, 140}, {0, 140}}};
  const auto unreachable = solvedTable({walled, test::smallDeck()}, unwatched);
  ASSERT_TRUE(unreachable && !*unreachable);
  EXPECT_EQ(unreachable->fault(), "the finish cannot be reached");
  fairway::regatta::Deck clouds = test::smallDeck();
  for (int i = 0; i < 5; ++i) {
    clouds.cards.push_back(clouds.cards[*fairway::regatta::cardNamed(clouds, "s-cloud")]);
    clouds.cards.back().id = "gale-" + std::to_string(i);
    clouds.cards.back().arrows.resize(64, {{15, 0, 0}});
  }
  const auto tooLarge = solvedTable({test::bareCourse(), clouds}, unwatched); // more than 20000 moves
  ASSERT_TRUE(tooLarge && !*tooLarge);
  EXPECT_EQ(tooLarge->fault(), "the table is too large");
  class Stops final : public validator::WorkWatch {
    bool stopWanted() const override { return true; }
  } stops;
  EXPECT_FALSE(solvedTable({test::bareCourse(), test::smallDeck()}, stops));
}

TEST(RegattaAdvice, WhatCannotBeIsRefused) {
  AdvisedSailor boat = atStart();
  boat.standing.pose.at = {3, 3};
  EXPECT_THAT(adviceFor(solved(), boat).refusal, HasSubstr("5 mm"));
  for (const plane::Vec corner : {plane::Vec{0, 0}, {400, 300}}) {
    boat.standing.pose.at = corner;
    EXPECT_THAT(adviceFor(solved(), boat).refusal, HasSubstr("leaves the table"));
  }
  for (const plane::Vec beside : {plane::Vec{-5, 200}, {405, 200}, {200, -5}, {200, 305}}) {
    boat.standing.pose.at = beside;
    EXPECT_EQ(adviceFor(solved(), boat).refusal,
              "The bow is at a multiple of 5 mm on the table, which has 400 x 300 mm.");
  }
  EXPECT_FALSE(typedHand(test::smallDeck(), "no-such-card"));
  const std::string id = test::smallDeck().cards.front().id;
  EXPECT_EQ(typedHand(test::smallDeck(), id + ", " + id)->size(), 2U);
}

} // namespace
} // namespace fairway::editor::regatta
