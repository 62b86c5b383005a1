#include "formats/lake_race/picture/board_scene.h"
#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/overlay/course_overlay.h"

#include <gtest/gtest.h>

#include <map>
#include <numeric>

// What is laid over the board of a course.
namespace fairway::validator::lake_race {
namespace {

using formats::lake_race::HeatMap;

// Raced once: it takes a moment.
const DeepFigures& figures() {
  static const DeepFigures made = [] {
    WorkWatch watch;
    const auto par = Par::solve(boardWithRoom(3, 10, 8, 4), {4, 60}, watch).value();
    SimulationOptions options;
    options.races = 400;
    options.exact = true;
    options.pilots.assign(4, PilotKind::Par);
    return DeepFigures{par, *reportOf(*par), simulate(*par, options, watch)};
  }();
  return made;
}

std::map<Cell, double> valuesOf(CourseOverlay overlay) {
  std::map<Cell, double> values;
  for (const auto& value : overlayOf(overlay, figures()).cells) values[value.cell] = value.expected;
  return values;
}

double sumOf(const std::map<Cell, double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0,
                         [](double sum, const auto& each) { return sum + each.second; });
}

TEST(CourseOverlay, TrafficAndCrashesAreThoseOfPar) {
  for (const auto& share : figures().report.traffic)
    EXPECT_EQ(valuesOf(CourseOverlay::Traffic).at(share.cell), share.expected);
  EXPECT_EQ(valuesOf(CourseOverlay::Crashes).size(), figures().report.crashes.size());
}

// Every boat begins its first turn at the best start cell, with par to go.
TEST(CourseOverlay, TurnsToGoBeginWithPar) {
  const ParReport& report = figures().report;
  const RaceFlow& flow = report.flow;
  EXPECT_NEAR(std::accumulate(flow.begun.begin(), flow.begun.end(), 0.0), flow.turns(), 1e-9);
  const auto& best = report.startCells[*report.best];
  const auto start =
      static_cast<std::size_t>(figures().par->space().waterAt(figures().par->board().indexOf(best.cell)));
  EXPECT_GE(flow.begun[start], 1 - 1e-9);
  EXPECT_GE(flow.toGo[start], report.par->lower - 1e-6);
  for (const auto& [cell, turns] : valuesOf(CourseOverlay::ToGo)) EXPECT_GE(turns, 1 - 1e-9);
}

TEST(CourseOverlay, ArrowsPointWhereBoatsCome) {
  const HeatMap heat = formats::lake_race::heatOf(overlayOf(CourseOverlay::Heading, figures()));
  const auto traffic = valuesOf(CourseOverlay::Traffic);
  EXPECT_GT(heat.arrows.size(), 10u);
  EXPECT_TRUE(heat.cells.empty());
  for (const auto& arrow : heat.arrows) {
    const Cell to = neighbour(arrow.cell, arrow.direction, figures().par->board().stagger());
    ASSERT_TRUE(traffic.contains(to));
    EXPECT_LE(arrow.value, traffic.at(to) + 1e-9);
  }
}

TEST(CourseOverlay, CongestionCountsStoppedBoats) {
  const Tally& tally = figures().races->tally;
  const auto stopped = std::accumulate(tally.congestion.begin(), tally.congestion.end(), std::int64_t{0});
  ASSERT_GT(stopped, 0);
  EXPECT_NEAR(sumOf(valuesOf(CourseOverlay::Congestion)),
              static_cast<double>(stopped) / static_cast<double>(tally.ended()), 1e-9);
}

// The winner's chance grows from where it was at the grid to 1, so at least so much changes hands in a race;
// at the grid no boat of four has more than all the others together.
TEST(CourseOverlay, WhatDecidesRacesIsAtLeastTheWayToTheWin) {
  const double points = sumOf(valuesOf(CourseOverlay::Decided));
  EXPECT_GT(points, 50);
  EXPECT_LT(points, 1000);
  const auto decided = valuesOf(CourseOverlay::Decided);
  const auto most = std::max_element(decided.begin(), decided.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
  EXPECT_EQ(formats::lake_race::heatOf(overlayOf(CourseOverlay::Decided, figures())).most(), most->second);
}

TEST(CourseOverlay, SaysWhatItIs) {
  EXPECT_EQ(inWords(HeatMap{"crashes", "a race", {{{1, 1}, 0.25}, {{1, 2}, 0.1}}}),
            "Crashes: from 0 to 0.25 a race, by colour and by the size of the hex");
  EXPECT_EQ(inWords(HeatMap{"best heading", "boats a race", {}, {{{1, 1}, Direction::E, 2}}}),
            "Best heading: from 0 to 2 boats a race, by colour and by the size of the arrow");
  EXPECT_EQ(inWords(HeatMap{"crashes", "", {}, {}, "Collisions"}), "Collisions");
}

} // namespace
} // namespace fairway::validator::lake_race
