#include "editor/model/lake_race/analysis/course_analysis.h"

#include "editor/model/words/translation.h"
#include "validator/lake_race/figures/known_course.h"

namespace fairway::editor::lake_race {

using validator::Estimate;
using validator::lake_race::CourseCharacter;
using validator::lake_race::Figure;
using validator::lake_race::ParReport;
using validator::lake_race::SimulationResult;

namespace {

void addPar(const ParReport& report, std::vector<AnalysedFigure>& figures) {
  figures.push_back({say("Par"), say("{1} turns, proved to lie between {2} and {3}",
                                     {shownNumber(report.par->value(), 2), shownNumber(report.par->lower, 6),
                                      shownNumber(report.par->upper, 6)})});
}

void addSolved(const ParReport& report, std::vector<AnalysedFigure>& figures) {
  const auto& turns = report.finishTurns;
  figures.push_back(
      {say("Length"), say("Half of the boats that race alone finish within {1} turns, nine of "
                          "ten within {2}.",
                          {std::to_string(turnsUntil(turns, 0.5)), std::to_string(turnsUntil(turns, 0.9))})});
  figures.push_back({say("Risk"), say("A perfect boat crashes in {1} of its races and sinks in {2}.",
                                      {shownShare(report.flow.damaged), shownShare(report.flow.sunk)})});
  const ParReport::StartCell& best = report.startCells[*report.best];
  figures.push_back({say("Start cells"),
                     say("{1} is the best, heading {2}. The cells of the strip differ by {3} turns.",
                         {label(best.cell), nameOf(*best.heading), shownNumber(report.startSpread, 2)})});
}

void addSeats(const SimulationResult& races, std::vector<AnalysedFigure>& figures) {
  figures.push_back({say("Verdict"), shownVerdict(races.verdict)});
  figures.push_back(
      {say("Races"), say("{1} races of four perfect boats, seed 1", {std::to_string(races.tally.races)})});
  for (std::size_t i = 0; i < races.judged().size(); ++i) {
    const Estimate& wins = races.judged()[i];
    std::string text = shownWins(wins);
    if (!races.edges.empty())
      text = say("{1}: turn order {2}, start place {3}, traffic {4} points",
                 {text, shownPoints(races.edges[i].turnOrder), shownPoints(races.edges[i].startPlaces),
                  shownPoints(races.judgedTraffic(i))});
    figures.push_back({seatName(i), text});
  }
  figures.push_back({say("First at gate 1"), shownWins(races.leaderWon)});
}

void addCharacter(const CourseCharacter& character, std::vector<AnalysedFigure>& figures) {
  if (const auto& skill = character.skill)
    figures.push_back(
        {say("Skill"),
         say("Among casual boats a perfect one wins {1} points more than its share ({2} to {3}).",
             {shownNumber(skill->value, 1), shownNumber(skill->low, 1), shownNumber(skill->high, 1)})});
  if (const auto& luck = character.luck)
    figures.push_back({say("Luck"), say("Dice decide {1} of the result ({2} to {3}), traffic the rest.",
                                        {shownShare(luck->value, 0), shownShare(luck->low, 0),
                                         shownShare(luck->high, 0)})});
  figures.push_back(
      {say("Drama"),
       say("The winner was {1} points behind at its worst; the lead changes {2} times, and {3} of the way is "
           "sailed when a race is decided.",
           {shownNumber(100 * character.drama.value, 0), shownNumber(character.leadChanges.value, 1),
            shownShare(character.decided.value, 0)})});
}

} // namespace

std::size_t turnsUntil(const validator::FinishTurns& turns, double chance) {
  const double finishing = 1 - turns.never;
  double until = 0;
  for (std::size_t turn = 0; turn < turns.byTurn.size(); ++turn) {
    until += turns.byTurn[turn];
    if (until >= chance * finishing) return turn;
  }
  return turns.byTurn.empty() ? 0 : turns.byTurn.size() - 1;
}

Analysis analysisOf(const validator::lake_race::DeepFigures& figures, int route) {
  Analysis analysis;
  if (!figures.report.par) return analysis;
  addPar(figures.report, analysis.figures);
  if (figures.races) {
    addSeats(*figures.races, analysis.figures);
    if (figures.races->character) addCharacter(*figures.races->character, analysis.figures);
  }
  addSolved(figures.report, analysis.figures);
  analysis.charts = chartsOf(figures);
  analysis.overlays = overlaysOf(figures);
  const validator::lake_race::KnownCourse known{route, figures.report,
                                                figures.races ? &*figures.races : nullptr};
  analysis.notes = notesOn(known, validator::lake_race::thisCourse());
  analysis.measured = measuredOf(known);
  return analysis;
}

} // namespace fairway::editor::lake_race
