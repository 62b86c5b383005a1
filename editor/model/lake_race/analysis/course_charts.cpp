#include "editor/model/lake_race/analysis/course_analysis.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

namespace fairway::editor::lake_race {

using formats::Chart;
using formats::ChartForm;
using formats::ChartPoint;
using formats::ChartSeries;
using validator::lake_race::ParReport;
using validator::lake_race::SimulationResult;

namespace {

constexpr double worthABar = 5e-5; // of the races: less could not be seen

Chart chartCalled(std::string title) {
  Chart chart;
  chart.title = std::move(title);
  chart.decimalMark = shownDecimals("0.5").substr(1, 1);
  return chart;
}

std::string shownTurns(double turns) {
  return shownDecimals(withDecimals(turns, 2));
}

std::string shownShare(double share) {
  return shownDecimals(percent(share));
}

// Of a perfect boat alone, which meets no other.
Chart lengthsChart(const ParReport& report) {
  Chart chart = chartCalled(say("Length of a race alone"));
  chart.x.title = say("turns");
  chart.x.whole = true;
  chart.y.title = say("share of races");
  chart.y.percent = true;
  chart.series = {{"", ChartForm::Bars, {}}};
  const auto& turns = report.finishTurns.byTurn;
  for (std::size_t turn = 0; turn < turns.size(); ++turn)
    if (turns[turn] >= worthABar) {
      ChartPoint point{static_cast<double>(turn), turns[turn]};
      point.label = say("{1} turns: {2}", {std::to_string(turn), shownShare(turns[turn])});
      chart.series[0].points.push_back(point);
    }
  chart.guides = {{report.par->value(), say("par {1}", {shownTurns(report.par->value())}), true}};
  return chart;
}

Chart startsChart(const ParReport& report) {
  Chart chart = chartCalled(say("Par by start cell"));
  chart.y.title = say("turns");
  chart.series = {{say("on the strip"), ChartForm::Dots, {}}, {say("behind it"), ChartForm::Dots, {}}};
  for (const ParReport::StartCell& start : report.startCells) {
    if (!start.heading) continue;
    ChartPoint point{static_cast<double>(chart.x.categories.size()), start.bounds.value()};
    point.label = say("{1}, heading {2}: par {3}",
                      {label(start.cell), nameOf(*start.heading), shownTurns(start.bounds.value())});
    chart.x.categories.push_back(label(start.cell));
    chart.series[start.strip ? 0 : 1].points.push_back(point);
  }
  if (chart.series[1].points.empty()) chart.series.pop_back();
  return chart;
}

Chart gatesChart(const ParReport& report) {
  Chart chart = chartCalled(say("Turns by gate"));
  chart.y.title = say("turns on the way to it");
  chart.series = {{"", ChartForm::Bars, {}}};
  for (std::size_t gate = 0; gate < report.flow.turnsByGate.size(); ++gate) {
    const double turns = report.flow.turnsByGate[gate];
    const std::string name(nameOf(static_cast<fairway::lake_race::GateName>(gate)));
    ChartPoint point{static_cast<double>(gate), turns};
    point.label = say("gate {1}: {2} turns", {name, shownTurns(turns)});
    chart.x.categories.push_back(name);
    chart.series[0].points.push_back(point);
  }
  return chart;
}

void nameSeats(Chart& chart, std::size_t seats) {
  for (std::size_t i = 1; i <= seats; ++i) chart.x.categories.push_back(say("Seat {1}", {std::to_string(i)}));
  chart.y.percent = true;
}

Chart seatsChart(const SimulationResult& races) {
  Chart chart = chartCalled(say("Wins by seat"));
  const auto& seats = races.judged();
  nameSeats(chart, seats.size());
  chart.y.title = say("share of races won, with the interval");
  chart.series = {{"", ChartForm::Bars, {}}};
  for (std::size_t i = 0; i < seats.size(); ++i) {
    ChartPoint point{static_cast<double>(i), seats[i].share, seats[i].low, seats[i].high};
    point.label =
        say("Seat {1} wins {2} ({3} to {4})", {std::to_string(i + 1), shownShare(seats[i].share),
                                               shownShare(seats[i].low), shownShare(seats[i].high)});
    chart.series[0].points.push_back(point);
  }
  chart.guides = {{1.0 / static_cast<double>(seats.size()), say("equal share")}};
  return chart;
}

Chart edgesChart(const SimulationResult& races) {
  Chart chart = chartCalled(say("Where a seat's edge comes from"));
  nameSeats(chart, races.edges.size());
  chart.y.title = say("points more or less than an equal share");
  chart.series = {{say("turn order"), ChartForm::Bars, {}},
                  {say("start place"), ChartForm::Bars, {}},
                  {say("traffic"), ChartForm::Bars, {}}};
  for (std::size_t i = 0; i < races.edges.size(); ++i) {
    const double parts[] = {races.edges[i].turnOrder, races.edges[i].startPlaces, races.judgedTraffic(i)};
    for (std::size_t part = 0; part < chart.series.size(); ++part) {
      ChartPoint point{static_cast<double>(i), parts[part]};
      point.label = say("Seat {1}, {2}: {3}",
                        {std::to_string(i + 1), chart.series[part].name, shownShare(parts[part])});
      chart.series[part].points.push_back(point);
    }
  }
  return chart;
}

} // namespace

std::vector<AnalysedChart> chartsOf(const validator::lake_race::DeepFigures& figures) {
  std::vector<AnalysedChart> charts;
  if (figures.races) {
    charts.push_back({"seats", seatsChart(*figures.races)});
    if (!figures.races->edges.empty()) charts.push_back({"edges", edgesChart(*figures.races)});
  }
  charts.push_back({"lengths", lengthsChart(figures.report)});
  charts.push_back({"starts", startsChart(figures.report)});
  charts.push_back({"gates", gatesChart(figures.report)});
  for (AnalysedChart& each : charts)
    for (const ChartSeries& series : each.chart.series)
      for (const ChartPoint& point : series.points)
        each.chart.description += (each.chart.description.empty() ? "" : "; ") + point.label;
  return charts;
}

} // namespace fairway::editor::lake_race
