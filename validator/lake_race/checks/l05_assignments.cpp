#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/lake_study.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Phrase orderText(const Assignment& assignment) {
  const Placement& placement = assignment.placement;
  return phrase("buoy 0 at {1}, 1 at {2}, 2 at {3}, 3 at {4}",
                {label(placement.start), label(placement.buoys[0]), label(placement.buoys[1]),
                 label(placement.buoys[2])});
}

// The finding that the assignment's own course has.
Finding ownFinding(const LakeStudy& study, RaceLetter race, const Assignment& assignment) {
  CourseSubject subject{study.lake(), race, assignment.placement, {}};
  if (assignment.choices)
    subject.choices = fixed(*assignment.choices); // otherwise it fails before they matter
  const CourseStudy course(subject);
  for (const Check<CourseStudy>& check : courseChecks())
    if (check.code == assignment.failing)
      if (CheckResult own = check.run(course); !own.findings.empty()) return own.findings.front();
  return {};
}

Finding findingOf(const LakeStudy& study, const Failure& failure) {
  const Assignment& first = study.assignments(failure.race)[failure.first];
  const Finding own = ownFinding(study, failure.race, first);
  Finding finding;
  finding.key = "slots";
  finding.spots = own.spots;
  finding.evidence = own.evidence;
  // The reason comes before the order of the buoys: it is what has to be mended.
  finding.message =
      phrase("Race {1} cannot be raced: {2} This is {3}, with {4}.",
             {raceWord(failure.race), own.message, std::string(first.failing), orderText(first)});
  if (failure.alike > 1)
    finding.message = phrase("{1} ({2} more of the 24 assignments fail in the same way.)",
                             {finding.message, failure.alike - 1});
  return finding;
}

} // namespace

CheckResult checkAssignments(const LakeStudy& study) {
  CheckResult result;
  for (RaceLetter race : study.letters()) {
    for (const Failure& failure : failuresOf(study, race))
      result.findings.push_back(findingOf(study, failure));
    result.statement += result.statement.empty() ? "race " : ", race ";
    result.statement += letterOf(race);
  }
  result.statement += " can be raced under all 24 assignments";
  return result;
}

} // namespace fairway::validator::lake_race
