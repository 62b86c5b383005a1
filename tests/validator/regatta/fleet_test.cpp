#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/play/referee.h"
#include "tests/rules/regatta/tables.h"
#include "validator/regatta/figures/par.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

// What simulated boats do, and how their races are counted.
namespace fairway::validator::regatta {
namespace {

// What pilots do is by the book: every race, told as a record, is refereed.
TEST(Fleets, SailByTheBook) {
  Course course = test::tinyCourses()[1];
  course.table = {240, 200};
  course.left = {70, 150}, course.right = {170, 150};
  course.buoys[0].at = {120, 70};
  course.islands = {{{150, 95}, {190, 100}, {170, 120}}};
  Deck deck = test::tinyDeck();
  std::reverse(deck.cards.begin(), deck.cards.end()); // the sun is the first
  const CourseStudy study(course, deck);
  WorkWatch nobody;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const int players = 2 + static_cast<int>(seed % 3);
    Fleet fleet(waters, players, seed);
    fleet.keepRecord();
    ASSERT_TRUE(fleet.place());
    const bool all = seed % 2 == 0;
    finished += fleet.sail(400, all) ? 1 : 0;
    RaceRecord record = fleet.record();
    record.until = all ? fairway::regatta::Until::All : fairway::regatta::Until::First;
    const fairway::regatta::Replay replay = fairway::regatta::replay(study.board(), record);
    ASSERT_TRUE(replay.legal()) << seed << ": turn " << replay.illegal->turn << ": "
                                << replay.illegal->message.english();
    for (std::size_t i = 0; i < fleet.ranks().size(); ++i)
      ASSERT_EQ(fleet.ranks()[i], replay.race.ranks()[i]);
    for (int seat = 1; seat <= players; ++seat)
      ASSERT_EQ(fleet.boat(seat).standing.pose, replay.race.boat(seat).standing.pose);
  }
  EXPECT_GT(finished, 50);
}

// "random ones any of their options, each with the same chance"
TEST(Fleets, RandomPilotsTakeAnyOptionWithTheSameChance) {
  Course course = test::openCourse();
  course.table = {200, 200};
  course.left = {70, 150}, course.right = {130, 150};
  course.buoys[0].at = {100, 50};
  const CourseStudy study(course, test::tinyDeck());
  WorkWatch nobody;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  fairway::regatta::Race race(study.board(), 2, 1, fairway::regatta::Until::First);
  ASSERT_FALSE(race.deal(1, {"s", "s", "t"})); // equal cards are one option
  ASSERT_FALSE(race.deal(2, {"s", "s", "p"}));
  for (const int seat : {1, 2}) ASSERT_FALSE(race.place(seat, *Fleet::placeIn(waters, race)));
  const auto nameOf = [](const Turn& turn) {
    std::string name = turn.act == fairway::regatta::Act::Turn ? std::to_string(turn.heading.degrees()) : "";
    for (const fairway::regatta::CardPlay& play : turn.play)
      name += play.card + std::to_string(play.arrows[0]);
    return name; // empty: it changes cards, which are always the same
  };
  std::map<std::string, int> taken;
  for (const Turn& turn : race.legalTurns()) taken[nameOf(turn)] = 0;
  constexpr int each = 400;
  for (std::uint64_t seed = 1; seed <= each * taken.size(); ++seed)
    ++taken[nameOf(Fleet::turnIn(waters, race, seed, PilotKind::Random))];
  EXPECT_GT(taken.size(), 12u);
  for (const auto& [name, times] : taken) EXPECT_NEAR(times, each, each / 4.0) << name;
}

// "equal: one card, two, changing, turning, then by lot", "between boats to be becalmed by seat": behind a
// wall no pose is better than another.
TEST(Fleets, GoodPilotsDecideBetweenEqualsByLotAndBecalmTheFirstSeat) {
  Course course = test::tinyCourses()[3];
  course.table.x = 240, course.right.x = 195;
  course.islands = {{{0, 60}, {239, 60}, {239, 62}, {0, 62}}};
  const CourseStudy study(course, test::tinyDeck());
  WorkWatch nobody;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  fairway::regatta::Race race(study.board(), 3, 1, fairway::regatta::Until::First);
  ASSERT_FALSE(race.deal(1, {"t", "p", "sun"}));
  for (const int seat : {2, 3}) ASSERT_FALSE(race.deal(seat, {"s", "s", "s"}));
  for (const int seat : {1, 2, 3}) ASSERT_FALSE(race.place(seat, {{20 + 50 * seat, 95}, Heading()}));
  std::map<std::string, int> taken;
  constexpr int each = 400;
  for (std::uint64_t seed = 1; seed <= 4 * each; ++seed) {
    const Turn turn = Fleet::turnIn(waters, race, seed);
    ASSERT_EQ(turn.play.size(), 1u);
    ++taken[turn.play[0].card + std::to_string(turn.play[0].arrows[0])];
    ASSERT_EQ(turn.sun, (fairway::regatta::SunPlay{"sun", 2}));
  }
  ASSERT_EQ(taken.size(), 4u);
  for (const auto& [name, times] : taken) EXPECT_NEAR(times, each, each / 4.0) << name;
}

TEST(Fleets, TurnsAloneHaveAMeanAndADeviation) {
  const AloneResult alone{4, 1, {0, 0, 0, 1, 2, 1}}; // 3, 4, 4 and 5 turns
  EXPECT_DOUBLE_EQ(alone.mean(), 4);
  EXPECT_DOUBLE_EQ(alone.deviation(), std::sqrt(2.0 / 3));
  EXPECT_NEAR(alone.interval().first, 4 - 2.575829 * std::sqrt(2.0 / 3) / 2, 1e-6);
  EXPECT_NEAR(alone.interval().second, 4 + 2.575829 * std::sqrt(2.0 / 3) / 2, 1e-6);
  EXPECT_EQ(alone.shares().byTurn, (std::vector<double>{0, 0, 0, 0.25, 0.5, 0.25}));
  AloneResult both = alone;
  both.add({2, 0, {0, 2}});
  EXPECT_EQ(both.races, 6);
  EXPECT_EQ(both.abandoned, 1);
  EXPECT_EQ(both.turns, (std::vector<std::int64_t>{0, 2, 0, 1, 2, 1}));
  EXPECT_EQ(AloneResult().mean(), 0);
  EXPECT_EQ((AloneResult{1, 0, {0, 0, 1}}.interval()), (std::pair{2.0, 2.0})) << "one says nothing of others";
}

TEST(Fleets, StartOnlyWhereAWayLeadsToTheFinish) {
  const CourseStudy study(test::tinyCourses()[3], test::tinyDeck());
  WorkWatch nobody;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  EXPECT_FALSE(study.waters().startPoints().empty());
  EXPECT_TRUE(waters.starts().empty());
  EXPECT_FALSE(Fleet(waters, 1, 1).place());
}

TEST(Fleets, RacesDoNotDependOnThreads) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  WorkWatch nobody;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  const auto one = sailAlone(waters, waters.starts().front(), 300, 7, nobody);
  const auto two = sailAlone(waters, waters.starts().front(), 300, 7, nobody);
  EXPECT_EQ(one->turns, two->turns);
  EXPECT_GE(one->mean(), *study.turns().turns());
  SimulationOptions options;
  options.pilots.resize(2), options.races = 200, options.exact = true;
  const auto races = simulate(waters, options, nobody);
  ASSERT_TRUE(races);
  EXPECT_EQ(races->wins[0] + races->wins[1], races->races - races->abandoned);
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_NEAR(0.5 + races->edges[i].turnOrder + races->edges[i].startPlaces + races->edges[i].traffic,
                races->rates[i].share, 1e-9);
  EXPECT_NEAR(races->edges[0].turnOrder + races->edges[1].turnOrder, 0, 1e-9);
}

