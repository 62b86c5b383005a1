#include "tests/rules/regatta/tables.h"

#include "rules/regatta/play/referee.h"

#include <gtest/gtest.h>

#include <algorithm>

// What happens exactly on an edge, and at the end of a race: where random games hardly ever come.
namespace fairway::regatta {
namespace {

// Even sizes, so that distances of whole millimetres can be equal to half a beam and half a buoy.
Course evenCourse() {
  Course course = test::bareCourse();
  course.beam = 10;
  return course;
}

TEST(RegattaEdges, EqualityTouchesDiscs) {
  Course course = evenCourse();
  const Segment line{{100, 100}, {100, 150}};
  course.buoys[0].at = {109, 120}; // half a beam and half a buoy of 8
  EXPECT_TRUE(Board(course, test::smallDeck()).touches(line));
  course.buoys[0].at = {110, 120};
  EXPECT_FALSE(Board(course, test::smallDeck()).touches(line));
}

TEST(RegattaEdges, EqualityTouchesIslands) {
  Course course = evenCourse();
  const Segment line{{100, 100}, {100, 150}};
  course.islands = {{{105, 110}, {140, 110}, {140, 140}}};
  EXPECT_TRUE(Board(course, test::smallDeck()).touches(line));
  for (Vec& corner : course.islands[0]) corner.x += 1;
  EXPECT_FALSE(Board(course, test::smallDeck()).touches(line));
}

TEST(RegattaEdges, EqualityTouchesBoats) {
  const Board board(evenCourse(), test::smallDeck());
  Neighbours others;
  others.add(board, {{200, 150}, Heading()});
  EXPECT_TRUE(touchesBoat(board, others, {{210, 150}, {210, 170}}));
  EXPECT_FALSE(touchesBoat(board, others, {{211, 150}, {211, 170}}));
  EXPECT_TRUE(touchesBoat(board, others, {{190, 150}, {190, 170}}));
  EXPECT_FALSE(touchesBoat(board, others, {{189, 150}, {189, 170}}));
  EXPECT_TRUE(touchesBoat(board, others, {{200, 140}, {220, 140}})) << "before its bow";
  EXPECT_FALSE(touchesBoat(board, others, {{200, 139}, {220, 139}}));
  EXPECT_TRUE(touchesBoat(board, others, {{200, 185}, {220, 185}})) << "behind its stern at 175";
  EXPECT_FALSE(touchesBoat(board, others, {{200, 186}, {220, 186}}));
}

TEST(RegattaEdges, AHullMayTouchTheEdgeOfAZone) {
  const Board board(evenCourse(), test::smallDeck());
  Neighbours others;
  others.add(board, {{200, 200}, Heading()}); // the zone: 185 to 215, 164 to 200
  EXPECT_FALSE(isInZone(board, others, {{220, 170}, Heading()}));
  EXPECT_TRUE(isInZone(board, others, {{215, 170}, Heading()}));
  EXPECT_FALSE(isInZone(board, others, {{200, 134}, Heading()})) << "its stern 5 mm before the far edge";
  EXPECT_TRUE(isInZone(board, others, {{200, 135}, Heading()}));
}

// "behind the line, at most a boat's length and between the buoys": of a line that lies level and of one
// askew.
TEST(RegattaEdges, ABowMayStandOnTheLineButNotBesideIt) {
  Course course = evenCourse();
  course.left = {150, 100}, course.right = {250, 100};
  const Board level(course, test::smallDeck());
  for (const int x : {150, 151, 249, 250})
    for (const int y : {99, 100, 100 + course.length, 101 + course.length})
      EXPECT_EQ(level.isBehindLine({x, y}), x > 150 && x < 250 && y >= 100 && y <= 100 + course.length)
          << x << ", " << y;
  course.left = {150, 100}, course.right = {190, 130}; // 3, 4, 5
  course.length = 25;
  const Board askew(course, test::smallDeck());
  const auto at = [](int along, int behind) {
    return Vec{150 + (4 * along - 3 * behind) / 5, 100 + (3 * along + 4 * behind) / 5};
  };
  for (const int along : {0, 5, 45, 50})
    for (const int behind : {-5, 0, 25, 30})
      EXPECT_EQ(askew.isBehindLine(at(along, behind)), along > 0 && along < 50 && behind >= 0 && behind <= 25)
          << along << ", " << behind;
}

TEST(RegattaEdges, AMovementThatFinishesIsClear) {
  const Board board(test::bareCourse(), test::smallDeck());
  Neighbours others;
  others.add(board, {{200, 250}, Heading()}); // its zone reaches over the line
  const std::array<int, 1> ahead{0};
  const Standing from{{{200, 165}, Heading::ofDegrees(180)}, {2, 0}};
  const Sail home = sail(board, others, from, ahead, false);
  ASSERT_TRUE(home.free());
  EXPECT_TRUE(home.finished);
  EXPECT_TRUE(isInZone(board, others, home.end().pose));
  EXPECT_TRUE(home.clear);
  const Sail early = sail(board, others, {from.pose, {1, 0}}, ahead, false);
  EXPECT_FALSE(early.finished);
  EXPECT_FALSE(early.clear);
}

TEST(RegattaEdges, ABoatHaltsOnlyWhereItsHullIsFree) {
  Deck deck = test::smallDeck();
  deck.length = 60;
  deck.cards[0].arrows = {{{10, 0, 90}, {40, 0, 0}}};
  Course course = test::bareCourse();
  course.buoys[0].at = {60, 60};
  course.obstacles = {{{}, {178, 140}, 8}}; // under the hull at the first stop, beside the track
  const Standing from{{{200, 150}, Heading()}, {1, 0}};
  const std::array<int, 1> arrow{0};
  const auto halt = [&] {
    const Board board(course, deck);
    Neighbours others;
    others.add(board, {{150, 100}, Heading::ofDegrees(90)}); // its zone lies over the second stop and the end
    const Sail movement = sail(board, others, from, arrow, false);
    EXPECT_TRUE(movement.free());
    EXPECT_FALSE(movement.clear);
    return haltOf(board, others, movement);
  };
  EXPECT_FALSE(halt());
  course.obstacles.clear();
  ASSERT_TRUE(halt());
  EXPECT_EQ(halt()->pose, (Pose{{200, 140}, Heading::ofDegrees(90)}));
}

TEST(RegattaEdges, GatesAreTakenInTheOrderInWhichALegMeetsThem) {
  Course course = test::bareCourse();
  course.buoys = {{"red", {60, 100}}, {"green", {60, 150}}};
  const Rounding red{0, Side::Port, Heading::ofDegrees(90)}, green{1, Side::Port, Heading::ofDegrees(90)};
  course.round = {green, red};
  EXPECT_EQ(advanced(gatesOf(course), {1, 0}, {200, 170}, {200, 90}).gate, 3) << "both, one after the other";
  course.round = {red, green};
  EXPECT_EQ(advanced(gatesOf(course), {1, 0}, {200, 170}, {200, 90}).gate, 2)
      << "green was met before it counted";
  course.round = {red, red};
  EXPECT_EQ(advanced(gatesOf(course), {1, 0}, {200, 170}, {200, 90}).gate, 3) << "ties in course order";
}

// Over the line and past the gate, about, and home.
class RegattaFinish : public testing::Test {
protected:
  RegattaFinish() : board_(shortCourse(), test::smallDeck()) {
    record_.players = 2;
    record_.hands = {{"s", "t-helm", "p-helm", "sun"}, {"p", "t", "joker", "sun"}};
    record_.grid = {{1, {{170, 220}, Heading()}}, {2, {{230, 220}, Heading()}}};
    record_.turns = {
        {{1, Act::Play, {{"s", {1}}}, {}, {}, {}}, {"s"}, {}},
        {{2, Act::Turn, {}, Heading(), {}, {}}, {}, {}},
        {{1, Act::Turn, {}, Heading::ofDegrees(180), {}, {}}, {}, {}},
        {{2, Act::Turn, {}, Heading(), {}, {}}, {}, {}},
        {{1, Act::Play, {{"s", {1}}}, {}, {}, {}}, {}, Pose{{170, 220}, Heading::ofDegrees(180)}}};
  }

