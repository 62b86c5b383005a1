#include "editor/model/river/examination.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/analysis_parts.h"

#include <cmath>

namespace fairway::editor::river {

using validator::Estimate;
using validator::river::RiverFigures;
using validator::river::SimulationResult;

namespace {

using Figures = std::vector<AnalysedFigure>;

// Six decimals, rounded outwards: what is proved must stay true.
double down(double value, double unit = 1e6) {
  return std::floor(value * unit) / unit;
}

double up(double value, double unit = 1e6) {
  return std::ceil(value * unit) / unit;
}

void addAlone(const RiverFigures::Lone& alone, Figures& figures) {
  figures.push_back(
      {say("Alone"), say("{1} points, proved to lie between {2} and {3}",
                         {shownNumber(alone.points.value(), 2), shownNumber(down(alone.points.lower), 6),
                          shownNumber(up(alone.points.upper), 6)})});
  figures.push_back(
      {say("Saved alone"), say("{1} boats in {2} rounds; all are saved in {3} of the races, none in {4}.",
                               {shownNumber(alone.flow.saved, 2), shownNumber(alone.flow.rounds, 1),
                                shownShare(alone.flow.allSaved), shownShare(alone.flow.noneSaved)})});
}

void addTwo(const RiverFigures::Pair& two, Figures& figures) {
  figures.push_back(
      {say("Two players"), say("The first wins {1} (a tie as a half), proved to lie between {2} and {3}.",
                               {shownShare(two.win.value(), 2), shownShare(down(two.win.lower, 1e8), 6),
                                shownShare(up(two.win.upper, 1e8), 6)})});
  figures.push_back({say("Ends of two"), say("The first wins {1}, the second {2}, and {3} are tied.",
                                             {shownShare(two.flow.first), shownShare(two.flow.second),
                                              shownShare(two.flow.tie)})});
  figures.push_back(
      {say("Length"), say("Two perfect players need {1} rounds.", {shownNumber(two.flow.rounds, 1)})});
  if (two.skill)
    figures.push_back(
        {say("Skill"),
         say("Against a random player the best answer wins {1} ({2} in the first seat, {3} in "
             "the second).",
             {shownShare(two.skill->mean()), shownShare(two.skill->first), shownShare(two.skill->second)})});
}

void addRaces(int players, const SimulationResult& races, Figures& figures) {
  figures.push_back(
      {say("{1} players", {std::to_string(players)}),
       say("{1}; a race takes {2} rounds", {shownVerdict(races.verdict), shownNumber(races.roundMean, 1)})});
  for (std::size_t seat = 0; seat < races.seats.size(); ++seat)
    figures.push_back(
        {seatName(seat), say("{1}, with {2} points and {3} boats saved",
                             {shownWins(races.seats[seat].share), shownNumber(races.seats[seat].points, 2),
                              shownNumber(races.seats[seat].saved, 2)})});
}

std::vector<Estimate> winsOf(const SimulationResult& races) {
  std::vector<Estimate> wins;
  for (const auto& seat : races.seats) wins.push_back(seat.share);
  return wins;
}

// What is solved has no interval.
AnalysedChart twoChart(const RiverFigures::Pair& two) {
  formats::Chart chart = chartCalled(say("Two perfect players"));
  chart.y.percent = true;
  chart.y.title = say("share of races");
  chart.x.categories = {say("the first wins"), say("a tie"), say("the second wins")};
  chart.series = {{"", formats::ChartForm::Bars, {}}};
  const double shares[] = {two.flow.first, two.flow.tie, two.flow.second};
  for (std::size_t i = 0; i < chart.x.categories.size(); ++i) {
    formats::ChartPoint point{static_cast<double>(i), shares[i]};
    point.label = chart.x.categories[i] + ": " + shownShare(shares[i]);
    chart.series[0].points.push_back(point);
  }
  return {"two", std::move(chart)};
}

void addCharts(int players, const SimulationResult& races, std::vector<AnalysedChart>& charts) {
  SeatsChartWords words = winsOfSeats(races.seats.size());
  words.title = say("Wins by seat, {1} players", {std::to_string(players)});
  charts.push_back(seatsChart(words, winsOf(races)));
  charts.back().key += std::to_string(players);
  if (races.edges.empty()) return;
  charts.push_back(edgesChart(races.edges));
  charts.back().key += std::to_string(players);
  charts.back().chart.title = say("Where a seat's edge comes from, {1} players", {std::to_string(players)});
}

} // namespace

Analysis analysisOf(const RiverFigures& figures) {
  Analysis analysis;
  if (figures.alone) addAlone(*figures.alone, analysis.figures);
  if (figures.two) {
    addTwo(*figures.two, analysis.figures);
    analysis.charts.push_back(twoChart(*figures.two));
  }
  for (const auto& [players, races] : figures.races) {
    addRaces(players, races, analysis.figures);
    addCharts(players, races, analysis.charts);
  }
  describe(analysis.charts);
  analysis.notes = notesOn(figures);
  analysis.measured = measuredOf(figures);
  return analysis;
}

} // namespace fairway::editor::river