// Remembers how far it is, and wants to stop if it is told to.
class Progress final : public WorkWatch {
public:
  explicit Progress(bool stop = false) : stop_(stop) {}

  void advance(double share) override { share_ = std::max(share_, share); }
  bool stopWanted() const override { return stop_; }
  double share() const { return share_; }

private:
  bool stop_;
  double share_ = 0;
};

// "races are numbered and each has its own chance, and all that is counted is whole numbers"
TEST(Fleets, AreCountedRaceByRace) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  Progress watch;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), watch));
  SimulationOptions options;
  options.pilots.resize(2), options.races = 40, options.exact = true;
  std::vector<std::int64_t> wins(2);
  int turns = 0, led = 0, leaderWon = 0, turnsAlone = 0;
  for (std::uint64_t race = 0; race < 40; ++race) {
    Fleet fleet(waters, options.pilots, streamSeed(streamSeed(options.seed, 2), race));
    ASSERT_TRUE(fleet.place() && fleet.sail(1000));
    const int winner = fleet.ranks().front();
    ++wins[static_cast<std::size_t>(winner - 1)];
    turns += fleet.boat(winner).turns;
    led += fleet.leader() ? 1 : 0;
    leaderWon += fleet.leader() == winner ? 1 : 0;
    Fleet alone(waters, 1, streamSeed(streamSeed(options.seed, 1), race));
    alone.placeAlone(waters.starts().front());
    ASSERT_TRUE(alone.sail(1000, true)) << "the only boat is the last as well";
    turnsAlone += alone.boat(1).turns;
  }
  Progress whole;
  const auto races = simulate(waters, options, whole);
  ASSERT_TRUE(races);
  EXPECT_NEAR(whole.share(), 1, 1e-9);
  EXPECT_EQ(races->races, 40);
  EXPECT_EQ(races->abandoned, 0);
  EXPECT_EQ(races->wins, wins);
  EXPECT_DOUBLE_EQ(races->turnMean, turns / 40.0);
  ASSERT_GT(led, 0);
  EXPECT_DOUBLE_EQ(races->leaderWon.share, static_cast<double>(leaderWon) / led);
  EXPECT_EQ(races->verdict, Fairness::Undecided) << "so few races do not decide";
  EXPECT_TRUE(races->racesNeeded);
  EXPECT_DOUBLE_EQ(sailAlone(waters, waters.starts().front(), 40, options.seed, watch)->mean(),
                   turnsAlone / 40.0);
  EXPECT_EQ(endlessRaces(waters, options, 5, watch), 0);
  EXPECT_FALSE(endlessRaces(waters, options, 5, Progress(true)));
  Progress stopping(true);
  const auto par = parOf(study, {}, stopping);
  ASSERT_FALSE(par);
  EXPECT_EQ(par.fault(), ParRefusal::Stopped);
}

TEST(Fleets, GoodPilotsBeatRandomOnes) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  WorkWatch nobody;
  const FleetWaters waters(Fresh::solved(study.waters(), study.passings(), nobody));
  SimulationOptions options;
  options.races = 100, options.exact = true;
  options.pilots = {PilotKind::Random, PilotKind::Good};
  const auto races = simulate(waters, options, nobody);
  ASSERT_TRUE(races);
  EXPECT_GT(races->wins[1], 5 * races->wins[0]);
  EXPECT_TRUE(races->edges.empty()) << "nothing is known of turn order where pilots differ";
}

} // namespace
} // namespace fairway::validator::regatta
