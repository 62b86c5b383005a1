// RULES.md, section 2, "Gates: when a buoy is rounded".
#include "tests/rules/lake_race/lakes.h"

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/gates/gate_steps.h"
#include "rules/lake_race/gates/progress.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numbers>
#include <random>

namespace fairway::lake_race {
namespace {

double angleOf(Hex hex) {
  return std::atan2(-hex.r * std::numbers::sqrt3 / 2, hex.q + hex.r / 2.0);
}

// The gate's direction as RULES.md tells it, in floating point: an opinion that shares nothing with the code.
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

// "Each race has five gates, passed in order: START, 1, 2, 3, FINISH." "START and FINISH are the straight
// segment from the centre of buoy 0 to the centre of the finish buoy." "Gate i of buoy i is the straight ray
// from the buoy's centre outward without end, across water, land and void alike."
TEST(Gate, FiveOfThemTwoSegmentsAndThreeRays) {
  Course course = test::roundTheStrip();
  const auto gates = gatesOf(course.lake, course.placement, course.choices);
  static_assert(gateCount == 5);
  const std::array<std::string_view, gateCount> names{"START", "1", "2", "3", "FINISH"};
  for (int gate = 0; gate < gateCount; ++gate) {
    const Gate& line = gates[static_cast<std::size_t>(gate)];
    EXPECT_EQ(nameOf(static_cast<GateName>(gate)), names[static_cast<std::size_t>(gate)]);
    EXPECT_EQ(line.origin,
              course.lake.hexOf(isBuoyGate(gate) ? course.placement.buoys[static_cast<std::size_t>(gate - 1)]
                                                 : course.placement.start));
    if (isBuoyGate(gate))
      EXPECT_EQ(line.length, 0) << "without end";
    else
      EXPECT_EQ(line.origin + line.length * line.along,
                course.lake.hexOf(finishCell(course.lake, course.placement)));
  }
  for (int row = 1; row <= 16; ++row)
    for (int column = 1; column <= 16; ++column)
      if (column != 6) course.lake.map.set({column, row}, row % 2 == 0 ? Terrain::Land : Terrain::Void);
  EXPECT_EQ(gatesOf(course.lake, course.placement, course.choices), gates) << "whatever lies under them";
}

// "outward without end": a step far out meets it as one beside the buoy does.
TEST(Gate, ARayHasNoEnd) {
  for (int far : {1, 10, 200, 1000}) {
    const Hex on = far * Compass(3).vector();
    const Gate gate{{0, 0}, Compass(3).vector(), 0, Arrow::Clockwise, false};
    EXPECT_EQ(meet(gate, on, neighbour(on, Direction::E)).crossing, Crossing::Forwards);
  }
}

// "for buoy 1, P is the middle of the strip (halfway between the start and finish buoys) and N is buoy 2; for
// buoy 2, P is buoy 1 and N is buoy 3; for buoy 3, P is buoy 2 and N is the middle of the strip."
TEST(Gate, LegsComeFromTheMiddleOfTheStripAndGoBackToIt) {
  for (int strip : {3, 4}) { // the middle is a cell, and lies between two
    Lake lake = test::openLake(20, 20);
    lake.strip = strip;
    const Placement placement{{5, 9}, Direction::NE, {Cell{3, 2}, Cell{16, 4}, Cell{14, 17}}};
    const Hex middleTwice = lake.hexOf(placement.start) + lake.hexOf(finishCell(lake, placement));
    const auto twice = [&](int buoy) {
      return 2 * lake.hexOf(placement.buoys[static_cast<std::size_t>(buoy)]);
    };
    for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
      const std::array<BuoyTurn, 3> expected{buoyTurn(middleTwice, twice(0), twice(1), arrow),
                                             buoyTurn(twice(0), twice(1), twice(2), arrow),
                                             buoyTurn(twice(1), twice(2), middleTwice, arrow)};
      for (int buoy = 0; buoy < 3; ++buoy) {
        const BuoyTurn turn = turnRound(lake, placement, buoy, arrow);
        EXPECT_EQ(turn.sweep, expected[static_cast<std::size_t>(buoy)].sweep);
        EXPECT_EQ(turn.gate, expected[static_cast<std::size_t>(buoy)].gate);
      }
    }
  }
}

// "Seen from the buoy, turn from the direction of P in the arrow's sense until the direction of N: that angle
// is the *sweep*, more than 0 and at most 360 degrees (same direction: 360)."
TEST(Gate, TheSweepGoesFromPToNInTheArrowsSense) {
  const Hex east{4, 0};
  const Hex northEast{3, -3};
  EXPECT_NEAR(buoyTurn(east, {}, northEast, Arrow::Counterclockwise).sweep, 60, 1e-9);
  EXPECT_NEAR(buoyTurn(east, {}, northEast, Arrow::Clockwise).sweep, 300, 1e-9);
  for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise})
    EXPECT_NEAR(buoyTurn(east, {}, {9, 0}, arrow).sweep, 360, 1e-9) << "the same direction";
}

