#include "editor/model/lake_race/analysis/set_analysis.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "editor/model/work/analysis_parts.h"
#include "rules/base/number_text.h"

#include <array>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

// Lengths that no course has lie on the line too: it would be slanted across them otherwise.
ChartSeries raceSeries(RaceLetter race, const VerifyTally::Routes& routes) {
  const std::string letter(1, letterOf(race));
  ChartSeries series{say("race {1}", {letter}), ChartForm::Line};
  series.look = static_cast<std::size_t>(race);
  double all = 0;
  for (const auto& [route, number] : routes) all += static_cast<double>(number);
  for (int route = routes.begin()->first; route <= routes.rbegin()->first; ++route) {
    const auto found = routes.find(route);
    const std::uint64_t number = found == routes.end() ? 0 : found->second;
    ChartPoint point{static_cast<double>(route), static_cast<double>(number) / all};
    point.label = say("race {1}, {2} steps: {3} courses ({4})",
                      {letter, std::to_string(route), shownCount(number), shownDecimals(percent(point.y))});
    series.points.push_back(std::move(point));
  }
  return series;
}

Chart routesChart(const SideProof& proof) {
  Chart chart = chartCalled(say("Routes by race, {1}", {shownSide(proof.side)}));
  chart.x.title = say("steps of the route");
  chart.x.whole = true;
  chart.y.title = say("share of the race's courses");
  chart.y.percent = true;
  for (const RaceLetter race : allRaces) {
    const VerifyTally::Routes& routes = proof.result.routes[static_cast<std::size_t>(race)];
    if (!routes.empty()) chart.series.push_back(raceSeries(race, routes));
  }
  return chart;
}

// How many buoys of failing courses stand on a tile that lies so.
std::uint64_t buoysOn(const SideProof& proof, const std::string& tile, bool turned) {
  std::uint64_t buoys = 0;
  for (const auto& [laid, failures] : proof.result.involved)
    if (laid.tile == tile && laid.turned == turned) buoys += failures;
  return buoys;
}

Chart tilesChart(const SideProof& proof, const TilesetSide& side) {
  Chart chart = chartCalled(say("Failures by tile, {1}", {shownSide(proof.side)}));
  chart.y.title = say("buoys of failing courses");
  chart.y.whole = true;
  chart.series = {{say("as it is"), ChartForm::Bars}, {say("turned"), ChartForm::Bars}};
  for (const Tile& tile : side.tiles) {
    const auto at = static_cast<double>(chart.x.categories.size());
    chart.x.categories.push_back(tile.name);
    for (const bool turned : {false, true}) {
      ChartSeries& series = chart.series[turned ? 1 : 0];
      const std::uint64_t buoys = buoysOn(proof, tile.name, turned);
      ChartPoint point{at, static_cast<double>(buoys)};
      point.label =
          say("{1}, {2}: {3} buoys of failing courses", {tile.name, series.name, shownCount(buoys)});
      series.points.push_back(std::move(point));
    }
  }
  return chart;
}

std::string inWords(const Chart& chart) {
  std::string words;
  for (const ChartSeries& series : chart.series)
    for (const ChartPoint& point : series.points) words += (words.empty() ? "" : "; ") + point.label;
  return words;
}

} // namespace

std::string tilesChartKey(BoardSide side) {
  return "tiles-" + std::string(nameOf(side));
}

std::vector<AnalysedChart> chartsOf(const SetProof& proof, const Tileset& set) {
  std::vector<AnalysedChart> charts;
  for (const SideProof& each : proof.sides)
    if (!each.result.involved.empty())
      charts.push_back({tilesChartKey(each.side), tilesChart(each, set.sides.at(each.side))});
  for (const SideProof& each : proof.sides)
    charts.push_back({"routes-" + std::string(nameOf(each.side)), routesChart(each)});
  for (AnalysedChart& each : charts) each.chart.description = inWords(each.chart);
  return charts;
}

} // namespace fairway::editor::lake_race
