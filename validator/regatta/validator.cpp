#include "validator/regatta/validator.h"

#include "validator/regatta/checks/checks.h"
#include "validator/regatta/facts.h"

namespace fairway::validator::regatta {

namespace {

void judgeCourse(Judge& judge, const CourseStudy& study, const WorkWatch& watch) {
  judge.run(tableChecks(), study, watch);
  if (study.fits()) return judge.run(waterChecks(), study, watch);
  for (const Check<CourseStudy>& check : waterChecks())
    judge.leave(check.code, "the table and the deck are too large to look at every move");
}

} // namespace

Report validateDeck(const Deck& deck, const DocumentInfo& info) {
  Judge judge("deck", info);
  judge.run(deckChecks(), deck);
  return judge.finish(deckFacts(deck), deckHeadline(deck));
}

Report validateCourse(const CourseStudy& study, const DocumentInfo& info, const MoreChecks& more) {
  return *validateCourse(study, info, unwatched(), more);
}

std::optional<Report> validateCourse(const CourseStudy& study, const DocumentInfo& info,
                                     const WorkWatch& watch, const MoreChecks& more) {
  Judge judge("regatta", info);
  judgeCourse(judge, study, watch);
  if (more && !watch.stopWanted()) more(judge, study);
  if (watch.stopWanted()) return std::nullopt;
  return judge.finish(courseFacts(study), courseHeadline(study));
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

} // namespace fairway::validator::regatta
