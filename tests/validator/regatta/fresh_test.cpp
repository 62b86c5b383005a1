#include "tests/validator/regatta/tiny.h"

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

constexpr int noBuoy = -1; // over the line and back

class FreshHands : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Courses, FreshHands, testing::Values(1, 2, noBuoy));

TEST_P(FreshHands, AreWhatSweepsComeTo) {
  Course course = test::tinyCourses()[static_cast<std::size_t>(std::max(GetParam(), 0))];
  if (GetParam() == noBuoy) course.round.clear();
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

// Shares of the work that were told, and a wish to stop from one of them on.
class Shares final : public WorkWatch {
public:
  explicit Shares(double stopsAt = 2) : stopsAt_(stopsAt) {}

  void advance(double share) override { last_ = share, most_ = std::max(most_, share); }
  bool stopWanted() const override { return last_ >= stopsAt_; }
  double last() const { return last_; }
  double most() const { return most_; }

private:
  double stopsAt_, last_ = 0, most_ = 0;
};

TEST(FreshHands, TellWhichShareOfTheStatesIsSettled) {
  const CourseStudy study(test::tinyCourses()[1], test::tinyDeck());
  Shares shares;
  const auto fresh = Fresh::solved(study.waters(), study.passings(), shares);
  const int layers = study.passings().layers().count();
  int settled = 0;
  for (int layer = 0; layer < layers; ++layer)
    for (int point = 0; point < study.waters().lattice().points(); ++point)
      for (int heading = 0; heading < headings; ++heading)
        settled += fresh->at(layer, point, heading) < Fresh::never ? 1 : 0;
  const auto states = static_cast<double>(study.waters().poseCount() * layers);
  EXPECT_DOUBLE_EQ(shares.last(), settled / states);
}

TEST(Pars, AreSolvedAndThenSailedAndEitherCanBeStopped) {
  const CourseStudy study(test::tinyCourses()[0], test::tinyDeck());
  const ParOptions few{.races = 20};
  Shares shares;
  const auto par = parOf(study, few, shares);
  ASSERT_TRUE(par);
  EXPECT_EQ(par->pilot->races, 20);
  EXPECT_NEAR(shares.last(), 1, 1e-9);
  EXPECT_EQ(shares.most(), shares.last());
  for (const double stop : {0.1, 0.81}) {
    Shares stopping(stop);
    const auto none = parOf(study, few, stopping);
    ASSERT_FALSE(none) << stop;
    EXPECT_EQ(none.fault(), ParRefusal::Stopped);
  }
}

} // namespace
} // namespace fairway::validator::regatta
