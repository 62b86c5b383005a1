#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// More than 10 % shorter, in whole numbers.
bool muchShorter(int other, int now) {
  return 10 * other < 9 * now;
}

Finding shorter(const CourseStudy& study, std::size_t buoy, const Choices& other, int steps) {
  const Phrase arrow = wordFor(other.arrows[buoy]);
  Finding finding;
  finding.key = "buoys[" + std::to_string(buoy + 1) + "].arrow";
  finding.spots = {study.placement().buoys[buoy]};
  finding.evidence.push_back({EvidenceKind::Path, study.route()->cells});
  finding.evidence.push_back({EvidenceKind::Path, study.routeWith(other)->cells});
  finding.message = phrase(
      "Both arrows of buoy {1} at {2} are natural, and the other one is much shorter: {3} steps instead "
      "of {4}. Turn the arrow to {5}, or waive this if the long way is meant.",
      {buoy + 1, label(finding.spots.front()), steps, study.route()->steps, arrow});
  Fix fix;
  fix.text = phrase("turn the arrow of buoy {1} to {2}", {buoy + 1, arrow});
  fix.edits.push_back({finding.key, std::string(nameOf(other.arrows[buoy]))});
  finding.fix = fix;
  return finding;
}

} // namespace

CheckResult checkShorterArrow(const CourseStudy& study) {
  CheckResult result;
  for (std::size_t buoy = 0; buoy < 3; ++buoy) {
    Choices other = study.choices();
    const auto natural = [&](Arrow arrow) {
      return turnRound(study.lake(), study.placement(), static_cast<int>(buoy), arrow).natural;
    };
    if (!natural(Arrow::Clockwise) || !natural(Arrow::Counterclockwise)) continue;
    other.arrows[buoy] = otherArrow(other.arrows[buoy]);
    const std::optional<int> steps = study.routeLength(fixed(other));
    if (steps && muchShorter(*steps, study.route()->steps))
      result.findings.push_back(shorter(study, buoy, other, *steps));
  }
  result.statement = "no other natural arrow makes the route more than 10 % shorter";
  return result;
}

} // namespace fairway::validator::lake_race
