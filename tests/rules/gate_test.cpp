#include "rules/lake_race/gate.h"
#include "rules/lake_race/progress.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numbers>

namespace fairway::lake_race {
namespace {

double angleOf(Hex hex) {
  return std::atan2(-hex.r * std::numbers::sqrt3 / 2, hex.q + hex.r / 2.0);
}

// The gate's direction as rules.md tells it, in floating point: an opinion that shares nothing with the code.
struct Expected {
  double sweep;
  bool natural;
  int thirties;
};

Expected inDoubles(Hex previous, Hex next, Arrow arrow) {
  constexpr double full = 2 * std::numbers::pi;
  const double sign = arrow == Arrow::Clockwise ? -1 : 1;
  double sweep = std::fmod(sign * (angleOf(next) - angleOf(previous)) + 2 * full, full);
  if (sweep < 1e-9) sweep += full;
  if (sweep > full + 1e-9) sweep -= full;
  const bool natural = sweep >= 150 * std::numbers::pi / 180 - 1e-9;
  const double middle = angleOf(previous) + sign * (natural ? sweep : sweep + full) / 2;
  int best = 0;
  double bestOff = 100;
  // Candidates in the order in which a boat meets them, starting well before the middle.
  const int first = static_cast<int>(std::round(middle / (full / 12))) - static_cast<int>(sign) * 3;
  for (int i = 0; i < 7; ++i) {
    const int thirties = first + static_cast<int>(sign) * i;
    const double off = std::abs(thirties * full / 12 - middle);
    if (off < bestOff - 1e-9) {
      bestOff = off;
      best = thirties;
    }
  }
  return {sweep * 180 / std::numbers::pi, natural, Compass(best).thirties()};
}

TEST(Gate, DirectionAgreesWithFloatingPointForAllSmallLegs) {
  for (int pq = -7; pq <= 7; ++pq)
    for (int pr = -7; pr <= 7; ++pr)
      for (int nq = -7; nq <= 7; ++nq)
        for (int nr = -7; nr <= 7; ++nr)
          for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
            const Hex previous{pq, pr};
            const Hex next{nq, nr};
            if (previous == Hex{} || next == Hex{}) continue;
            const Expected expected = inDoubles(previous, next, arrow);
            const BuoyTurn turn = buoyTurn(previous, {}, next, arrow);
            ASSERT_NEAR(turn.sweep, expected.sweep, 1e-9);
            ASSERT_EQ(turn.natural, expected.natural);
            ASSERT_EQ(turn.gate.thirties(), expected.thirties)
                << "previous " << pq << "," << pr << " next " << nq << "," << nr << " " << nameOf(arrow);
          }
}

TEST(Gate, OneOfTheTwoArrowsIsAlwaysNatural) {
  for (int q = -9; q <= 9; ++q)
    for (int r = -9; r <= 9; ++r) {
      if (Hex{q, r} == Hex{}) continue;
      EXPECT_TRUE(buoyTurn({4, -3}, {}, {q, r}, Arrow::Clockwise).natural ||
                  buoyTurn({4, -3}, {}, {q, r}, Arrow::Counterclockwise).natural);
    }
}

Gate northRay(Arrow sense) {
  return {{0, 0}, Compass(3).vector(), 0, sense, false};
}

TEST(Gate, ClockwiseOverARayToTheNorthGoesEast) {
  const Hex west{1, -3}; // half a hex west of the ray
  const Hex east = neighbour(west, Direction::E);
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), west, east).crossing, Crossing::Forwards);
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), east, west).crossing, Crossing::Backwards);
  EXPECT_EQ(meet(northRay(Arrow::Counterclockwise), west, east).crossing, Crossing::Backwards);
}

TEST(Gate, ACentreOnTheLineIsNotBeyondARay) {
  const Hex on = Compass(3).vector();
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), neighbour(on, Direction::W), on).crossing, Crossing::None);
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), on, neighbour(on, Direction::E)).crossing, Crossing::Forwards);
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), neighbour(on, Direction::E), on).crossing, Crossing::Backwards);
}

TEST(Gate, BehindTheBuoyThereIsNoRay) {
  const Hex west{-2, 3};
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), west, neighbour(west, Direction::E)).crossing, Crossing::None);
}

TEST(Gate, ToReachTheFinishIsEnoughButTheStartMustBePassed) {
  const Gate start{
      {0, 0}, vectorOf(Direction::E), 5, Arrow::Counterclockwise, false}; // to the left: northwards
  Gate finish = start;
  finish.reachIsEnough = true;
  const Hex on{2, 0};
  const Hex below = neighbour(on, Direction::SE);
  const Hex above = neighbour(on, Direction::NE);
  EXPECT_EQ(meet(start, below, on).crossing, Crossing::None);
  EXPECT_EQ(meet(start, on, above).crossing, Crossing::Forwards);
  EXPECT_EQ(meet(finish, below, on).crossing, Crossing::Forwards);
  EXPECT_EQ(meet(finish, on, above).crossing, Crossing::None);
  const Hex outside{6, 0};
  EXPECT_EQ(meet(start, outside, neighbour(outside, Direction::NE)).crossing, Crossing::None);
}

TEST(Progress, WhatIsOwedMustBeUndoneFirst) {
  StepMeetings forwards;
  forwards.crossing[1] = Crossing::Forwards;
  StepMeetings backwards;
  backwards.crossing[1] = Crossing::Backwards;
  Progress boat{1, 0};
  boat = advanced(boat, backwards);
  boat = advanced(boat, backwards);
  EXPECT_EQ(boat, (Progress{1, 2}));
  boat = advanced(boat, forwards);
  boat = advanced(boat, forwards);
  EXPECT_EQ(boat, (Progress{1, 0}));
  boat = advanced(boat, forwards);
  EXPECT_EQ(boat, (Progress{2, 0}));
  EXPECT_EQ(advanced(boat, backwards), boat) << "a gate that is done stays done";
}

TEST(Progress, GatesMetInOneStepCountInTheOrderOfMeeting) {
  StepMeetings step;
  step.crossing[1] = step.crossing[2] = Crossing::Forwards;
  step.rank = {0, 0, 1, 0, 0};
  EXPECT_EQ(advanced({1, 0}, step), (Progress{3, 0}));
  step.rank = {0, 1, 0, 0, 0};
  EXPECT_EQ(advanced({1, 0}, step), (Progress{2, 0})) << "gate 2 was met before gate 1";
  step.rank = {0, 0, 0, 0, 0};
  EXPECT_EQ(advanced({1, 0}, step), (Progress{3, 0})) << "ties are taken in course order";
}

TEST(Progress, PassingStartOrFinishBackwardsMeansNothing) {
  StepMeetings step;
  step.crossing[0] = step.crossing[4] = Crossing::Backwards;
  EXPECT_EQ(advanced({0, 0}, step), (Progress{0, 0}));
  EXPECT_EQ(advanced({4, 0}, step), (Progress{4, 0}));
}

} // namespace
} // namespace fairway::lake_race