// "Sweep of at least 150 degrees (within 1e-9 rad): the arrow is *natural*. The gate points to the middle of
// the sweep." "Less than 150 degrees: the arrow forces a *full circle* round the buoy" "the boat must sweep
// 360 degrees more, and the gate points to the middle of that longer sweep, which is the opposite direction."
TEST(Gate, IsNaturalFrom150DegreesOnAndElsePointsTheOppositeWay) {
  const Hex previous = Compass(0).vector();
  for (int thirties = 1; thirties <= 12; ++thirties) {
    const BuoyTurn turn = buoyTurn(previous, {}, Compass(thirties).vector(), Arrow::Counterclockwise);
    EXPECT_EQ(turn.natural, thirties >= 5) << 30 * thirties << " degrees, exactly 150 included";
    if (thirties % 2 == 0) {
      EXPECT_EQ(turn.gate, Compass(thirties / 2 + (turn.natural ? 0 : 6)));
    }
  }
  const BuoyTurn justBelow = buoyTurn({4, 0}, {}, {-40, 21}, Arrow::Clockwise);
  EXPECT_LT(justBelow.sweep, 150);
  EXPECT_FALSE(justBelow.natural);
}

// "The direction is then snapped to the nearest of the 12 directions of the grid: the six of the neighbours
// and the six of the corners. In a tie (within 1e-9 rad) the one that the boat meets first in the arrow's
// sense."
TEST(Gate, SnapsToTheNearestAndInATieToTheOneMetFirst) {
  // Sweeps of 150, 210, 270 and 330 degrees have their middle exactly between two of the twelve.
  for (int thirties : {5, 7, 9, 11}) {
    EXPECT_EQ(buoyTurn(Compass(0).vector(), {}, Compass(thirties).vector(), Arrow::Counterclockwise).gate,
              Compass((thirties - 1) / 2));
    EXPECT_EQ(buoyTurn(Compass(0).vector(), {}, Compass(-thirties).vector(), Arrow::Clockwise).gate,
              Compass(-(thirties - 1) / 2));
  }
}

// The same sentences, for every pair of small legs and both arrows.
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

// "A boat's track is the straight line from cell centre to cell centre, one step at a time. With a gate's ray
// or segment from o in direction u, a step p -> q passes it forwards when p is not beyond the line and q is,
// the step meets the line on the ray (or inside the segment), and the sense is the arrow's." "If p -> q
// passes it forwards, then the reversed step q -> p passes it backwards."
TEST(Gate, ClockwiseOverARayToTheNorthGoesEast) {
  const Hex west{1, -3}; // half a hex west of the ray
  const Hex east = neighbour(west, Direction::E);
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), west, east).crossing, Crossing::Forwards);
  EXPECT_EQ(meet(northRay(Arrow::Clockwise), east, west).crossing, Crossing::Backwards);
  EXPECT_EQ(meet(northRay(Arrow::Counterclockwise), west, east).crossing, Crossing::Backwards);
}

// "A centre exactly on the line is 'not beyond' for START and for gates 1 to 3 (the line must be passed), and
// 'beyond' for FINISH (to reach it is enough)."
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

