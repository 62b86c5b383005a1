#include "rules/lake_race/play/move.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using CellIndex = CourseBoard::CellIndex;

// Walks cell by cell with nothing but the lake's map and the buoys.
int walked(const Course& course, Cell from, Direction heading, int distance) {
  const std::array<Cell, 5> buoys = buoyCells(course.lake, course.placement);
  int steps = 0;
  for (Cell at = from; steps < distance; ++steps) {
    at = neighbour(at, heading, course.lake.stagger);
    if (course.lake.map.at(at) != Terrain::Water || std::find(buoys.begin(), buoys.end(), at) != buoys.end())
      break;
  }
  return steps;
}

TEST(Move, RunsAndSteersAgreeWithWalkingOnRandomLakes) {
  std::mt19937_64 random(20260714);
  for (int i = 0; i < 60; ++i) {
    const Course course = test::randomCourse(random);
    const CourseBoard board(course);
    for (CellIndex cell = 0; cell < board.cellCount(); ++cell) {
      if (!board.isWater(cell)) continue;
      for (Direction heading : allDirections)
        for (int distance : {0, 1, 2, 3, 5, 8, 13}) {
          std::array<int, 3> steps{};
          for (Steer steer : allSteers)
            steps[static_cast<std::size_t>(steer)] =
                walked(course, board.cellAt(cell), steered(heading, steer), distance);
          const int most = *std::max_element(steps.begin(), steps.end());
          const SteerSet legal = legalSteers(board, cell, heading, distance);
          for (Steer steer : allSteers)
            ASSERT_EQ(legal.contains(steer), steps[static_cast<std::size_t>(steer)] == most);
          const int straight = steps[static_cast<std::size_t>(Steer::Straight)];
          ASSERT_EQ(runAhead(board, cell, heading, distance), (StraightRun{straight, distance - straight}));
        }
    }
  }
}

TEST(Move, SteerSetsCountTheirSteers) {
  SteerSet set;
  EXPECT_EQ(set.size(), 0);
  set.insert(Steer::Right);
  set.insert(Steer::Left);
  set.insert(Steer::Left);
  EXPECT_EQ(set.size(), 2);
  EXPECT_FALSE(set.contains(Steer::Straight));
}

TEST(Move, StepsAndEndOfAStraightMoveOverOpenWater) {
  const Course course = test::roundTheStrip();
  const CourseBoard board(course);
  const Move move = moveAlone(board, board.indexOf({2, 2}), Direction::E, 7, {});
  EXPECT_EQ(board.cellAt(move.end), (Cell{9, 2}));
  EXPECT_EQ(move.steps, 7);
  EXPECT_FALSE(move.crashed());
}

TEST(Move, BoatsArePassedButNeverStoodOn) {
  const Course course = test::roundTheStrip();
  const CourseBoard board(course);
  const CellIndex from = board.indexOf({2, 2});
  const auto takenAt = [&](std::vector<Cell> cells) {
    return [&board, cells = std::move(cells)](CellIndex at) {
      return std::find(cells.begin(), cells.end(), board.cellAt(at)) != cells.end();
    };
  };
  const auto end = [&](std::vector<Cell> cells) {
    return board.cellAt(moveAhead(board, from, Direction::E, 3, {}, takenAt(std::move(cells))).end);
  };
  EXPECT_EQ(end({{3, 2}, {4, 2}}), (Cell{5, 2})) << "passed";
  EXPECT_EQ(end({{5, 2}}), (Cell{4, 2}));
  EXPECT_EQ(end({{5, 2}, {4, 2}}), (Cell{3, 2}));
  EXPECT_EQ(end({{5, 2}, {3, 2}}), (Cell{4, 2}));
  EXPECT_EQ(end({{5, 2}, {4, 2}, {3, 2}}), (Cell{2, 2})) << "at worst where it was";
}

TEST(Move, GatesBeyondTheCellWhereItStopsAreNotPassed) {
  const Course course = test::roundTheStrip();
  const CourseBoard board(course);
  const bool north = course.choices.start == PassSide::Left;
  const Direction across = north ? Direction::NE : Direction::SE;
  const CellIndex on = board.indexOf({7, 8});
  EXPECT_EQ(moveAlone(board, on, across, 1, {}).progress.gate, 1) << "START is passed by leaving the strip";
  const auto taken = [&](CellIndex at) { return at == board.next(on, across); };
  EXPECT_EQ(moveAhead(board, on, across, 1, {}, taken), (Move{on, 0, 0, {}}));
}

TEST(Move, CellsMissingAreCountedFromTheWatersEndAlsoBehindABoat) {
  const Course course = test::roundTheStrip();
  const CourseBoard board(course);
  const CellIndex from = board.indexOf({13, 2});
  const Move alone = moveAlone(board, from, Direction::E, 5, {});
  EXPECT_EQ(board.cellAt(alone.end), (Cell{16, 2}));
  EXPECT_EQ(alone.missing, 2);
  const auto taken = [&](CellIndex at) { return board.cellAt(at) == Cell{16, 2}; };
  const Move behind = moveAhead(board, from, Direction::E, 5, {}, taken);
  EXPECT_EQ(board.cellAt(behind.end), (Cell{15, 2}));
  EXPECT_EQ(behind.missing, 2) << "cells lost to another boat are no damage";
}

} // namespace
} // namespace fairway::lake_race
