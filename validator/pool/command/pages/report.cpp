#include "formats/pool/export/subject.h"
#include "rules/base/tree.h"
#include "validator/command/report_page/answers.h"
#include "validator/pool/command/commands.h"

namespace fairway::command::pool {

namespace {

std::vector<Question> questions(const formats::Document&, const ReportOptions& options) {
  if (options.quick) return {};
  return {simulationAsked(options)};
}

web::ReportSection gamesSection(const Tree& simulation) {
  web::ReportFacts facts{
      {"Draws", valueText(valueAt(simulation, "draws"))},
      {"Turns of a game", valueText(valueAt(simulation, {"turns", "mean"})) + " (standard deviation " +
                              valueText(valueAt(simulation, {"turns", "sd"})) + "); 95 % take at most " +
                              valueText(valueAt(simulation, {"turns", "p95"}))},
      {"Endless", pointsText(valueAt(simulation, "endless")) + " % of the games"}};
  if (!isNothing(valueAt(simulation, "opener_wins")))
    facts.push_back({"The side that arrives first wins",
                     pointsText(valueAt(simulation, "opener_wins")) + " % of the decided games"});
  if (const Tree::Fields* ends = fieldsIn(valueAt(simulation, "ends")))
    for (const auto& [end, count] : *ends) facts.push_back({"Ends by: " + end, valueText(count) + " games"});
  return {"What games are like", {std::move(facts)}};
}

std::vector<web::ReportSection> sections(const Reported& reported) {
  std::vector<web::ReportSection> all;
  if (const Tree* simulation = answerTo(reported.answers, "simulate"))
    all = {seatsSection("How fair it is", *simulation), gamesSection(*simulation)};
  return all;
}

} // namespace

const ReportGame& reportGame() {
  static constexpr ReportGame game{reportedSubject<formats::pool::subjectOf>, questions, sections};
  return game;
}

} // namespace fairway::command::pool
