#include "validator/checks/checks.h"
#include "validator/study/words.h"

namespace fairway::validator {

using namespace lake_race;

namespace {

std::string named(PassSide start, PassSide finish) {
  return "start " + std::string(nameOf(start)) + ", finish " + std::string(nameOf(finish));
}

Finding easier(const CourseStudy& study, const Choices& best) {
  const Choices& now = study.choices();
  const Route route = *study.routeWith(best);
  Finding finding;
  finding.key = now.start != best.start ? "start.direction" : "finish.direction";
  finding.cells = stripCells(study.lake(), study.placement());
  finding.evidence.push_back({EvidenceKind::Path, study.route()->cells});
  finding.evidence.push_back({EvidenceKind::Path, route.cells});
  finding.message =
      "Start and finish are not passed in the easiest directions: " + named(now.start, now.finish) +
      " takes " + counted(static_cast<std::size_t>(study.route()->steps), "step") + ", " +
      named(best.start, best.finish) + " only " + std::to_string(route.steps) +
      ". Take those directions, or leave `direction` out.";
  Fix fix;
  fix.text = "pass " + named(best.start, best.finish);
  if (now.start != best.start) fix.set.start = best.start;
  if (now.finish != best.finish) fix.set.finish = best.finish;
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
  const ChosenRoute best = chosenRoute(study.lake(), study.placement(), sidesOpen);
  if (*best.steps < study.route()->steps) result.findings.push_back(easier(study, best.choices));
  result.statement = named(now.start, now.finish) + " has the shortest route of all four pairs";
  return result;
}

} // namespace fairway::validator
