#include "rules/base/number_text.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

constexpr double mostSpread = 2;

// Start points by how many turns more they take than the best, a band for every half a turn.
std::vector<Evidence> byTurns(const Fresh& fresh) {
  constexpr double band = 0.5;
  HeatMap map(static_cast<int>(2 * mostSpread / band));
  for (const Fresh::Start& start : fresh.starts())
    if (start.turns < Fresh::never)
      map.add(start.pose.at, static_cast<int>((start.turns - fresh.best()->turns) / band));
  return map.evidence();
}

} // namespace

CheckResult checkStartSpread(const DeepStudy& study) {
  const Fresh& fresh = *study.par.fresh;
  const std::string spread = withDecimals(fresh.spread(), 2);
  CheckResult result;
  result.statement = "expected turns differ by " + spread + " between start points";
  if (fresh.spread() <= mostSpread) {
    result.evidence = byTurns(fresh);
    return result;
  }
  Finding finding;
  finding.key = "line";
  finding.spots = {spotOf(study.course.course().left), spotOf(study.course.course().right)};
  finding.evidence = byTurns(fresh);
  finding.message = phrase(
      "From the worst start point a boat takes {1} turns more than from the best, and at most 2 are allowed. "
      "Turn the line, or clear the water so that both of its ends have the same way to the first buoy.",
      {spread});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
