#include "tests/validator/regatta/tiny.h"

#include "validator/regatta/pilot/coach.h"
#include "validator/regatta/study/course_study.h"

#include <gtest/gtest.h>

// What a good pilot thinks of a recorded race.
namespace fairway::validator::regatta {
namespace {

struct Sailed {
  explicit Sailed(PilotKind second)
      : study(test::tinyCourses()[0], test::tinyDeck()),
        waters(Fresh::solved(study.waters(), study.passings(), watch)), board(study.course(), study.deck()) {
    Fleet fleet(waters, {PilotKind::Good, second}, 5);
    fleet.keepRecord();
    placed = fleet.place();
    static_cast<void>(fleet.sail(400, true));
    record = fleet.record();
    record.until = fairway::regatta::Until::All;
  }

  WorkWatch watch;
  CourseStudy study;
  FleetWaters waters;
  fairway::regatta::Board board;
  bool placed = false;
  RaceRecord record;
};

TEST(RegattaCoach, PartsAddUpTurnByTurnAndBoatByBoat) {
  Sailed sailed(PilotKind::Random);
  ASSERT_TRUE(sailed.placed);
  const auto coached = coachRace(sailed.waters, sailed.board, sailed.record, sailed.watch);
  ASSERT_TRUE(coached);
  ASSERT_FALSE(coached->lost);
  ASSERT_EQ(coached->turns.size(), sailed.record.turns.size());
  for (const CoachedTurn& turn : coached->turns) {
    EXPECT_NEAR(1 + turn.after - turn.before, turn.hand + turn.calm + turn.cost, 1e-9);
    EXPECT_GE(turn.cost, 0);
    EXPECT_EQ(turn.toGo[static_cast<std::size_t>(turn.seat - 1)], turn.after);
  }
  for (const CoachedBoat& boat : coached->boats)
    EXPECT_NEAR(boat.turns + boat.toGo - boat.start, boat.hand + boat.calm + boat.cost, 1e-9);
}

TEST(RegattaCoach, AFinishedBoatHasNothingToGo) {
  const Sailed sailed(PilotKind::Random);
  WorkWatch nobody;
  const auto coached = coachRace(sailed.waters, sailed.board, sailed.record, nobody);
  ASSERT_TRUE(coached);
  EXPECT_EQ(coached->turns.back().seat, 1);
  EXPECT_EQ(coached->turns.back().after, 0);
  EXPECT_EQ(coached->boats[0].toGo, 0);
  EXPECT_GE(coached->boats[1].toGo, 1) << "a turn at least";
}

// The pilot has no fault to find in itself, and many in one that does anything.
TEST(RegattaCoach, AgreesWithTheGoodPilot) {
  Sailed sailed(PilotKind::Random);
  const auto coached = coachRace(sailed.waters, sailed.board, sailed.record, sailed.watch);
  ASSERT_TRUE(coached);
  EXPECT_LT(coached->boats[0].cost, 1e-3);
  EXPECT_GT(coached->boats[1].cost, 1);
}

TEST(RegattaCoach, HasNothingToSayOfAGridAlone) {
  struct LastShare : WorkWatch {
    void advance(double share) override { last = share; }
    double last = -1;
  } watch;
  Sailed sailed(PilotKind::Good);
  sailed.record.turns.clear();
  const auto coached = coachRace(sailed.waters, sailed.board, sailed.record, watch);
  ASSERT_TRUE(coached);
  EXPECT_TRUE(coached->turns.empty());
  EXPECT_EQ(coached->boats.size(), 2U);
  EXPECT_EQ(watch.last, 0); // and not nothing divided by nothing
}

// Behind a wall there is no way to the finish.
TEST(RegattaCoach, StopsAtTheTurnThatLeavesNoWay) {
  WorkWatch nobody;
  const CourseStudy study(test::tinyCourses()[3], test::tinyDeck());
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  RaceRecord record;
  record.players = 2;
  record.hands = {{"s", "s", "s"}, {"t", "t", "t"}};
  record.grid = {{1, {{55, 95}, Heading()}}, {2, {{85, 95}, Heading()}}};
  record.turns = {{{1, fairway::regatta::Act::Turn, {}, Heading(1), {}, {}}, {}, {}}};
  ASSERT_TRUE(fairway::regatta::replay(study.board(), record).legal());
  const auto coached = coachRace(waters, study.board(), record, nobody);
  ASSERT_TRUE(coached);
  EXPECT_EQ(coached->lost, 1);
  EXPECT_TRUE(coached->turns.empty());
}

TEST(RegattaCoach, GivesBadgesByWhatWasLost) {
  CoachedTurn turn;
  for (const auto& [cost, name] : std::vector<std::pair<double, const char*>>{
           {0.19, ""}, {0.2, "inaccuracy"}, {0.5, "mistake"}, {1, "blunder"}}) {
    turn.cost = cost;
    EXPECT_EQ(nameOf(badgeOf(turn)), name);
  }
}

} // namespace
} // namespace fairway::validator::regatta
