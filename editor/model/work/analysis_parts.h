#pragma once

#include "editor/model/words/wording.h"
#include "editor/model/work/analysis.h"
#include "validator/core/statistics.h"

#include <map>

// What analyses of several games have in common, in the user's language.
namespace fairway::editor {

using formats::Chart;
using formats::ChartForm;
using formats::ChartPoint;
using formats::ChartSeries;

std::string shownShare(double share, int decimals = 1); // 45.6 %
std::string shownPoints(double part);                   // +1.2: hundredths, with their sign
std::string shownVerdict(validator::Fairness verdict);  // fair, neutral, unfair, undecided
std::string shownWins(const validator::Estimate& wins); // wins 25.1 % (24.0 % to 26.2 %)

// A chart with this title, its numbers as the user writes them.
Chart chartCalled(std::string title);

// What each seat wins, with intervals. Its words: the chart's title, what is counted, the seats.
struct SeatsChartWords {
  std::string title;
  std::string counted;
  std::vector<std::string> seats;
};
SeatsChartWords winsOfSeats(std::size_t seats); // where seats win races
AnalysedChart seatsChart(const SeatsChartWords& words, const std::vector<validator::Estimate>& wins);
AnalysedChart edgesChart(const std::vector<validator::SeatEdge>& edges);
// How many races take so many turns, as shares; a line marks the mean.
AnalysedChart lengthsChart(std::string title, const std::map<int, double>& shares, double mean,
                           std::string meanInWords);

std::string seatName(std::size_t seat); // from 0: "Seat 1"

// For screen readers: what each chart's points say.
void describe(std::vector<AnalysedChart>& charts);

} // namespace fairway::editor
