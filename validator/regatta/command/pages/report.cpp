#include "formats/regatta/export/subject.h"
#include "rules/base/tree.h"
#include "validator/command/report_page/answers.h"
#include "validator/regatta/command/commands.h"

namespace fairway::command::regatta {

namespace {

std::vector<Question> questions(const formats::Document& document, const ReportOptions& options) {
  if (options.quick || formats::kindOf(document) != "regatta") return {};
  return {{"par", "--format", "json"}, simulationAsked(options)};
}

web::ReportSection parSection(const Tree& par) {
  return {"How long and how hard it is",
          {web::ReportFacts{{"Turns with the best cards", valueText(valueAt(par, "turns"))},
                            {"Cards played", valueText(valueAt(par, "plays"))},
                            {"Turns with fresh hands", valueText(valueAt(par, "fresh"), 3)},
                            {"Turns of a good pilot", valueText(valueAt(par, {"pilot", "mean"}), 3)},
                            {"Start spread", valueText(valueAt(par, "start_spread"), 3) + " turns"}}}};
}

web::ReportSection racesSection(const Tree& simulation) {
  return {"What races are like",
          {web::ReportFacts{{"Turns of the winner",
                             valueText(valueAt(simulation, {"turns", "mean"}), 2) + " (standard deviation " +
                                 valueText(valueAt(simulation, {"turns", "sd"}), 2) + ")"},
                            {"The boat that passes gate 1 first wins",
                             pointsText(valueAt(simulation, {"leader_wins", "rate"})) + " %"}}}};
}

std::vector<web::ReportSection> sections(const Reported& reported) {
  std::vector<web::ReportSection> all;
  if (const Tree* par = answerTo(reported.answers, "par")) all.push_back(parSection(*par));
  if (const Tree* simulation = answerTo(reported.answers, "simulate")) {
    all.push_back(seatsSection("How fair it is", *simulation));
    all.push_back(racesSection(*simulation));
  }
  return all;
}

} // namespace

const ReportGame& reportGame() {
  static constexpr ReportGame game{reportedSubject<formats::regatta::subjectOf>, questions, sections};
  return game;
}

} // namespace fairway::command::regatta
