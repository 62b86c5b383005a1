#include "rules/lake_race/route/route.h"
#include "tests/validator/lake_race/par/naive_par.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/dice_decision.h"
#include "validator/lake_race/par/par_report.h"
#include "validator/lake_race/par/state_query.h"

#include <gmock/gmock.h>
#include <tbb/task_arena.h>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::Course;
using fairway::lake_race::CourseBoard;

std::shared_ptr<const Par> solved(const CourseBoard& board, ParOptions options = {}) {
  WorkWatch watch;
  auto par = Par::solve(board, options, watch);
  EXPECT_TRUE(par.ok());
  return par.value();
}

double parOf(const CourseBoard& board, ParOptions options = {}) {
  const ParReport report = *reportOf(*solved(board, options));
  return report.par.value().value();
}

void expectAgreement(const CourseBoard& board, ParOptions options) {
  const NaivePar naive(board, options.maxDice, options.sinkPenalty);
  const ParReport report = *reportOf(*solved(board, options));
  ASSERT_EQ(report.startCells.size(), board.startCells().size());
  for (const ParReport::StartCell& start : report.startCells) {
    const double expected = naive.par(board.indexOf(start.cell));
    EXPECT_LE(start.bounds.lower, expected + 1e-9);
    EXPECT_GE(start.bounds.upper, expected - 1e-9);
    EXPECT_NEAR(start.bounds.value(), expected, 1e-6 * expected);
  }
}

TEST(Par, AgreesWithNaiveValueIterationOnTinyLakes) {
  for (unsigned seed = 1; seed <= lakes(6); ++seed) {
    SCOPED_TRACE(seed);
    expectAgreement(CourseBoard(smallCourse(seed, 5, 4)), {1 + static_cast<int>(seed % 2), 60});
  }
}

TEST(Par, AgreesWithNaiveValueIterationWithThreeDiceAndOtherPenalties) {
  expectAgreement(CourseBoard(smallCourse(102, 6, 4)), {1, 0});
  expectAgreement(CourseBoard(smallCourse(104, 5, 4)), {1, 1000});
  if (lakes(2) == 1) return;
  expectAgreement(CourseBoard(smallCourse(101, 5, 4)), {3, 60});
  expectAgreement(CourseBoard(smallCourse(103, 5, 4)), {2, 7.5});
}

TEST(Par, SafestFinishAgreesWithNaiveValueIteration) {
  WorkWatch watch;
  for (unsigned seed = 1; seed <= lakes(2); ++seed) {
    const CourseBoard board(smallCourse(seed, 5, 4));
    const NaivePar failure(board, 2, 1, 0);
    const auto safest = safestFinish(*solved(board, {2, 60}), watch);
    ASSERT_TRUE(safest);
    for (std::size_t i = 0; i < safest->size(); ++i)
      EXPECT_NEAR((*safest)[i], 1 - failure.par(board.startCells()[i]), 1e-6) << seed;
  }
}

TEST(Par, BoundsAreCloseAndInOrder) {
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const ParReport report = *reportOf(*solved(CourseBoard(smallCourse(seed, 12, 10))));
    for (const ParReport::StartCell& start : report.startCells) {
      EXPECT_LE(start.bounds.lower, start.bounds.upper);
      EXPECT_LE(start.bounds.upper - start.bounds.lower, 1e-6 * start.bounds.lower);
      EXPECT_LE(report.par->lower, start.bounds.lower);
    }
  }
}

// In turn k a boat has at most k dice, so it cannot have gone further than this.
int leastTurns(int steps, int maxDice) {
  int turns = 0;
  for (int reach = 0; reach < steps; reach += 3 * std::min(turns, maxDice)) ++turns;
  return turns;
}

TEST(Par, IsNeverBelowTheLeastNumberOfTurns) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const CourseBoard board(smallCourse(seed, 9, 6));
    const int steps = fairway::lake_race::shortestRoute(board)->steps;
    for (int maxDice : {1, 4}) EXPECT_GE(parOf(board, {maxDice, 60}) + 1e-6, leastTurns(steps, maxDice));
  }
}

TEST(Par, ATurnedLakeHasTheSamePars) {
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const Course course = smallCourse(seed, 8, 6);
    const Course turned = turnedHalf(course);
    const ParReport one = *reportOf(*solved(CourseBoard(course)));
    const ParReport other = *reportOf(*solved(CourseBoard(turned)));
    ASSERT_EQ(one.startCells.size(), other.startCells.size());
    EXPECT_EQ(one.states, other.states);
    for (std::size_t i = 0; i < one.startCells.size(); ++i) {
      EXPECT_EQ(course.lake.map.turnedHalf(one.startCells[i].cell), other.startCells[i].cell);
      EXPECT_NEAR(one.startCells[i].bounds.value(), other.startCells[i].bounds.value(), 1e-6);
    }
    EXPECT_NEAR(one.startSpread, other.startSpread, 1e-6);
  }
}

