#include "editor/model/pool/examination.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/analysis_parts.h"

namespace fairway::editor::pool {

using namespace validator::pool;
using fairway::pool::bothSides;
using fairway::pool::Side;

namespace {

std::string interval(const validator::Estimate& estimate) {
  return say("{1} ({2} to {3})",
             {shownShare(estimate.share), shownShare(estimate.low), shownShare(estimate.high)});
}

std::string sideName(Side side) {
  return side == Side::Red ? say("Red") : say("Yellow");
}

std::string gamesInWords(const PoolFigures& figures) {
  const std::string games = std::to_string(figures.games.tally.games);
  return figures.options.placement == PlacementKind::Setup
             ? say("{1} games of strong pilots from the setup, seed 1", {games})
             : say("{1} games of strong pilots with tiles placed at random, seed 1", {games});
}

std::vector<AnalysedFigure> figuresOf(const PoolFigures& figures) {
  const SimulationResult& games = figures.games;
  std::vector<AnalysedFigure> shown{{say("Verdict"), shownVerdict(games.verdict)},
                                    {say("Games"), gamesInWords(figures)}};
  for (const Side side : bothSides)
    shown.push_back(
        {sideName(side), say("makes {1} of the points and wins {2} games",
                             {interval(games.points[side]), std::to_string(games.tally.wins[side])})});
  shown.push_back({say("Draws"), std::to_string(games.tally.draws)});
  shown.push_back(
      {say("Length"), say("{1} turns on average (standard deviation {2}); 95 % of the games take "
                          "at most {3}.",
                          {shownNumber(games.meanTurns(), 1), shownNumber(games.turnDeviation(), 1),
                           std::to_string(games.tally.turnsOfMost())})});
  shown.push_back({say("Endless"), interval(games.endless)});
  if (games.tally.opened > 0) shown.push_back({say("First to arrive"), shownWins(games.openerWins)});
  return shown;
}

AnalysedChart sidesChart(const SimulationResult& games) {
  SeatsChartWords words{say("Points by side"), say("share of the points, with the interval"), {}};
  std::vector<validator::Estimate> points;
  for (const Side side : bothSides) {
    words.seats.push_back(sideName(side));
    points.push_back(games.points[side]);
  }
  AnalysedChart made = seatsChart(words, points);
  for (std::size_t i = 0; i < points.size(); ++i)
    made.chart.series[0].points[i].label = words.seats[i] + ": " + interval(points[i]);
  return made;
}

AnalysedChart lengthsOf(const SimulationResult& games) {
  std::map<int, double> shares;
  for (const auto& [turns, count] : games.tally.lengths)
    shares[turns] = static_cast<double>(count) / static_cast<double>(games.tally.games);
  return lengthsChart(say("Length of a game"), shares, games.meanTurns(),
                      say("mean {1}", {shownNumber(games.meanTurns(), 1)}));
}

} // namespace

Analysis analysisOf(const PoolFigures& figures) {
  Analysis analysis;
  analysis.figures = figuresOf(figures);
  analysis.charts = {sidesChart(figures.games), lengthsOf(figures.games)};
  describe(analysis.charts);
  analysis.notes = notesOn(figures);
  analysis.measured = measuredOf(figures);
  return analysis;
}

} // namespace fairway::editor::pool
