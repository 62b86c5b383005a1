#include "editor/model/work/analysis_parts.h"

#include "editor/model/words/translation.h"
#include "rules/base/number_text.h"

#include <cmath>

namespace fairway::editor {

namespace {

constexpr double worthABar = 5e-5; // of the races: less could not be seen

std::vector<std::string> seatNames(std::size_t seats) {
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < seats; ++seat) names.push_back(seatName(seat));
  return names;
}

} // namespace

std::string seatName(std::size_t seat) {
  return say("Seat {1}", {std::to_string(seat + 1)});
}

std::string shownShare(double share, int decimals) {
  return shownDecimals(percent(share, decimals));
}

std::string shownPoints(double part) {
  return (part < 0 ? "-" : "+") + shownNumber(std::fabs(100 * part), 1);
}

std::string shownVerdict(validator::Fairness verdict) {
  switch (verdict) {
  case validator::Fairness::Fair:
    return say("fair");
  case validator::Fairness::Neutral:
    return say("neutral");
  case validator::Fairness::Unfair:
    return say("unfair");
  case validator::Fairness::Undecided:
    break;
  }
  return say("undecided");
}

std::string shownWins(const validator::Estimate& wins) {
  return say("wins {1} ({2} to {3})", {shownShare(wins.share), shownShare(wins.low), shownShare(wins.high)});
}

Chart chartCalled(std::string title) {
  Chart chart;
  chart.title = std::move(title);
  chart.decimalMark = shownDecimals("0.5").substr(1, 1);
  return chart;
}

SeatsChartWords winsOfSeats(std::size_t seats) {
  return {say("Wins by seat"), say("share of races won, with the interval"), seatNames(seats)};
}

AnalysedChart seatsChart(const SeatsChartWords& words, const std::vector<validator::Estimate>& wins) {
  Chart chart = chartCalled(words.title);
  chart.x.categories = words.seats;
  chart.y.percent = true;
  chart.y.title = words.counted;
  chart.series = {{"", ChartForm::Bars, {}}};
  for (std::size_t i = 0; i < wins.size(); ++i) {
    ChartPoint point{static_cast<double>(i), wins[i].share, wins[i].low, wins[i].high};
    point.label = words.seats[i] + ": " + shownWins(wins[i]);
    chart.series[0].points.push_back(point);
  }
  chart.guides = {{1.0 / static_cast<double>(wins.size()), say("equal share")}};
  return {"seats", std::move(chart)};
}

AnalysedChart edgesChart(const std::vector<validator::SeatEdge>& edges) {
  Chart chart = chartCalled(say("Where a seat's edge comes from"));
  chart.x.categories = seatNames(edges.size());
  chart.y.percent = true;
  chart.y.title = say("points more or less than an equal share");
  chart.series = {{say("turn order"), ChartForm::Bars, {}},
                  {say("start place"), ChartForm::Bars, {}},
                  {say("traffic"), ChartForm::Bars, {}}};
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const double parts[] = {edges[i].turnOrder, edges[i].startPlaces, edges[i].traffic};
    for (std::size_t part = 0; part < chart.series.size(); ++part) {
      ChartPoint point{static_cast<double>(i), parts[part]};
      point.label = say("Seat {1}, {2}: {3}",
                        {std::to_string(i + 1), chart.series[part].name, shownShare(parts[part])});
      chart.series[part].points.push_back(point);
    }
  }
  return {"edges", std::move(chart)};
}

AnalysedChart lengthsChart(std::string title, const std::map<int, double>& shares, double mean,
                           std::string meanInWords) {
  Chart chart = chartCalled(std::move(title));
  chart.x.title = say("turns");
  chart.x.whole = true;
  chart.y.title = say("share of races");
  chart.y.percent = true;
  chart.series = {{"", ChartForm::Bars, {}}};
  for (const auto& [turns, share] : shares) {
    if (share < worthABar) continue;
    ChartPoint point{static_cast<double>(turns), share};
    point.label = say("{1} turns: {2}", {std::to_string(turns), shownShare(share)});
    chart.series[0].points.push_back(point);
  }
  chart.guides = {{mean, std::move(meanInWords), true}};
  return {"lengths", std::move(chart)};
}

void describe(std::vector<AnalysedChart>& charts) {
  for (AnalysedChart& each : charts)
    for (const formats::ChartSeries& series : each.chart.series)
      for (const ChartPoint& point : series.points)
        each.chart.description += (each.chart.description.empty() ? "" : "; ") + point.label;
}

} // namespace fairway::editor
