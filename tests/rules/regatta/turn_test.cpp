#include "tests/rules/regatta/tables.h"

#include "rules/regatta/play/referee.h"

#include <gtest/gtest.h>

namespace fairway::regatta {
namespace {

// Known answers, one rule at a time.
class Regatta : public testing::Test {
protected:
  Regatta() : board_(test::bareCourse(), test::smallDeck()) {
    record_.players = 2;
    record_.hands = {{"s", "t-helm", "s-cloud", "sun"}, {"p", "t", "joker", "sun"}};
    record_.grid = {{1, {{170, 220}, Heading()}}, {2, {{230, 220}, Heading()}}};
  }

  std::string broken(Turn turn, std::vector<std::string> draw = {}, std::optional<Pose> ends = {}) {
    RaceRecord record = record_;
    record.turns.push_back({std::move(turn), std::move(draw), ends});
    const Replay result = replay(board_, record);
    return result.illegal ? std::string(nameOf(result.illegal->rule)) : "";
  }
  void played(Turn turn, std::vector<std::string> draw = {}) {
    record_.turns.push_back({std::move(turn), std::move(draw), {}});
    ASSERT_TRUE(replay(board_, record_).legal()) << replay(board_, record_).illegal->message.english();
  }
  Boat boat(int seat) { return replay(board_, record_).race.boat(seat); }

  static Turn play(int seat, std::vector<CardPlay> cards, std::optional<SunPlay> sun = {}) {
    return {seat, Act::Play, std::move(cards), {}, {}, std::move(sun)};
  }
  static Turn skip(int seat) { return {seat, Act::Skip, {}, {}, {}, {}}; }
  static Turn turned(int seat, int degrees) {
    return {seat, Act::Turn, {}, Heading::ofDegrees(degrees), {}, {}};
  }
  static Turn change(int seat, std::vector<std::string> cards) {
    return {seat, Act::Change, {}, {}, std::move(cards), {}};
  }

