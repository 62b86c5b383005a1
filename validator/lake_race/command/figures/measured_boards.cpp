#include "validator/lake_race/command/figures/measured_boards.h"

#include "validator/command/terminal/interrupt.h"

#include <ostream>

namespace fairway::command::lake_race {

using namespace validator::lake_race;

Result<BoardFigures, int> MeasuredCourse::measure(const Measuring& measuring) const {
  FigureOptions options = options_;
  options.seed = measuring.seed;
  const auto figures = figuresOf({name(), content()}, options, measuring.watch, measuring.streams);
  if (!figures) return figures.fault();
  const KnownCourse known = figures->known();
  return BoardFigures{measuredOf(known), notesOn(known, called_), figures->races.verdict,
                      figures->races.tally.races};
}

Result<BoardFigures, int> MeasuredLake::measure(const Measuring& measuring) const {
  const LakeStudy study(content(), measuring.watch);
  const LakeFacts facts = factsOf(study);
  if (measuring.watch.stopWanted()) return tellStopped(measuring.streams.err);
  return BoardFigures{{}, notesOn(facts, called_)};
}

} // namespace fairway::command::lake_race