// "All of this is exact integer arithmetic on axial coordinates; no rounding." Every step near gates in all
// 12 directions, both senses: forwards one way is backwards the other, and once round the origin is one pass.
TEST(Gate, EveryStepReversedIsPassedTheOtherWay) {
  for (int thirties = 0; thirties < 12; ++thirties)
    for (Arrow sense : {Arrow::Clockwise, Arrow::Counterclockwise})
      for (bool reachIsEnough : {false, true})
        for (int length : {0, 5}) {
          const Gate gate{{0, 0}, Compass(thirties).vector(), length, sense, reachIsEnough};
          for (Hex from : disk({0, 0}, 8))
            for (Direction direction : allDirections) {
              const Hex to = neighbour(from, direction);
              if (from == Hex{} || to == Hex{}) continue; // the buoy's own cell
              const int forth = static_cast<int>(meet(gate, from, to).crossing);
              ASSERT_EQ(forth, -static_cast<int>(meet(gate, to, from).crossing));
              ASSERT_LE(forth, liesBeyond(gate, to) - liesBeyond(gate, from) == 0 ? 0 : 1);
            }
          for (int radius = 1; radius <= 4; ++radius) {
            int passes = 0;
            const std::vector<Hex> round = ring({0, 0}, radius); // clockwise
            for (std::size_t i = 0; i < round.size(); ++i)
              passes += static_cast<int>(meet(gate, round[i], round[(i + 1) % round.size()]).crossing);
            ASSERT_EQ(passes, sense == Arrow::Clockwise ? 1 : -1);
          }
        }
}

// "Only the next gate counts."
TEST(Progress, OnlyTheNextGateCounts) {
  for (std::uint8_t current = 0; current < gateCount; ++current)
    for (std::size_t met = 0; met < gateCount; ++met)
      for (Crossing crossing : {Crossing::Forwards, Crossing::Backwards}) {
        if (met == current) continue;
        StepMeetings step;
        step.crossing[met] = crossing;
        EXPECT_EQ(advanced({current, 0}, step), (Progress{current, 0}));
      }
}

// "For a buoy's gate, `owed` starts at 0: passing it backwards adds one; passing it forwards takes one off
// or, if none is owed, the gate is done for good and the next one becomes current." "So a boat that slips
// past a buoy on the wrong side has to undo that first, and going back over a gate that is done costs nothing
// but time."
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

// "If a single step meets two gates, they are taken in the order in which the step meets them, ties in course
// order."
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

// "START and FINISH are done by passing them forwards; passing them backwards means nothing."
TEST(Progress, PassingStartOrFinishBackwardsMeansNothing) {
  StepMeetings step;
  step.crossing[0] = step.crossing[4] = Crossing::Backwards;
  EXPECT_EQ(advanced({0, 0}, step), (Progress{0, 0}));
  EXPECT_EQ(advanced({4, 0}, step), (Progress{4, 0}));
}

// "Nothing after FINISH counts."
TEST(Progress, NothingAfterFinishCounts) {
  const Progress finished{gateCount, 0};
  for (Crossing crossing : {Crossing::Forwards, Crossing::Backwards}) {
    StepMeetings step;
    step.crossing.fill(crossing);
    EXPECT_EQ(advanced(finished, step), finished);
  }
}

