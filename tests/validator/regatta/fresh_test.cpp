#include "tests/validator/regatta/tiny.h"

#include "tests/rules/regatta/tables.h"
#include "validator/regatta/figures/par.h"
#include "validator/regatta/par/card_classes.h"

#include <gtest/gtest.h>

#include <algorithm>
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

void expectSweeps(const CourseStudy& study, const Fresh& fresh) {
  const std::vector<double> values = bySweeps(study);
  EXPECT_TRUE(
      std::any_of(values.begin(), values.end(), [](double value) { return value > 1 && value < 1e5; }));
  std::size_t i = 0;
  for (int layer = 0; layer < study.passings().layers().count(); ++layer)
    for (int point = 0; point < study.waters().lattice().points(); ++point)
      for (int heading = 0; heading < headings; ++heading, ++i) {
        const float value = fresh.at(layer, point, heading);
        if (values[i] >= 1e5)
          ASSERT_EQ(value, Fresh::never);
        else
          ASSERT_NEAR(value, values[i], 1e-3);
      }
}

// A deck of as many different cards: sets of cards are kept in words of 32 bits, of 64, or in several.
class ManyCards : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(FreshHands, ManyCards, testing::Values(33, 65));

TEST_P(ManyCards, AreWhatSweepsComeTo) {
  Course course = test::tinyCourses()[0];
  course.table = {70, 80};
  course.left = {20, 50}, course.right = {50, 50};
  course.round.clear();
  course.buoys.clear();
  Deck deck = test::tinyDeck();
  deck.cards.clear();
  for (int i = 0; i < GetParam(); ++i)
    deck.cards.push_back(
        {std::to_string(i), 1, {}, false, {{{i / 2, i % 2 == 0 ? 4 : -4, i % 7 * 30 - 90}}}});
  const CourseStudy study(course, deck);
  ASSERT_EQ(CardClasses(study.waters()).counts.size(), static_cast<std::size_t>(GetParam()));
  WorkWatch nobody;
  const auto fresh = Fresh::solved(study.waters(), study.passings(), nobody);
  ASSERT_TRUE(fresh);
  expectSweeps(study, *fresh);
}

TEST_P(FreshHands, AreWhatSweepsComeTo) {
  Course course = test::tinyCourses()[static_cast<std::size_t>(std::max(GetParam(), 0))];
  if (GetParam() == noBuoy) course.round.clear();
  const CourseStudy study(course, test::tinyDeck());
  WorkWatch nobody;
  const auto fresh = Fresh::solved(study.waters(), study.passings(), nobody);
  ASSERT_TRUE(fresh);
  expectSweeps(study, *fresh);
  ASSERT_EQ(fresh->starts().size(), study.waters().startPoints().size());
  float least = Fresh::never;
  for (const Fresh::Start& start : fresh->starts()) {
    float turns = Fresh::never;
    for (int heading = 0; heading < headings; ++heading)
      turns = std::min(turns, fresh->at(State{{start.pose.at, Heading(heading)}, 0}));
    EXPECT_EQ(start.turns, turns);
    EXPECT_EQ(fresh->at(State{start.pose, 0}), turns);
    least = std::min(least, turns);
  }
  ASSERT_TRUE(fresh->best());
  EXPECT_EQ(fresh->best()->turns, least);
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

} // namespace
} // namespace fairway::validator::regatta
