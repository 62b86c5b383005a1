#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Phrase named(const Assignment& assignment) {
  const std::string cells = label(assignment.placement.start) + ", " +
                            labels({assignment.placement.buoys.begin(), assignment.placement.buoys.end()});
  return phrase("buoys 0 to 3 at {1}", {cells});
}

Evidence routeOf(const LakeStudy& study, const Assignment& assignment) {
  const CourseBoard board(study.lake(), assignment.placement, choicesOf(study.lake(), assignment));
  return {EvidenceKind::Path, shortestRoute(board)->cells};
}

Finding uneven(const LakeStudy& study, RaceLetter race, const Assignment& shortest,
               const Assignment& longest) {
  Finding finding;
  finding.key = "slots";
  finding.spots = {shortest.placement.start, longest.placement.start};
  finding.evidence = {routeOf(study, shortest), routeOf(study, longest)};
  finding.message = phrase(
      "Race {1} is uneven: its longest course takes {2} steps ({3}), more than twice its shortest of {4} "
      "({5}). Spread the slots more evenly, or open a way for the long one.",
      {raceWord(race), *longest.route, named(longest), *shortest.route, named(shortest)});
  return finding;
}

} // namespace

CheckResult checkEvenCourses(const LakeStudy& study) {
  CheckResult result;
  for (RaceLetter race : study.letters()) {
    const std::vector<Assignment>& all = study.assignments(race);
    const auto [shortest, longest] = std::minmax_element(
        all.begin(), all.end(), [](const Assignment& a, const Assignment& b) { return *a.route < *b.route; });
    if (*longest->route > 2 * *shortest->route)
      result.findings.push_back(uneven(study, race, *shortest, *longest));
    result.statement += std::string(result.statement.empty() ? "race " : ", race ") + letterOf(race) +
                        " takes " + std::to_string(*shortest->route) + " to " +
                        std::to_string(*longest->route) + " steps";
  }
  return result;
}

} // namespace fairway::validator::lake_race
