#include "tests/validator/regatta/tiny.h"

#include "rules/regatta/play/referee.h"
#include "tests/rules/regatta/tables.h"
#include "validator/regatta/par/card_classes.h"
#include "validator/regatta/par/par.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairway::validator::regatta {
namespace {

// Every state of a course and where each class of cards can take a boat from there.
struct Ways {
  static constexpr int finish = -1;
  struct Class {
    int cards;                 // of the deck
    std::vector<int> landings; // states, or the finish
  };
  std::vector<std::vector<Class>> classes; // by state; empty where no boat can be
};

Ways waysOf(const CourseStudy& study, const CardClasses& classes) {
  const Waters& waters = study.waters();
  const Passings& passings = study.passings();
  const Layers& layers = passings.layers();
  const int points = waters.lattice().points();
  const auto stateAt = [&](int layer, int point, int heading) {
    return (layer * points + point) * headings + heading;
  };
  Ways ways;
  ways.classes.resize(static_cast<std::size_t>(layers.count() * points * headings));
  for (int layer = 0; layer < layers.count(); ++layer)
    for (int point = 0; point < points; ++point)
      for (int heading = 0; heading < headings; ++heading) {
        if (!waters.poses(Heading(heading)).has(point)) continue;
        auto& here = ways.classes[static_cast<std::size_t>(stateAt(layer, point, heading))];
        for (std::size_t number = 0; number < classes.moves.size(); ++number) {
          here.push_back({classes.counts[number], {}});
          for (const int move : classes.moves[number]) {
            if (!waters.starts(move, Heading(heading)).has(point)) continue;
            const int to = passings.landing(layer, move, Heading(heading), waters.lattice().pointAt(point));
            const MoveTrack& track = waters.track(move, Heading(heading));
            if (to == layers.finished())
              here.back().landings.push_back(Ways::finish);
            else if (!waters.moves()[static_cast<std::size_t>(move)].onlyToFinish)
              here.back().landings.push_back(
                  stateAt(to, point + waters.lattice().offsetOf(track.end()), track.heading.steps()));
          }
        }
      }
  return ways;
}

// Sweeps until nothing moves any more, straight from the definition.
std::vector<double> bySweeps(const CourseStudy& study) {
  const CardClasses classes(study.waters());
  const Ways ways = waysOf(study, classes);
  constexpr double far = 1e6;
  std::vector<double> values(ways.classes.size(), far);
  std::vector<std::pair<double, int>> cards;
  for (double change = 1; change > 1e-7;) {
    change = 0;
    for (std::size_t state = values.size(); state-- > 0;) {
      if (ways.classes[state].empty()) continue;
      cards.clear();
      for (const Ways::Class& each : ways.classes[state]) {
        double best = far;
        for (const int landing : each.landings)
          best = std::min(best, landing == Ways::finish ? 0 : values[static_cast<std::size_t>(landing)]);
        cards.push_back({best, each.cards});
      }
      std::sort(cards.begin(), cards.end());
      double turned = far;
      const std::size_t first = state - state % std::size_t{headings};
      for (std::size_t other = first; other < first + std::size_t{headings}; ++other)
        if (!ways.classes[other].empty()) turned = std::min(turned, values[other]);
      double& value = values[state];
      const double cap = std::min(turned, value);
      double sum = 1;
      int count = 0;
      for (const auto& [best, cardsOfIt] : cards) {
        if (best >= cap) break;
        sum += (classes.none[static_cast<std::size_t>(count)] -
                classes.none[static_cast<std::size_t>(count + cardsOfIt)]) *
               best;
        count += cardsOfIt;
      }
      const double next = std::min(far, sum + classes.none[static_cast<std::size_t>(count)] * cap);
      change = std::max(change, std::abs(next - value));
      value = std::min(value, next);
    }
  }
  return values;
}

class FreshHands : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Courses, FreshHands, testing::Values(1, 2));

TEST_P(FreshHands, AreWhatSweepsComeTo) {
  Course course = test::tinyCourses()[static_cast<std::size_t>(GetParam())];
  const CourseStudy study(course, test::tinyDeck());
  WorkWatch nobody;
  const auto fresh = Fresh::solved(study.waters(), study.passings(), nobody);
  ASSERT_TRUE(fresh);
  const std::vector<double> values = bySweeps(study);
  std::size_t i = 0;
  for (int layer = 0; layer < study.passings().layers().count(); ++layer)
    for (int point = 0; point < study.waters().lattice().points(); ++point)
      for (int heading = 0; heading < headings; ++heading, ++i) {
        const float value = fresh->at(layer, point, heading);
        if (values[i] >= 1e5)
          ASSERT_EQ(value, Fresh::never);
        else
          ASSERT_NEAR(value, values[i], 1e-3);
      }
  ASSERT_TRUE(fresh->best());
  EXPECT_GE(fresh->best()->turns, static_cast<float>(*study.plays().turns()));
}

// Cards that do the same are one class, those without arrows none; hands are drawn from all cards.
TEST(FreshHands, AreDrawnFromAllCards) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  const CardClasses classes(study.waters());
  EXPECT_EQ(classes.ofCard, (std::vector{0, 1, 2, 3, 4, -1})) << "the last is a sun";
  EXPECT_EQ(classes.counts, (std::vector{6, 3, 3, 3, 2}));
  // Of 20 cards 3 are held, in 1140 ways.
  ASSERT_EQ(classes.none.size(), 21U);
  EXPECT_EQ(classes.none[0], 1);
  EXPECT_NEAR(classes.none[1], 17 / 20.0, 1e-12);
  EXPECT_NEAR(classes.none[17], 1 / 1140.0, 1e-12);
  EXPECT_EQ(classes.none[18], 0);
  EXPECT_EQ(classes.none[20], 0);
}

TEST(FreshHands, AMirroredCourseIsAsLong) {
  const Course course = test::tinyCourses()[2];
  const CourseStudy one(course, test::tinyDeck());
  const CourseStudy two(test::mirrored(course), test::mirrored(test::tinyDeck()));
  EXPECT_EQ(one.turns().turns(), two.turns().turns());
  EXPECT_EQ(one.plays().turns(), two.plays().turns());
  EXPECT_EQ(one.waters().poseCount(), two.waters().poseCount());
  EXPECT_EQ(one.reach().deadCount, two.reach().deadCount);
  WorkWatch nobody;
  EXPECT_FLOAT_EQ(Fresh::solved(one.waters(), one.passings(), nobody)->best()->turns,
                  Fresh::solved(two.waters(), two.passings(), nobody)->best()->turns);
}

// What pilots do is by the book: every race, told as a record, is refereed.
TEST(Fleets, SailByTheBook) {
  Course course = test::tinyCourses()[1];
  course.table = {240, 200};
  course.left = {70, 150}, course.right = {170, 150};
  course.buoys[0].at = {120, 70};
  course.islands = {{{150, 95}, {190, 100}, {170, 120}}};
  const CourseStudy study(course, test::tinyDeck());
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
