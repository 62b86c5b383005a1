#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

bool isNatural(const Course& course, std::size_t rounding, Side leave) {
  return turnRound(course, rounding, leave).natural;
}

Finding shorter(const CourseStudy& study, const CourseStudy& other, std::size_t rounding) {
  const Course& course = study.course();
  const Side leave = other.course().round[rounding].leave;
  Finding finding;
  finding.key = roundingKey(rounding, "leave");
  finding.spots = {spotOf(course.buoys[course.round[rounding].buoy].at)};
  finding.evidence.push_back({EvidenceKind::Path, spotsOf(study.plays().bestWay())});
  finding.evidence.push_back({EvidenceKind::Path, spotsOf(other.plays().bestWay())});
  finding.message =
      phrase("Both sides of the buoy {1} are natural in rounding {2}, and the other one saves more than "
             "10 %: {3} plays instead of {4}. Leave it to {5}, or waive this if the long way is meant.",
             {buoyName(course, rounding), rounding + 1, *other.plays().turns(), *study.plays().turns(),
              wordFor(leave)});
  return finding;
}

} // namespace

CheckResult checkOtherSide(const CourseStudy& study) {
  const Course& course = study.course();
  CheckResult result;
  result.statement = "no other natural side saves more than 10 % of plays";
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    if (!isNatural(course, i, Side::Port) || !isNatural(course, i, Side::Starboard)) continue;
    const CourseStudy other(study.withOther(i), study.deck(), {}, study);
    const std::optional<int> plays = other.plays().turns();
    if (plays && 10 * *plays < 9 * *study.plays().turns())
      result.findings.push_back(shorter(study, other, i));
  }
  return result;
}

} // namespace fairway::validator::regatta
