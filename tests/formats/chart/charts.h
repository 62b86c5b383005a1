#pragma once

#include "formats/chart/chart.h"

namespace fairway::formats::test {

// Win chances of three seats, as a race goes on; one of them with a mark.
inline Chart chancesChart() {
  Chart chart;
  chart.title = "Win chances";
  chart.x = {"turn", {}, {}, true};
  chart.y = {"chance to win", 0, 1, false, true};
  chart.series = {{"Seat 1", ChartForm::Line, {{0, 0.4}, {2, 0.5}, {4, 0.9}, {6, 1}}},
                  {"Seat 2", ChartForm::Line, {{0, 0.3}, {2, 0.4}, {4, 0.1}, {6, 0}}},
                  {"Seat 3", ChartForm::Line, {{0, 0.3}, {2, 0.1}, {4, 0}, {6, 0}}}};
  chart.series[1].points[2].marked = true;
  return chart;
}

// Seats by how often they win, with intervals and what would be fair.
inline Chart seatsChart() {
  Chart chart;
  chart.title = "Wins by seat";
  chart.x.categories = {"Seat 1", "Seat 2", "Seat 3", "Seat 4"};
  chart.y.percent = true;
  chart.series = {{"", ChartForm::Bars, {}}};
  const double rates[] = {0.375, 0.286, 0.214, 0.125};
  for (std::size_t i = 0; i < 4; ++i)
    chart.series[0].points.push_back({static_cast<double>(i), rates[i], rates[i] - 0.02, rates[i] + 0.02});
  chart.guides = {{0.25, "fair"}};
  return chart;
}

// Courses by route and par, told apart by verdict.
inline Chart coursesChart() {
  Chart chart;
  chart.title = "Courses of race A";
  chart.x.title = "steps of the route";
  chart.y.title = "par";
  chart.series = {{"fair", ChartForm::Dots, {{40, 15.2}, {44, 16.1}, {47, 17.9}}},
                  {"unfair", ChartForm::Dots, {{52, 18.4}, {55, 21.3}}},
                  {"undecided", ChartForm::Dots, {{46, 16.0}}}};
  chart.chosen = ChartPlace{1, 1};
  return chart;
}

} // namespace fairway::formats::test
