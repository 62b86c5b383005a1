#include "rules/base/random.h"
#include "rules/lake_race/gates/progress.h"

#include <gtest/gtest.h>

// "If a single step meets two gates, they are taken in the order in which the step meets them, ties in course
// order."
namespace fairway::lake_race {
namespace {

Gate ray(Hex origin, Hex along, Arrow sense) {
  return {origin, along, 0, sense, false};
}

// A gate that no step near the origin meets.
const Gate faraway = ray({1000, 1000}, {1, 0}, Arrow::Clockwise);

StepMeetings meetingTwo(const Gate& first, const Gate& second, Hex from, Hex to) {
  return meetingsOf({faraway, first, second, faraway, faraway}, from, to);
}

// The share of the step after which it meets the gate's line, worked out again with fractions of its own.
double shareOf(const Gate& gate, Hex from, Hex to) {
  const auto side = [&](Hex hex) { return static_cast<double>(cross(gate.along, hex - gate.origin)); };
  return side(from) / (side(from) - side(to));
}

TEST(StepOrder, TheGateMetFirstComesFirst) {
  // From one hex to its neighbour in the east, over two lines a quarter and a half on the way.
  for (const Arrow sense : {Arrow::Clockwise, Arrow::Counterclockwise}) {
    const Gate half = ray({0, -2}, {1, 4}, sense);
    const Gate quarter = ray({0, -4}, {1, 16}, sense);
    const StepMeetings step = meetingTwo(half, quarter, {0, 0}, {1, 0});
    ASSERT_NE(step.crossing[1], Crossing::None);
    ASSERT_EQ(step.crossing[2], step.crossing[1]);
    EXPECT_GT(step.rank[1], step.rank[2]);
    // Gate 2 lies behind when gate 1 is done: it does not count in this step.
    const bool forwards = step.crossing[1] == Crossing::Forwards;
    EXPECT_EQ(advanced({1, 0}, step), (forwards ? Progress{2, 0} : Progress{1, 1}));
    // The other way round both are done.
    const StepMeetings inOrder = meetingTwo(quarter, half, {0, 0}, {1, 0});
    EXPECT_EQ(advanced({1, 0}, inOrder), (forwards ? Progress{3, 0} : Progress{1, 1}));
  }
}

TEST(StepOrder, TiesAreTakenInCourseOrder) {
  const Gate one = ray({0, -2}, {1, 4}, Arrow::Counterclockwise);
  const StepMeetings step = meetingTwo(one, one, {0, 0}, {1, 0});
  EXPECT_EQ(step.rank[1], step.rank[2]);
  const Progress after = advanced({1, 0}, step);
  EXPECT_TRUE(after.gate == 3 || after.owed == 1) << "both at once, or neither";
}

TEST(StepOrder, RanksFollowTheShareOfTheStep) {
  Random random(7);
  const auto hex = [&](int reach) {
    const auto n = static_cast<std::uint64_t>(2 * reach + 1);
    return Hex{static_cast<int>(random.below(n)) - reach, static_cast<int>(random.below(n)) - reach};
  };
  int met = 0, turned = 0;
  for (int i = 0; i < 300000; ++i) {
    const Gate a = ray(hex(4), hex(5), random.below(2) ? Arrow::Clockwise : Arrow::Counterclockwise);
    const Gate b = ray(hex(4), hex(5), random.below(2) ? Arrow::Clockwise : Arrow::Counterclockwise);
    if (a.along == Hex{} || b.along == Hex{}) continue;
    const Hex from = hex(2);
    const Hex to = from + vectorOf(static_cast<Direction>(random.below(6)));
    const StepMeetings step = meetingTwo(a, b, from, to);
    if (step.crossing[1] == Crossing::None || step.crossing[2] == Crossing::None) continue;
    ++met;
    const double first = shareOf(a, from, to), second = shareOf(b, from, to);
    if (std::abs(first - second) < 1e-9) {
      EXPECT_EQ(step.rank[1], step.rank[2]);
      continue;
    }
    EXPECT_EQ(step.rank[1] < step.rank[2], first < second) << first << " " << second;
    turned += second < first ? 1 : 0;
  }
  EXPECT_GT(met, 200);
  EXPECT_GT(turned, 50);
}

// A gate that a step does not meet has no place in its order, whatever its line does.
TEST(StepOrder, AGateThatIsNotMetRanksNothing) {
  const Gate met = ray({0, -2}, {1, 4}, Arrow::Clockwise);
  const Gate behind = ray({0, 2}, {1, 6}, Arrow::Clockwise); // the ray leads away from the step
  const StepMeetings step = meetingTwo(met, behind, {0, 0}, {1, 0});
  ASSERT_EQ(step.crossing[2], Crossing::None);
  EXPECT_EQ(step.rank[1], 0);
}

} // namespace
} // namespace fairway::lake_race