  static Course shortCourse() {
    Course course = test::bareCourse();
    course.buoys[0].at = {60, 180};
    course.round = {{0, Side::Port, Heading::ofDegrees(90)}};
    return course;
  }

  Board board_;
  RaceRecord record_;
};

TEST_F(RegattaFinish, EndsTheRace) {
  const Replay result = replay(board_, record_);
  ASSERT_TRUE(result.legal()) << result.illegal->message.english();
  EXPECT_TRUE(result.race.over());
  EXPECT_EQ(result.race.ranks(), std::vector<int>{1});
  EXPECT_EQ(result.race.boat(1).turns, 3u);
  EXPECT_TRUE(result.race.boat(1).hand.empty()) << "its cards are discarded";
  EXPECT_EQ(result.race.discardPile().size(), 5);
}

TEST_F(RegattaFinish, NoTurnFollows) {
  record_.turns.push_back({{2, Act::Turn, {}, Heading(), {}, {}}, {}, {}});
  const Replay result = replay(board_, record_);
  ASSERT_FALSE(result.legal());
  EXPECT_EQ(result.illegal->turn, 6);
  EXPECT_EQ(result.illegal->rule, Rule::Over);
  EXPECT_EQ(result.illegal->message.english(), "seat 2 takes a turn, but the race is over");
}

TEST_F(RegattaFinish, FillsNoHand) {
  record_.turns.back().draw = {"s"};
  const Replay result = replay(board_, record_);
  ASSERT_FALSE(result.legal());
  EXPECT_EQ(result.illegal->rule, Rule::Draw);
  EXPECT_EQ(result.race.boat(1).standing.progress.gate, 2) << "as before the turn";
}

TEST_F(RegattaFinish, WithAllTheLastOneRanksLast) {
  record_.until = Until::All;
  const Replay result = replay(board_, record_);
  ASSERT_TRUE(result.legal());
  EXPECT_TRUE(result.race.over()) << "one boat is left";
  EXPECT_EQ(result.race.ranks(), (std::vector<int>{1, 2}));
}

TEST_F(RegattaFinish, WithAllSeatOneMayBeTheLast) {
  record_.until = Until::All;
  record_.first = 2;
  std::swap(record_.hands[0], record_.hands[1]);
  record_.grid = {{2, {{170, 220}, Heading()}}, {1, {{230, 220}, Heading()}}};
  for (TurnEntry& entry : record_.turns) entry.turn.seat = 3 - entry.turn.seat;
  const Replay result = replay(board_, record_);
  ASSERT_TRUE(result.legal()) << result.illegal->message.english();
  EXPECT_EQ(result.race.ranks(), (std::vector<int>{2, 1}));
}

TEST_F(RegattaFinish, AllowsNoSunBehindTheLine) {
  record_.turns.back().turn.sun = SunPlay{"sun", 2};
  EXPECT_EQ(replay(board_, record_).illegal->rule, Rule::Sun);
}

TEST_F(RegattaFinish, IsListedWithoutASun) {
  const Turn last = record_.turns.back().turn;
  record_.turns.pop_back();
  const Race race = replay(board_, record_).race;
  const std::vector<Turn> turns = race.legalTurns();
  EXPECT_NE(std::find(turns.begin(), turns.end(), last), turns.end());
  for (const Turn& turn : turns) {
    const Refusal refusal = race.whyNot(turn);
    EXPECT_FALSE(refusal) << refusal->message.english();
  }
}

TEST_F(RegattaFinish, AThirdCardIsNeverPlayed) {
  record_.turns.resize(1);
  record_.turns[0].turn.play = {{"t-helm", {2}}, {"p-helm", {2}}};
  record_.turns[0].draw = {"s", "s"};
  EXPECT_TRUE(replay(board_, record_).legal());
  record_.turns[0].turn.play.push_back({"s", {1}});
  ASSERT_FALSE(replay(board_, record_).legal());
  EXPECT_EQ(replay(board_, record_).illegal->rule, Rule::Card);
}

} // namespace
} // namespace fairway::regatta