  Board board_;
  RaceRecord record_;
};

TEST_F(Regatta, ACardMovesTheBoatBeyondItsTip) {
  played(play(1, {{"s", {1}}}), {"t"});
  // 30 mm to the tip and the boat's 25 mm: 55.
  EXPECT_EQ(boat(1).standing.pose, (Pose{{170, 165}, Heading()}));
  EXPECT_EQ(boat(1).standing.progress.gate, 1) << "START is passed on the way";
}

TEST_F(Regatta, RulesAreNamedInTheirOrder) {
  EXPECT_EQ(broken(play(2, {{"p", {1}}})), "seat");
  EXPECT_EQ(broken(skip(1)), "calm");
  EXPECT_EQ(broken(play(1, {{"p", {9}}})), "hand");
  EXPECT_EQ(broken(play(1, {{"s", {2}}})), "card") << "no such arrow";
  EXPECT_EQ(broken(play(1, {{"s", {1, 1}}})), "card") << "one arrow is enough";
  EXPECT_EQ(broken(play(1, {{"sun", {1}}})), "card") << "a sun is not played";
  EXPECT_EQ(broken(play(1, {{"s", {1}}, {"t-helm", {1}}})), "card") << "no helm on the first card";
  EXPECT_EQ(broken(play(1, {{"s-cloud", {1}}})), "card") << "a cloud is played twice";
  EXPECT_EQ(broken(play(1, {{"s", {1}}}, SunPlay{"t", 2})), "hand");
  EXPECT_EQ(broken(play(1, {{"s", {1}}}, SunPlay{"t-helm", 2})), "card") << "no sun";
  EXPECT_EQ(broken(play(1, {{"s", {1}}}, SunPlay{"sun", 1})), "sun");
  EXPECT_EQ(broken(play(1, {{"s", {1}}}, SunPlay{"sun", 4})), "sun");
  EXPECT_EQ(broken(change(1, {})), "heave");
  EXPECT_EQ(broken(change(1, {"s", "sun", "t-helm", "s-cloud"})), "heave");
  EXPECT_EQ(broken(change(1, {"s", "s"})), "hand");
  EXPECT_EQ(broken(play(1, {{"s", {1}}}), {}), "draw") << "the hand is filled";
  EXPECT_EQ(broken(play(1, {{"s", {1}}}), {"s", "s"}), "draw");
  EXPECT_EQ(broken(turned(1, 90), {"s"}), "draw") << "in no other turn";
  EXPECT_EQ(broken(play(1, {{"s", {1}}}), {}, Pose{{170, 160}, Heading()}), "ends") << "before the draw";
  EXPECT_EQ(broken(play(1, {{"s", {1}}}), {"s"}, Pose{{170, 165}, Heading()}), "");
}

TEST_F(Regatta, ASunCostsATurn) {
  played(play(1, {{"s", {1}}}, SunPlay{"sun", 2}), {"t", "p"});
  EXPECT_TRUE(boat(2).becalmed());
  EXPECT_EQ(broken(turned(2, 0)), "calm");
  played(skip(2));
  EXPECT_FALSE(boat(2).becalmed());
  EXPECT_EQ(boat(2).turns, 1u) << "the turn counts";
  EXPECT_EQ(replay(board_, record_).race.discardPile().size(), 2) << "the card and the sun";
}

TEST_F(Regatta, AHelmAllowsOneCardMore) {
  played(play(1, {{"t-helm", {2}}, {"s", {1}}}), {"s", "s"});
  EXPECT_EQ(boat(1).turns, 1u);
  EXPECT_EQ(boat(1).hand.size(), 4u);
}

TEST_F(Regatta, AFaultyDealStopsCardByCard) {
  record_.hands[1] = {"p", "no such card", "t", "t"};
  Replay result = replay(board_, record_);
  EXPECT_EQ(result.illegal->rule, Rule::Deal);
  EXPECT_EQ(result.illegal->turn, 0);
  EXPECT_EQ(result.race.boat(1).hand.size(), 4u);
  EXPECT_EQ(result.race.boat(2).hand.size(), 1u);
  record_.hands[1] = {"p", "t"};
  result = replay(board_, record_);
  EXPECT_EQ(result.race.boat(2).hand.size(), 0u) << "of a hand of wrong size nothing";
}

TEST_F(Regatta, AFaultyGridStopsBoatByBoat) {
  record_.grid[1].pose.at = {230, 200};
  Replay result = replay(board_, record_);
  EXPECT_EQ(result.illegal->rule, Rule::Grid) << "beyond the line";
  EXPECT_EQ(result.race.boat(1).status, BoatStatus::Racing);
  EXPECT_EQ(result.race.boat(2).status, BoatStatus::Unplaced);
  record_.grid[1].pose.at = {230, 245};
  EXPECT_TRUE(replay(board_, record_).legal()) << "a boat's length behind";
  record_.grid[1].pose.at = {230, 250};
  EXPECT_FALSE(replay(board_, record_).legal());
  record_.grid[1].pose.at = {231, 245};
  EXPECT_FALSE(replay(board_, record_).legal()) << "off the lattice";
  record_.grid.pop_back();
  EXPECT_FALSE(replay(board_, record_).legal());
}

TEST_F(Regatta, AWatcherSeesTheGridAndEveryTurn) {
  record_.turns = {{turned(1, 90), {}, {}}, {turned(2, 0), {}, {}}, {turned(2, 15), {}, {}}};
  std::vector<std::pair<int, int>> seen; // the turn, and whose is next
  const auto watch = [](void* context, const Race& race, int turn) {
    static_cast<std::vector<std::pair<int, int>>*>(context)->emplace_back(turn, race.seatToAct());
  };
  EXPECT_EQ(replay(board_, record_, watch, &seen).illegal->turn, 3) << "it is the turn of seat 1";
  EXPECT_EQ(seen, (std::vector<std::pair<int, int>>{{0, 1}, {1, 2}, {2, 1}}));
  record_.grid.pop_back();
  seen.clear();
  EXPECT_EQ(replay(board_, record_, watch, &seen).illegal->turn, 0);
  EXPECT_TRUE(seen.empty());
}

TEST(RegattaGates, SweepsAndTiesAreThoseOfThePage) {
  Course course;
  course.left = {375, 650}, course.right = {625, 650};
  course.buoys = {{"red", {300, 250}}, {"green", {700, 150}}};
  course.round = {{0, Side::Starboard, {}}, {1, Side::Starboard, {}}};
  const BuoyTurn red = turnRound(course, 0, Side::Starboard), green = turnRound(course, 1, Side::Starboard);
  EXPECT_NEAR(red.sweep, 282.5288, 1e-4);
  EXPECT_TRUE(red.natural);
  EXPECT_EQ(red.gate.degrees(), 300);
  EXPECT_EQ(green.gate.degrees(), 45);
  const BuoyTurn port = turnRound(course, 0, Side::Port);
  EXPECT_NEAR(port.sweep, 360 - red.sweep, 1e-9);
  EXPECT_FALSE(port.natural);
  EXPECT_EQ(port.gate.degrees(), 300) << "the middle of the longer sweep";
  // Straight up and back: the sweep is 360 and the gate points away. A quarter to the side is halfway.
  EXPECT_EQ(buoyTurn({0, 0}, {0, -100}, {0, 0}, Side::Port).sweep, 360);
  EXPECT_EQ(buoyTurn({0, 0}, {0, -100}, {0, 0}, Side::Port).gate.degrees(), 0);
  // From below, on to the upper right at 45 degrees: the middle lies at 292.5 or at 112.5, a tie.
  EXPECT_EQ(buoyTurn({0, 100}, {0, 0}, {50, -50}, Side::Starboard).gate.degrees(), 285);
  EXPECT_EQ(buoyTurn({0, 100}, {0, 0}, {-50, -50}, Side::Port).gate.degrees(), 75);
  // The same after a full circle more: at 337.5 and at 22.5.
  EXPECT_EQ(buoyTurn({0, 100}, {0, 0}, {50, 50}, Side::Port).gate.degrees(), 345);
  EXPECT_EQ(buoyTurn({0, 100}, {0, 0}, {-50, 50}, Side::Starboard).gate.degrees(), 15);
  // A buoy in the middle of the line: the boat comes from where it goes to.
  EXPECT_EQ(buoyTurn({0, 0}, {0, 0}, {0, -100}, Side::Port).gate.degrees(), 180);
  EXPECT_EQ(buoyTurn({100, 0}, {0, 0}, {0, 0}, Side::Starboard).gate.degrees(), 270);
}

TEST(RegattaGates, OnTheLineIsNotBeyondStartButIsHome) {
  const Course course = test::bareCourse();
  const std::vector<Gate> gates = gatesOf(course);
  const Progress begin{}, home{2, 0};
  EXPECT_EQ(advanced(gates, begin, {200, 230}, {200, 220}), begin) << "reached, not passed";
  EXPECT_EQ(advanced(gates, begin, {200, 220}, {200, 215}).gate, 1);
  EXPECT_EQ(advanced(gates, begin, {100, 230}, {100, 210}), begin) << "beside the line";
  EXPECT_EQ(advanced(gates, begin, {200, 215}, {200, 225}), begin) << "backwards means nothing";
  EXPECT_EQ(advanced(gates, home, {200, 210}, {200, 220}).gate, 3) << "to reach it is enough";
  EXPECT_EQ(advanced(gates, home, {200, 220}, {200, 230}), home);
}

TEST(RegattaGates, WhatIsOwedMustBePaid) {
  const Course course =
      test::bareCourse(); // red at [200, 90] left to starboard: clockwise, its gate points up
  const std::vector<Gate> gates = gatesOf(course);
  ASSERT_EQ(turnRound(course, 0, Side::Starboard).gate.degrees(), 0);
  const Progress next{1, 0};
  EXPECT_EQ(advanced(gates, next, {180, 60}, {220, 60}).gate, 2);
  const Progress owing = advanced(gates, next, {220, 60}, {180, 60});
  EXPECT_EQ(owing, (Progress{1, 1}));
  EXPECT_EQ(advanced(gates, owing, {180, 60}, {220, 60}), next) << "paid, and still to be passed";
}

} // namespace
} // namespace fairway::regatta