// Looked up, against each step of the lake by itself: for lines in all directions, from buoys on the lake and
// beside it.
TEST(GateSteps, AreThoseOverWaterThatMeetTheLine) {
  std::mt19937 random(11);
  for (Stagger stagger : {Stagger::Odd, Stagger::Even}) {
    Lake sea = test::openLake(7, 6, stagger);
    for (std::size_t i = 0; i < static_cast<std::size_t>(sea.map.cellCount()); ++i)
      if (random() % 5 == 0) sea.map.set(sea.map.cellAt(i), Terrain::Land);
    BitCells someWater{BitLayout(sea.map)};
    for (std::size_t i = 0; i < static_cast<std::size_t>(sea.map.cellCount()); ++i)
      if (random() % 2 == 0) someWater.add(sea.map.cellAt(i));
    for (int row = -4; row <= 11; ++row)
      for (int column = -4; column <= 12; ++column)
        for (int thirties = 0; thirties < 12; ++thirties) {
          const int length = static_cast<int>(random() % 4) * (thirties % 2 == 0 ? 1 : 0); // some without end
          const Gate gate{sea.hexOf({column, row}), Compass(thirties).vector(), length,
                          random() % 2 == 0 ? Arrow::Clockwise : Arrow::Counterclockwise, random() % 2 == 0};
          Lake lake = sea; // no boat stands on the ends, which are buoys
          for (const Hex end : {gate.origin, gate.origin + length * gate.along})
            if (const Cell buoy = lake.cellOf(end); lake.map.contains(buoy))
              lake.map.set(buoy, Terrain::Land);
          const GateSteps steps(lake, gate);
          int before = 0;
          std::vector<std::pair<Cell, Direction>> forwards;
          for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i) {
            const Cell from = lake.map.cellAt(i);
            if (lake.map.at(from) != Terrain::Water) continue;
            bool near = false, passes = false;
            for (Direction direction : allDirections) {
              const Cell to = neighbour(from, direction, stagger);
              const Crossing crossing = lake.map.at(to) == Terrain::Water
                                            ? meet(gate, lake.hexOf(from), lake.hexOf(to)).crossing
                                            : Crossing::None;
              ASSERT_EQ(steps.crossing(from, direction), crossing)
                  << label(from) << ' ' << nameOf(direction) << ", buoy " << column << ", " << row << ", "
                  << 30 * thirties << " degrees, length " << length;
              near = near || crossing != Crossing::None;
              if (crossing != Crossing::Forwards) continue;
              passes = true;
              forwards.emplace_back(from, direction);
              bool rowIsKnown = false;
              steps.rowsBehind().forEachIn(to.row, to.row, [&](int) { rowIsKnown = true; });
              ASSERT_TRUE(steps.behind().has(to) && rowIsKnown);
            }
            ASSERT_EQ(steps.near().has(from), near);
            before += passes && someWater.has(from);
          }
          ASSERT_EQ(steps.countBefore(someWater), before);
          std::vector<std::pair<Cell, Direction>> visited;
          steps.forEachForwards(
              [&](Cell from, Direction direction) { visited.emplace_back(from, direction); });
          ASSERT_EQ(visited, forwards);
        }
  }
}

// The legs of a course have ends that differ; which ends do not follow each other may be the same.
TEST(Gate, IsDefinedWhereNoLegIsWithoutLength) {
  const Lake lake =
      test::openLake(12, 8); // the strip has four cells, so two buoys can stand beside its middle
  Lake odd = lake;
  odd.strip = 3;
  const Cell start{3, 4}, middle{5, 4}, one{8, 2}, two{9, 6};
  const auto defined = [&](Cell first, Cell second, Cell third) {
    return gatesDefined(odd, {start, Direction::E, {first, second, third}});
  };
  EXPECT_TRUE(defined(one, two, one));
  EXPECT_TRUE(defined(one, middle, two));
  EXPECT_FALSE(defined(middle, one, two));
  EXPECT_FALSE(defined(one, one, two));
  EXPECT_FALSE(defined(two, one, one));
  EXPECT_FALSE(defined(one, two, middle));
}

// What is asked of a course without the arrows of all its buoys is the same as with them.
TEST(Gate, OfANaturalArrowIsThatOfTheTurn) {
  std::mt19937_64 random(12);
  for (int i = 0; i < 50; ++i) {
    const Course course = test::randomCourse(random);
    for (int buoy = 0; buoy < 3; ++buoy)
      for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
        const BuoyTurn turn = turnRound(course.lake, course.placement, buoy, arrow);
        EXPECT_EQ(naturalGate(course.lake, course.placement, buoy, arrow),
                  turn.natural ? std::optional(turn.gate) : std::nullopt);
      }
  }
}

