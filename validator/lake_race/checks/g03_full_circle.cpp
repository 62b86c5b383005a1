#include "rules/base/number_text.h"
#include "validator/lake_race/checks/checks.h"
#include "validator/lake_race/study/words.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

Finding fullCircle(const CourseStudy& study, int buoy, double sweep) {
  const auto i = static_cast<std::size_t>(buoy);
  const Arrow arrow = study.choices().arrows[i];
  const Phrase other = wordFor(otherArrow(arrow));
  Finding finding;
  finding.key = "buoys[" + std::to_string(buoy + 1) + "].arrow";
  finding.spots = {study.placement().buoys[i]};
  finding.evidence.push_back({EvidenceKind::Line, study.gateLine(buoy + 1)});
  finding.message =
      phrase("Buoy {1} at {2} forces a full circle: its arrow {3} leaves a sweep of {4} "
             "degrees, and less than 150 is forbidden. Turn the arrow to {5}.",
             {buoy + 1, label(finding.spots.front()), wordFor(arrow), withDecimals(sweep, 1), other});
  Fix fix;
  fix.text = phrase("turn the arrow of buoy {1} to {2}", {buoy + 1, other});
  fix.urgent = true; // a route with full circles means little
  fix.edits.push_back({finding.key, std::string(nameOf(otherArrow(arrow)))});
  finding.fix = fix;
  return finding;
}

} // namespace

CheckResult checkFullCircle(const CourseStudy& study) {
  CheckResult result;
  result.statement = "all arrows are natural: sweeps of";
  for (int buoy = 0; buoy < 3; ++buoy) {
    const Arrow arrow = study.choices().arrows[static_cast<std::size_t>(buoy)];
    const BuoyTurn turn = turnRound(study.lake(), study.placement(), buoy, arrow);
    if (!turn.natural) result.findings.push_back(fullCircle(study, buoy, turn.sweep));
    result.statement += (buoy == 0 ? " " : ", ") + withDecimals(turn.sweep, 1);
  }
  result.statement += " degrees";
  return result;
}

} // namespace fairway::validator::lake_race
