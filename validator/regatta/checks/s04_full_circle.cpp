#include "rules/base/number_text.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

using fairway::regatta::BuoyTurn;

namespace {

Finding fullCircle(const Course& course, std::size_t rounding, const BuoyTurn& turn) {
  const Side leave = course.round[rounding].leave;
  const Phrase other = wordFor(fairway::regatta::other(leave));
  Finding finding;
  finding.key = roundingKey(rounding, "leave");
  finding.spots = {spotOf(course.buoys[course.round[rounding].buoy].at)};
  finding.evidence.push_back({EvidenceKind::Line, spotsOf(gateLine(course, rounding + 1))});
  finding.message =
      phrase("Rounding {1}, the buoy {2}, forces a full circle: left to {3} its sweep is {4} degrees, and "
             "less than 150 is forbidden. Leave it to {5}.",
             {rounding + 1, buoyName(course, rounding), wordFor(leave), withDecimals(turn.sweep, 1), other});
  Fix fix;
  fix.text =
      phrase("leave the buoy {1} to {2} in rounding {3}", {buoyName(course, rounding), other, rounding + 1});
  fix.urgent = true; // a route with full circles means little
  fix.edits.push_back({finding.key, std::string(nameOf(fairway::regatta::other(leave)))});
  finding.fix = fix;
  return finding;
}

} // namespace

CheckResult checkFullCircle(const CourseStudy& study) {
  const Course& course = study.course();
  CheckResult result;
  result.statement = "all roundings are natural: sweeps of";
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    const BuoyTurn turn = turnRound(course, i, course.round[i].leave);
    if (!turn.natural) result.findings.push_back(fullCircle(course, i, turn));
    result.statement += (i == 0 ? " " : ", ") + withDecimals(turn.sweep, 1);
  }
  result.statement += " degrees";
  return result;
}

} // namespace fairway::validator::regatta
