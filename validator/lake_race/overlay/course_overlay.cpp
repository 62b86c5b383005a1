#include "validator/lake_race/overlay/course_overlay.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using Share = ParReport::CellShare;
using Arrow = OverlayValues::Arrow;

namespace {

constexpr double worthShowing = 0.001; // boats a race: what is rarer only clutters the board
constexpr double leastShare = 0.3;     // of the boats that leave a cell, for an arrow of their own

// Of counts by cell over all races that ended.
std::vector<Share> valuesARace(const std::vector<std::int64_t>& counts, double unit,
                               const DeepFigures& figures) {
  std::vector<Share> values;
  const auto races = static_cast<double>(std::max<std::int64_t>(1, figures.races->tally.ended()));
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0)
      values.push_back(
          {figures.par->board().cellAt(static_cast<fairway::lake_race::CourseBoard::CellIndex>(i)),
           static_cast<double>(counts[i]) * unit / races});
  return values;
}

std::vector<Share> turnsToGo(const DeepFigures& figures) {
  std::vector<Share> values;
  const RaceFlow& flow = figures.report.flow;
  const StateSpace& space = figures.par->space();
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    if (const auto i = static_cast<std::size_t>(water); flow.begun[i] >= worthShowing)
      values.push_back({space.board().cellAt(space.cellOf(water)), flow.toGo[i] / flow.begun[i]});
  return values;
}

// Where the legs of a course cross, boats leave a cell by several ways.
std::vector<Arrow> waysTaken(const DeepFigures& figures) {
  std::vector<Arrow> arrows;
  const StateSpace& space = figures.par->space();
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water) {
    std::array<double, 6> steps{};
    double all = 0;
    for (int direction = 0; direction < 6; ++direction)
      for (Stage stage = 0; stage < stageCount; ++stage) {
        const double step = figures.report.flow.step(water, direction, stage);
        steps[static_cast<std::size_t>(direction)] += step;
        all += step;
      }
    for (std::size_t direction = 0; direction < steps.size(); ++direction)
      if (all >= worthShowing && steps[direction] >= leastShare * all)
        arrows.push_back(
            {space.board().cellAt(space.cellOf(water)), static_cast<Direction>(direction), steps[direction]});
  }
  return arrows;
}

} // namespace

std::string_view nameOf(CourseOverlay overlay) {
  switch (overlay) {
  case CourseOverlay::Traffic:
    return "traffic";
  case CourseOverlay::Crashes:
    return "crashes";
  case CourseOverlay::Congestion:
    return "congestion";
  case CourseOverlay::ToGo:
    return "to-go";
  case CourseOverlay::Heading:
    return "heading";
  case CourseOverlay::Decided:
    return "decided";
  }
  return {};
}

bool needsRaces(CourseOverlay overlay) {
  return overlay == CourseOverlay::Congestion || overlay == CourseOverlay::Decided;
}

OverlayValues overlayOf(CourseOverlay overlay, const DeepFigures& figures) {
  switch (overlay) {
  case CourseOverlay::Traffic:
    return {"traffic", "boats a race", figures.report.traffic};
  case CourseOverlay::Crashes:
    return {"crashes", "crashes a race", figures.report.crashes};
  case CourseOverlay::Congestion:
    return {"congestion", "boats stopped a race", valuesARace(figures.races->tally.congestion, 1, figures)};
  case CourseOverlay::ToGo:
    return {"to go", "expected turns", turnsToGo(figures)};
  case CourseOverlay::Heading:
    return {"best heading", "boats a race", {}, waysTaken(figures)};
  case CourseOverlay::Decided: // in points
    return {"decided", "points of win chance a race",
            valuesARace(figures.races->tally.swings, 100 * BlockSum::unit, figures)};
  }
  return {};
}

} // namespace fairway::validator::lake_race
