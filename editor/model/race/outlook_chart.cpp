#include "editor/model/race/outlook_chart.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"

#include <cmath>

namespace fairway::editor::race {

using formats::Chart;
using formats::ChartPoint;

namespace {

void addOutlook(Chart& chart, const Raced& raced, int turn, const Outlook& outlook) {
  for (std::size_t i = 0; i < outlook.shares.size(); ++i) {
    if (i == chart.series.size()) chart.series.push_back({raced.seatName(static_cast<int>(i) + 1)});
    ChartPoint point{static_cast<double>(turn), outlook.shares[i]};
    point.label = say("Turn {1}, {2}: {3}", {std::to_string(turn), chart.series[i].name,
                                             shownDecimals(percent(outlook.shares[i], 0))});
    chart.series[i].points.push_back(point);
  }
}

} // namespace

AnalysedChart outlookChart(const RaceBench& bench) {
  AnalysedChart made{"outlook", {}};
  Chart& chart = made.chart;
  chart.title = say("Who is ahead");
  chart.x.title = say("turn");
  chart.x.whole = true;
  chart.y.percent = true;
  chart.y.from = 0;
  chart.y.to = 1;
  chart.decimalMark = shownDecimals("0.5").substr(1, 1);
  chart.nothing = say("The coach has not looked at this race yet");
  const Review* review = bench.review();
  if (!review || !bench.playback() || !bench.raced()) return made;
  for (int turn = 0; turn <= bench.playback()->turns(); ++turn)
    if (const Outlook* outlook = review->after(turn)) addOutlook(chart, *bench.raced(), turn, *outlook);
  if (chart.empty()) return made;
  if (const auto worst = review->worst())
    chart.guides.push_back(
        {static_cast<double>(*worst), std::string(signOf(review->of(*worst)->badge)), true});
  chart.guides.push_back({static_cast<double>(bench.turn()), say("now"), true});
  return made;
}

int turnAt(const AnalysedChart& chart, formats::ChartPlace place) {
  return static_cast<int>(std::lround(chart.chart.series[place.series].points[place.point].x));
}

} // namespace fairway::editor::race