TEST(Par, ALakeInTheMirrorHasTheSamePars) {
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const Course course = smallCourse(seed, 8, 6);
    const CourseBoard board(course);
    const CourseBoard other(mirrored(course));
    const auto one = solved(board);
    const auto two = solved(other);
    ASSERT_EQ(board.startCells().size(), other.startCells().size());
    EXPECT_NEAR(one->value(), two->value(), 1e-5);
    for (const auto cell : board.startCells()) {
      const auto here = one->space().waterAt(cell);
      const auto there = two->space().waterAt(other.indexOf(mirrored(course.lake.map, board.cellAt(cell))));
      ASSERT_NE(there, StateSpace::noWater);
      for (int heading = 0; heading < 6; ++heading)
        EXPECT_NEAR(one->startValue(here, heading), two->startValue(there, (9 - heading) % 6), 1e-5);
    }
  }
}

TEST(Par, MoreDiceNeverRaiseItAndMorePenaltyNeverLowersIt) {
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const CourseBoard board(smallCourse(seed, 8, 5));
    double before = INFINITY;
    for (int maxDice = 1; maxDice <= 5; ++maxDice) {
      const double par = parOf(board, {maxDice, 60});
      EXPECT_LE(par, before + 1e-5) << maxDice << " dice, seed " << seed;
      before = par;
    }
    before = 0;
    for (double penalty : {0.0, 10.0, 1000.0}) {
      const double par = parOf(board, {3, penalty});
      EXPECT_GE(par, before - 1e-5) << penalty << " penalty, seed " << seed;
      before = par;
    }
  }
}

TEST(Par, IsTheSameOnAnyNumberOfThreads) {
  const CourseBoard board(smallCourse(5, 12, 10));
  std::vector<std::shared_ptr<const Par>> pars;
  for (int threads : {1, 2, 5}) {
    tbb::task_arena arena(threads);
    arena.execute([&] { pars.push_back(solved(board)); });
  }
  const StateSpace& space = pars[0]->space();
  for (std::size_t i = 1; i < pars.size(); ++i) {
    EXPECT_EQ(pars[0]->effort().backups, pars[i]->effort().backups);
    int different = 0; // to the last bit
    for (Stage stage = 0; stage < stageCount; ++stage)
      for (std::size_t entry = 0; entry < space.entriesPerStage(); ++entry)
        for (int damage = 0; damage < damageLevels; ++damage)
          if (pars[0]->values().at(stage, entry)[damage] != pars[i]->values().at(stage, entry)[damage] ||
              pars[0]->policy().choice(stage, entry, damage) !=
                  pars[i]->policy().choice(stage, entry, damage))
            ++different;
    EXPECT_EQ(different, 0);
  }
}

TEST(Par, FlowAddsUpToPar) {
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const ParReport report = *reportOf(*solved(CourseBoard(smallCourse(seed, 9, 6))));
    EXPECT_NEAR(report.flow.finished + report.flow.sunk, 1, 1e-9);
    EXPECT_NEAR(report.flow.turns() + 60 * report.flow.sunk, report.par->value(), 1e-5);
    double turns = 0;
    for (const double share : report.flow.turnsBySpeed) turns += share;
    EXPECT_NEAR(turns, report.flow.turns(), 1e-6);
    double crashes = 0;
    for (const auto& crash : report.crashes) crashes += crash.expected;
    EXPECT_GE(crashes + 1e-9, report.flow.damaged) << "who is damaged crashed at least once";
    EXPECT_GE(report.flow.damaged + 1e-9, report.flow.sunk) << "who sank was damaged";
  }
}

TEST(Par, TypicalLineLeadsFromTheBestStartCellOverTheFinish) {
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const CourseBoard board(smallCourse(seed, 9, 6));
    const ParReport report = *reportOf(*solved(board));
    ASSERT_FALSE(report.typicalLine.empty());
    EXPECT_EQ(report.typicalLine.front(), report.startCells[*report.best].cell);
    fairway::lake_race::Progress progress;
    for (std::size_t i = 1; i < report.typicalLine.size(); ++i) {
      const auto from = board.indexOf(report.typicalLine[i - 1]);
      bool found = false;
      for (Direction direction : allDirections)
        if (board.next(from, direction) == board.indexOf(report.typicalLine[i])) {
          progress = board.advance(progress, from, direction);
          found = true;
        }
      EXPECT_TRUE(found) << "cells are neighbours";
    }
    EXPECT_TRUE(progress.finished());
  }
}