// Which of several gates a step meets first is where its track cuts their lines.
TEST(Gate, RanksAreInTheOrderOfMeeting) {
  std::mt19937_64 random(13);
  int both = 0;
  for (int i = 0; i < 60; ++i) {
    const Course course = test::randomCourse(random);
    const auto gates = gatesOf(course.lake, course.placement, course.choices);
    for (int row = 1; row <= course.lake.map.rows(); ++row)
      for (int column = 1; column <= course.lake.map.columns(); ++column)
        for (Direction direction : allDirections) {
          const Hex from = course.lake.hexOf({column, row}), to = neighbour(from, direction);
          const StepMeetings step = meetingsOf(gates, from, to);
          std::array<double, gateCount> shares{};
          for (std::size_t k = 0; k < gates.size(); ++k) {
            const auto off = [&](Hex hex) {
              return std::abs(static_cast<double>(cross(gates[k].along, hex - gates[k].origin)));
            };
            ASSERT_EQ(step.crossing[k], meet(gates[k], from, to).crossing);
            shares[k] = step.crossing[k] == Crossing::None ? 2 : off(from) / (off(from) + off(to));
          }
          for (std::size_t k = 0; k < gates.size(); ++k) {
            const auto earlier = std::count_if(shares.begin(), shares.end(),
                                               [&](double share) { return share < shares[k] - 1e-9; });
            ASSERT_EQ(step.rank[k], shares[k] > 1 ? 0 : earlier);
            both += shares[k] <= 1 && earlier > 0;
          }
        }
  }
  EXPECT_GT(both, 0);
}

// What a board looks up, against the lake and the gates themselves.
TEST(CourseBoard, KnowsWhatTheLakeAndTheGatesSay) {
  std::mt19937_64 random(14);
  for (int i = 0; i < 40; ++i) {
    const Course course = test::randomCourse(random);
    const Lake& lake = course.lake;
    const CourseBoard board(course);
    const std::array<Cell, 5> buoys = buoyCells(lake, course.placement);
    const auto isOpen = [&](Cell cell) {
      return lake.map.at(cell) == Terrain::Water &&
             std::find(buoys.begin(), buoys.end(), cell) == buoys.end();
    };
    const int columns = lake.map.columns(), rows = lake.map.rows();
    ASSERT_EQ(board.cellCount(), columns * rows);
    std::vector<bool> beside(static_cast<std::size_t>(board.cellCount()));
    for (int row = 0; row <= rows + 1; ++row)
      for (int column = 0; column <= columns + 1; ++column) {
        const Cell cell{column, row};
        const CourseBoard::CellIndex index = board.indexOf(cell);
        ASSERT_EQ(index != CourseBoard::noCell, lake.map.contains(cell)) << label(cell);
        if (index == CourseBoard::noCell) continue;
        ASSERT_EQ(board.cellAt(index), cell);
        ASSERT_EQ(board.isWater(index), isOpen(cell)) << label(cell);
        for (Direction direction : allDirections) {
          const Cell to = neighbour(cell, direction, lake.stagger);
          const bool leads = isOpen(cell) && isOpen(to);
          ASSERT_EQ(board.next(index, direction), leads ? board.indexOf(to) : CourseBoard::noCell)
              << label(cell);
          int run = 0;
          for (Cell on = to; leads && isOpen(on); on = neighbour(on, direction, lake.stagger)) ++run;
          ASSERT_EQ(board.run(index, direction), run) << label(cell);
          const StepMeetings met =
              leads ? meetingsOf(board.gates(), lake.hexOf(cell), lake.hexOf(to)) : StepMeetings();
          ASSERT_EQ(board.meetings(index, direction), met) << label(cell);
          ASSERT_EQ(board.meetsGate(index, direction), met != StepMeetings());
          if (met != StepMeetings()) beside[static_cast<std::size_t>(board.indexOf(to))] = true;
        }
      }
    for (CourseBoard::CellIndex cell = 0; cell < board.cellCount(); ++cell)
      ASSERT_EQ(board.isBesideGate(cell), beside[static_cast<std::size_t>(cell)])
          << label(board.cellAt(cell));
  }
}

// It used to look for the direction for ever.
TEST(GateStepsDeathTest, ALineInNoDirectionOfTheCompassIsABrokenPromise) {
  Lake lake;
  lake.map = TerrainMap(5, 5);
  Gate gate;
  gate.along = {5, -3};
  EXPECT_DEATH(GateSteps(lake, gate), "does not hold");
}

} // namespace
} // namespace fairway::lake_race
