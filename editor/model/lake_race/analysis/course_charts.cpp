#include "editor/model/lake_race/analysis/course_analysis.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

using namespace validator::lake_race;

namespace {

std::string shownTurns(double turns) {
  return shownNumber(turns, 2);
}

// Of a perfect boat alone, which meets no other.
AnalysedChart lengthsOf(const ParReport& report) {
  std::map<int, double> shares;
  const auto& turns = report.finishTurns.byTurn;
  for (std::size_t turn = 0; turn < turns.size(); ++turn) shares[static_cast<int>(turn)] = turns[turn];
  return lengthsChart(say("Length of a race alone"), shares, report.par->value(),
                      say("par {1}", {shownTurns(report.par->value())}));
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

// Of the win rates that the verdict goes by.
std::vector<validator::SeatEdge> edgesOf(const SimulationResult& races) {
  std::vector<validator::SeatEdge> edges = races.edges;
  for (std::size_t seat = 0; seat < edges.size(); ++seat) edges[seat].traffic = races.judgedTraffic(seat);
  return edges;
}

} // namespace

std::vector<AnalysedChart> chartsOf(const validator::lake_race::DeepFigures& figures) {
  std::vector<AnalysedChart> charts;
  if (figures.races) {
    const auto& wins = figures.races->judged();
    charts.push_back(seatsChart(winsOfSeats(wins.size()), wins));
    if (!figures.races->edges.empty()) charts.push_back(edgesChart(edgesOf(*figures.races)));
  }
  charts.push_back(lengthsOf(figures.report));
  charts.push_back({"starts", startsChart(figures.report)});
  charts.push_back({"gates", gatesChart(figures.report)});
  describe(charts);
  return charts;
}

} // namespace fairway::editor::lake_race