TEST(Par, ChoicesCostWhatTheStateCosts) {
  const CourseBoard board(smallCourse(7, 10, 8));
  const auto par = solved(board, {4, 60});
  const StateSpace& space = par->space();
  for (StateSpace::Water water = 0; water < space.waterCount(); water += 3)
    for (Stage stage = 0; stage < stageCount; stage += 2) {
      if (!space.reachable(water, stage)) continue;
      for (int heading = 0; heading < 6; ++heading)
        for (int dice = 0; dice < space.stateCount(space.way(water, heading)); dice += 2) {
          const BoatState state{space.cellOf(water), static_cast<Direction>(heading), space.dice().at(dice),
                                dice % 4, progressAt(stage)};
          const auto options = diceOptions(*par, state);
          ASSERT_NEAR(options.front().cost, valueOf(*par, state), 1e-6);
          // The policy's own choice is one of the best.
          const auto code = par->policy().choice(
              stage, space.entryOf(space.way(water, heading), heading, dice), state.damage);
          const fairway::lake_race::DiceChoice chosen{
              space.dice().at(keptDice(code)), countAfterRoll(code) - space.dice().size(keptDice(code))};
          for (const DiceOption& option : options)
            if (option.choice == chosen) {
              EXPECT_NEAR(option.cost, options.front().cost, 1e-6);
            }
        }
    }
}

TEST(Par, AnswersForBoatsThatWereStoppedShort) {
  const CourseBoard board(smallCourse(7, 10, 8));
  const auto par = solved(board, {3, 60});
  const StateSpace& space = par->space();
  AnyStateChooser chooser(space, par->costs(), par->values());
  int asked = 0;
  for (StateSpace::Water water = 0; water < space.waterCount(); water += 2)
    for (int heading = 0; heading < 6; ++heading)
      for (int dice = space.stateCount(space.way(water, heading)); dice < space.dice().count(); dice += 3) {
        if (!space.reachable(water, 1)) continue;
        const BoatState state{space.cellOf(water), static_cast<Direction>(heading), space.dice().at(dice), 1,
                              progressAt(1)};
        const BestDice choice = chooser.choose(water, heading, 1, dice, 1);
        EXPECT_NEAR(choice.cost, valueOf(*par, state), 1e-9);
        ++asked;
      }
  EXPECT_GT(asked, 50);
}

TEST(Par, SteersAreLegalAndTheBestComesFirst) {
  const CourseBoard board(smallCourse(7, 10, 8));
  const auto par = solved(board, {3, 60});
  for (const auto cell : board.startCells())
    for (const Direction heading : allDirections)
      for (int total = 1; total <= 3; ++total) {
        const fairway::lake_race::Dice rolled(total == 1, total == 2, total == 3);
        const auto options = steerOptions(*par, {cell, heading, {}, 0, {}}, rolled);
        const auto legal = fairway::lake_race::legalSteers(board, cell, heading, total);
        ASSERT_EQ(static_cast<int>(options.size()), legal.size());
        for (std::size_t i = 0; i < options.size(); ++i) {
          EXPECT_TRUE(legal.contains(options[i].steer));
          EXPECT_GE(options[i].cost, options[0].cost);
        }
      }
}

TEST(Par, SafestFinishIsNoLessThanThePerfectBoats) {
  WorkWatch watch;
  for (unsigned seed = 1; seed <= lakes(3); ++seed) {
    const auto par = solved(CourseBoard(smallCourse(seed, 10, 6)), {3, 60});
    const ParReport report = *reportOf(*par);
    const auto safest = safestFinish(*par, watch);
    ASSERT_TRUE(safest);
    EXPECT_GE((*safest)[*report.best], report.flow.finished - 1e-6);
    EXPECT_LE((*safest)[*report.best], 1 + 1e-12);
  }
}

TEST(Par, RefusesWithAReason) {
  Course course = smallCourse(1);
  WorkWatch watch;
  for (int column = 1; column <= course.lake.map.columns(); ++column)
    for (int row = 1; row <= course.lake.map.rows(); ++row)
      course.lake.map.set({column, row}, fairway::lake_race::Terrain::Land);
  for (const Cell cell : fairway::lake_race::stripCells(course.lake, course.placement))
    course.lake.map.set(cell, fairway::lake_race::Terrain::Water);
  EXPECT_EQ(Par::solve(CourseBoard(course), {}, watch).fault(), ParRefusal::NoRoute);

  Course large = smallCourse(1);
  large.lake.map =
      fairway::lake_race::TerrainMap(fairway::lake_race::maxLakeSide, fairway::lake_race::maxLakeSide);
  EXPECT_EQ(Par::solve(CourseBoard(large), {18, 60}, watch).fault(), ParRefusal::TooLarge);

  struct Stopped : WorkWatch {
    bool stopWanted() const override { return true; }
  } stopped;
  EXPECT_EQ(Par::solve(CourseBoard(smallCourse(1)), {}, stopped).fault(), ParRefusal::Stopped);
}

} // namespace
} // namespace fairway::validator::lake_race
