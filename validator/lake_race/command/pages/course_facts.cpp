#include "validator/lake_race/command/pages/course_facts.h"

#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/lake_race/command/figures/course_figures.h"

namespace fairway::command::lake_race {

int addFacts(formats::lake_race::SheetCourse& sheet, const Speaker& speaker, const Streams& streams) {
  if (!sheet.route) return exitDone;
  FigureOptions options;
  options.skill = true;
  ProgressBar bar(streams, "facts");
  const auto figures = figuresOf({sheet.title, sheet.course}, options, bar, streams);
  if (!figures) return figures.fault();
  sheet.par = figures->par.par->value();
  sheet.remark +=
      (sheet.remark.empty() ? "" : "\n") + validator::lake_race::inShort(figures->races).in(speaker);
  return exitDone;
}

} // namespace fairway::command::lake_race
