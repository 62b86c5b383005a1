#include "validator/lake_race/validator.h"

#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/facts.h"
#include "validator/lake_race/mend/lake_trials.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

Report validateTileset(const Tileset& set, const DocumentInfo& info, const MoreOfSet& more) {
  Judge judge("tileset", info);
  judge.run(tilesetChecks(), set);
  if (more) more(judge);
  return judge.finish();
}

Report validateLake(const Lake& lake, const DocumentInfo& info, LakeFixes fixes) {
  return *validateLake(lake, info, unwatched(), fixes);
}

std::optional<Report> validateLake(const Lake& lake, const DocumentInfo& info, const WorkWatch& watch,
                                   LakeFixes fixes, const HearsReport& early) {
  const LakeStudy study(lake, watch);
  Judge judge("lake", info);
  judge.run(lakeChecks(), study, watch);
  const LakeFacts facts = factsOf(study); // may be the first to ask for assignments
  if (watch.stopWanted()) return std::nullopt;
  Report report = judge.finish(treeOf(facts), headlineOf(facts));
  if (fixes == LakeFixes::Offered && mayBeMended(report)) {
    if (early) early(report);
    offerFixes(report, study, watch);
  }
  if (watch.stopWanted()) return std::nullopt;
  return report;
}

std::optional<Report> validateCourse(const CourseSubject& subject, const DocumentInfo& info,
                                     const WorkWatch& watch, const MoreChecks& more) {
  const CourseStudy study(subject);
  Judge judge("course", info);
  judge.run(courseChecks(), study, watch);
  if (more && !watch.stopWanted()) more(judge, study);
  if (watch.stopWanted()) return std::nullopt;
  const CourseFacts facts = factsOf(study);
  return judge.finish(treeOf(facts), headlineOf(facts));
}

Report validateCourse(const CourseSubject& subject, const DocumentInfo& info, const MoreChecks& more) {
  return *validateCourse(subject, info, unwatched(), more);
}

Report validateRecord(const DocumentInfo& info) {
  return Judge("record", info).finish();
}

} // namespace fairway::validator::lake_race
