#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator {

using namespace lake_race;

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
  if (assignment.failing != "C02" && assignment.failing != "C03")
    subject.choices = fixed(choicesOf(study.lake(), assignment));
  const CourseStudy course(subject);
  for (const Check<CourseStudy>& check : courseChecks())
    if (check.code == assignment.failing)
      if (CheckResult own = check.run(course); !own.findings.empty()) return own.findings.front();
  return {};
}

Finding failure(const LakeStudy& study, RaceLetter race, const Assignment& assignment, std::size_t alike) {
  const Finding own = ownFinding(study, race, assignment);
  Finding finding;
  finding.key = "slots";
  finding.spots = own.spots;
  finding.evidence = own.evidence;
  finding.message =
      phrase("Race {1} cannot be raced with {2}: {3}, {4}",
             {raceWord(race), orderText(assignment), std::string(assignment.failing), own.message});
  if (alike > 1)
    finding.message =
        phrase("{1} ({2} more of the 24 assignments fail in the same way.)", {finding.message, alike - 1});
  return finding;
}

// Assignments that fail for the same reason and from the same start are told together.
void judgeRace(const LakeStudy& study, RaceLetter race, CheckResult& result) {
  const std::vector<Assignment>& all = study.assignments(race);
  std::vector<char> told(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].raceable() || told[i]) continue;
    std::size_t alike = 0;
    for (std::size_t j = i; j < all.size(); ++j)
      if (all[j].failing == all[i].failing && all[j].order[0] == all[i].order[0]) {
        told[j] = 1;
        ++alike;
      }
    result.findings.push_back(failure(study, race, all[i], alike));
  }
}

} // namespace

CheckResult checkAssignments(const LakeStudy& study) {
  CheckResult result;
  for (RaceLetter race : study.letters()) {
    judgeRace(study, race, result);
    result.statement += result.statement.empty() ? "race " : ", race ";
    result.statement += letterOf(race);
  }
  result.statement += " can be raced under all 24 assignments";
  return result;
}

} // namespace fairway::validator
