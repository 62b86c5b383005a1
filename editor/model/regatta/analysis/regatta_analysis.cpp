#include "editor/model/regatta/examination.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/analysis_parts.h"

namespace fairway::editor::regatta {

using validator::regatta::RegattaFigures;
using validator::regatta::SimulationResult;

namespace {

void addPar(const RegattaFigures& par, std::vector<AnalysedFigure>& figures) {
  const auto [low, high] = par.pilot.interval();
  figures.push_back(
      {say("Fewest turns"), say("{1}, if every card could be chosen", {std::to_string(par.turns)})});
  figures.push_back({say("Fresh hands"), say("{1} turns expected, with a whole new hand before every turn",
                                             {shownNumber(par.fresh, 3)})});
  figures.push_back({say("Good pilot"), say("{1} turns alone ({2} to {3}), mean of {4} races",
                                            {shownNumber(par.pilot.mean(), 2), shownNumber(low, 2),
                                             shownNumber(high, 2), std::to_string(par.pilot.races)})});
  figures.push_back(
      {say("Start"), say("The best is at {1}, {2}, heading {3}°. The start points differ by {4} turns.",
                         {std::to_string(par.start.at.x), std::to_string(par.start.at.y),
                          std::to_string(par.start.heading.degrees()), shownNumber(par.spread, 2)})});
}

void addRaces(const SimulationResult& races, std::vector<AnalysedFigure>& figures) {
  figures.push_back({say("Verdict"), shownVerdict(races.verdict)});
  figures.push_back(
      {say("Races"), say("{1} races of four good pilots, seed 1", {std::to_string(races.races)})});
  for (std::size_t seat = 0; seat < races.rates.size(); ++seat) {
    std::string text = shownWins(races.rates[seat]);
    if (!races.edges.empty())
      text = say("{1}: turn order {2}, start place {3}, traffic {4} points",
                 {text, shownPoints(races.edges[seat].turnOrder), shownPoints(races.edges[seat].startPlaces),
                  shownPoints(races.edges[seat].traffic)});
    figures.push_back({seatName(seat), text});
  }
  figures.push_back({say("First at gate 1"), shownWins(races.leaderWon)});
  figures.push_back(
      {say("Winners"), say("take {1} turns (standard deviation {2})",
                           {shownNumber(races.turnMean, 2), shownNumber(races.turnDeviation, 2)})});
}

AnalysedChart lengthsOf(const RegattaFigures& par) {
  std::map<int, double> shares;
  const validator::FinishTurns turns = par.pilot.shares();
  for (std::size_t turn = 0; turn < turns.byTurn.size(); ++turn)
    shares[static_cast<int>(turn)] = turns.byTurn[turn];
  return lengthsChart(say("Length of a race alone"), shares, par.pilot.mean(),
                      say("mean {1}", {shownNumber(par.pilot.mean(), 1)}));
}

} // namespace

Analysis analysisOf(const RegattaFigures& figures) {
  Analysis analysis;
  addPar(figures, analysis.figures);
  if (figures.races) {
    addRaces(*figures.races, analysis.figures);
    analysis.charts.push_back(seatsChart(winsOfSeats(figures.races->rates.size()), figures.races->rates));
    if (!figures.races->edges.empty()) analysis.charts.push_back(edgesChart(figures.races->edges));
  }
  analysis.charts.push_back(lengthsOf(figures));
  describe(analysis.charts);
  analysis.notes = notesOn(figures);
  analysis.measured = measuredOf(figures);
  return analysis;
}

} // namespace fairway::editor::regatta
