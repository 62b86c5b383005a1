#include "formats/river/export/subject.h"
#include "rules/base/tree.h"
#include "validator/command/report_page/answers.h"
#include "validator/river/command/commands.h"

namespace fairway::command::river {

namespace {

std::vector<Question> questions(const formats::Document& document, const ReportOptions& options) {
  if (options.quick) return {};
  std::vector<Question> asked{{"par", "--format", "json"}};
  for (int players = 2; players <= document.as<formats::river::RiverBody>()->river.players; ++players) {
    asked.push_back(simulationAsked(options));
    asked.back().insert(asked.back().end(), {"--players", std::to_string(players)});
  }
  return asked;
}

web::ReportSection parSection(const Tree& par) {
  const Tree& alone = valueAt(par, "alone");
  const Tree& two = valueAt(par, "two");
  web::ReportSection section{"How hard it is", {}};
  section.blocks.push_back(web::ReportFacts{
      {"Points of a perfect player alone", valueText(valueAt(alone, {"points", "upper"}), 3)},
      {"Boats saved", valueText(valueAt(alone, "saved"), 3)},
      {"All boats saved", pointsText(valueAt(alone, "all_saved")) + " % of the races"},
      {"Rounds", valueText(valueAt(alone, "rounds"))}});
  if (!isNothing(two))
    section.blocks.push_back(
        web::ReportFacts{{"Of two perfect players the first wins", pointsText(valueAt(two, "first")) + " %"},
                         {"The second wins", pointsText(valueAt(two, "second")) + " %"},
                         {"They tie", pointsText(valueAt(two, "tie")) + " %"},
                         {"Rounds of two", valueText(valueAt(two, "rounds"))}});
  return section;
}

std::vector<web::ReportSection> sections(const Reported& reported) {
  std::vector<web::ReportSection> all;
  if (const Tree* par = answerTo(reported.answers, "par")) all.push_back(parSection(*par));
  for (const Answer& answer : reported.answers)
    if (answer.question.front() == "simulate" && !isNothing(answer.json))
      all.push_back(
          seatsSection("How fair it is for " + valueText(valueAt(answer.json, "players")), answer.json));
  return all;
}

} // namespace

const ReportGame& reportGame() {
  static constexpr ReportGame game{reportedSubject<formats::river::subjectOf>, questions, sections};
  return game;
}

} // namespace fairway::command::river
