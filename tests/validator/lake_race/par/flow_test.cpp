#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/par_report.h"
#include "validator/lake_race/par/race_flow.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

// Where perfect boats go: nothing is lost on the way, nothing is won.
namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

struct Flowing {
  explicit Flowing(unsigned seed) {
    WorkWatch watch;
    par = Par::solve(CourseBoard(smallCourse(seed, 9, 6)), {3, 60}, watch).value();
    report = *reportOf(*par);
    start = par->space().waterAt(par->board().indexOf(report.startCells[*report.best].cell));
  }
  // Calls visit(from, stage, to, stage after, how often) for every step that is taken.
  template <class Visit>
  void forEachStep(Visit&& visit) const {
    const StateSpace& space = par->space();
    for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
      for (const Direction direction : allDirections)
        for (Stage stage = 0; stage < stageCount; ++stage)
          if (const double often = report.flow.step(water, static_cast<int>(direction), stage); often > 0) {
            const auto cell = space.cellOf(water);
            visit(water, stage, space.waterAt(space.board().next(cell, direction)),
                  stageOf(space.board().advance(progressAt(stage), cell, direction)), often);
          }
  }

  std::shared_ptr<const Par> par;
  ParReport report;
  StateSpace::Water start = 0;
};

// Solved once for all tests.
const Flowing& flowingOn(unsigned seed) {
  static std::map<unsigned, Flowing> known;
  return known.try_emplace(seed, seed).first->second;
}

TEST(Flow, WhatComesToACellLeavesItOrSinksThere) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const Flowing& flowing = flowingOn(seed);
    std::vector<double> staying(static_cast<std::size_t>(flowing.par->space().waterCount() * stageCount), 0);
    const auto at = [&](StateSpace::Water water, Stage stage) -> double& {
      return staying[static_cast<std::size_t>(water * stageCount + stage)];
    };
    at(flowing.start, 0) = 1;
    flowing.forEachStep([&](auto from, Stage stage, auto to, Stage after, double often) {
      at(from, stage) -= often;
      if (after != finishedStage) at(to, after) += often;
    });
    for (const double stays : staying) EXPECT_GE(stays, -1e-9);
    EXPECT_NEAR(std::accumulate(staying.begin(), staying.end(), 0.0), flowing.report.flow.sunk, 1e-9);
  }
}

TEST(Flow, WhoFinishesStepsOverTheLine) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const Flowing& flowing = flowingOn(seed);
    double over = 0;
    flowing.forEachStep([&](auto, Stage, auto, Stage after, double often) {
      if (after == finishedStage) over += often;
    });
    EXPECT_NEAR(over, flowing.report.flow.finished, 1e-9);
  }
}

TEST(Flow, TrafficIsTheStepsThatLeadToACell) {
  const Flowing& flowing = flowingOn(1);
  std::vector<double> traffic(static_cast<std::size_t>(flowing.par->space().waterCount()), 0);
  flowing.forEachStep(
      [&](auto, Stage, auto to, Stage, double often) { traffic[static_cast<std::size_t>(to)] += often; });
  for (std::size_t i = 0; i < traffic.size(); ++i)
    EXPECT_NEAR(traffic[i], flowing.report.flow.traffic[i], 1e-9);
  double told = 0;
  for (const auto& share : flowing.report.traffic) told += share.expected;
  EXPECT_NEAR(told, std::accumulate(traffic.begin(), traffic.end(), 0.0), 1e-6);
}

TEST(Flow, EveryGateIsTakenInItsTurn) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const Flowing& flowing = flowingOn(seed);
    std::array<double, fairway::lake_race::gateCount> passed{};
    flowing.forEachStep([&](auto, Stage stage, auto, Stage after, double often) {
      for (int gate = gateOf(stage); gate < gateOf(after); ++gate)
        passed[static_cast<std::size_t>(gate)] += often;
    });
    for (std::size_t gate = 1; gate < passed.size(); ++gate)
      EXPECT_LE(passed[gate], passed[gate - 1] + 1e-9) << "nobody passes a gate before the one before it";
    EXPECT_LE(passed[0], 1 + 1e-9) << "a gate is done once";
    EXPECT_NEAR(passed[4], flowing.report.flow.finished, 1e-9);
  }
}

TEST(Flow, CostsWhatTheStateCostsFromEveryStart) {
  const Flowing& flowing = flowingOn(1);
  const SolvedRace race{flowing.par->space(), flowing.par->costs(), flowing.par->values(),
                        flowing.par->policy()};
  for (const auto cell : flowing.par->board().startCells()) {
    const auto water = flowing.par->space().waterAt(cell);
    for (int heading = 0; heading < 6; ++heading) {
      const RaceFlow flow = *flowFrom(race, water, heading);
      EXPECT_NEAR(flow.turns() + 60 * flow.sunk, flowing.par->startValue(water, heading), 1e-4)
          << "turns and sinkings are what the state costs";
      EXPECT_NEAR(flow.finished + flow.sunk, 1, 1e-9);
    }
  }
}

TEST(TypicalLine, TakesStepsThatBoatsTake) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const Flowing& flowing = flowingOn(seed);
    const CourseBoard& board = flowing.par->board();
    fairway::lake_race::Progress progress;
    for (std::size_t i = 1; i < flowing.report.typicalLine.size(); ++i) {
      const auto from = board.indexOf(flowing.report.typicalLine[i - 1]);
      for (const Direction direction : allDirections) {
        if (board.next(from, direction) != board.indexOf(flowing.report.typicalLine[i])) continue;
        const auto water = flowing.par->space().waterAt(from);
        EXPECT_GT(flowing.report.flow.step(water, static_cast<int>(direction), stageOf(progress)), 0);
        progress = board.advance(progress, from, direction);
        break;
      }
    }
    EXPECT_TRUE(progress.finished());
  }
}

} // namespace
} // namespace fairway::validator::lake_race
