#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Phrase named(PassSide start, PassSide finish) {
  return phrase("start {1}, finish {2}", {wordFor(start), wordFor(finish)});
}

Finding easier(const CourseStudy& study, const Choices& best) {
  const Choices& now = study.choices();
  const Route route = *study.routeWith(best);
  Finding finding;
  finding.key = now.start != best.start ? "start.direction" : "finish.direction";
  finding.spots = spotsOf(stripCells(study.lake(), study.placement()));
  finding.evidence.push_back({EvidenceKind::Path, study.route()->cells});
  finding.evidence.push_back({EvidenceKind::Path, route.cells});
  finding.message = joined(
      {countPhrase("Start and finish are not passed in the easiest directions: {1} takes {n} step, {2} "
                   "only {3}.",
                   "Start and finish are not passed in the easiest directions: {1} takes {n} steps, {2} "
                   "only {3}.",
                   static_cast<std::size_t>(study.route()->steps),
                   {named(now.start, now.finish), named(best.start, best.finish), route.steps}),
       phrase("Take those directions, or leave `direction` out.")},
      " ");
  Fix fix;
  fix.text = phrase("pass {1}", {named(best.start, best.finish)});
  if (now.start != best.start) fix.edits.push_back({"start.direction", std::string(nameOf(best.start))});
  if (now.finish != best.finish) fix.edits.push_back({"finish.direction", std::string(nameOf(best.finish))});
  finding.fix = fix;
  return finding;
}

} // namespace

CheckResult checkStartEasiest(const CourseStudy& study) {
  CheckResult result;
  const Choices& now = study.choices();
  OpenChoices sidesOpen = fixed(now);
  sidesOpen.start.reset();
  sidesOpen.finish.reset();
  if (*study.routeLength(sidesOpen) < study.route()->steps)
    result.findings.push_back(easier(study, chosen(study.lake(), study.placement(), sidesOpen)));
  result.statement = named(now.start, now.finish).english() + " has the shortest route of all four pairs";
  return result;
}

} // namespace fairway::validator::lake_race
