#include "validator/lake_race/command/pages/course_facts.h"

#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/lake_race/command/figures/course_figures.h"

namespace fairway::command::lake_race {

namespace {

// `Verdict: unfair, in 10000 races of 4 perfect boats. Skill 14.7 points, luck 74 %, drama 28 points.`
std::string factsOf(const validator::lake_race::SimulationResult& races) {
  std::string text = "Verdict: " + std::string(nameOf(races.verdict)) + ", in " +
                     std::to_string(races.tally.races) + " races of " + std::to_string(races.wins.size()) +
                     " perfect boats.";
  if (!races.character) return text;
  const validator::lake_race::CourseCharacter& character = *races.character;
  std::string numbers;
  if (character.skill) numbers += "skill " + withDecimals(character.skill->value, 1) + " points, ";
  if (character.luck) numbers += "luck " + percent(character.luck->value, 0) + ", ";
  numbers += "drama " + withDecimals(100 * character.drama.value, 0) + " points";
  return text + " It has " + numbers + ".";
}

} // namespace

int addFacts(formats::lake_race::SheetCourse& sheet, const Streams& streams) {
  if (!sheet.route) return exitDone;
  FigureOptions options;
  options.skill = true;
  ProgressBar bar(streams, "facts");
  const auto figures = figuresOf({sheet.title, sheet.course}, options, bar, streams);
  if (!figures) return figures.fault();
  sheet.par = figures->par.par->value();
  sheet.remark += (sheet.remark.empty() ? "" : "\n") + factsOf(figures->races);
  return exitDone;
}

} // namespace fairway::command::lake_race
