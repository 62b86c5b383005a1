#include "rules/base/number_text.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

// By the share of dead poses among those that boats reach at a point: some, a third, two thirds, all.
HeatMap deadPoints(const CourseStudy& study) {
  constexpr int bands = 4;
  const Reach& reach = study.reach();
  const Lattice& lattice = study.waters().lattice();
  HeatMap map(bands);
  for (int point = 0; point < lattice.points(); ++point) {
    int reached = 0, dead = 0;
    for (std::size_t heading = 0; heading < headings; ++heading) {
      reached += reach.poses[heading].has(point) ? 1 : 0;
      dead += reach.dead[heading].has(point) ? 1 : 0;
    }
    if (dead > 0) map.add(lattice.pointAt(point), (bands - 1) * dead / reached);
  }
  return map;
}

} // namespace

CheckResult checkDeadEnds(const CourseStudy& study) {
  const Reach& reach = study.reach();
  CheckResult result;
  if (reach.deadCount == 0) {
    result.statement = "every pose that boats reach has a free play";
    return result;
  }
  const std::string share =
      withDecimals(100 * static_cast<double>(reach.deadCount) / static_cast<double>(reach.poseCount), 1);
  result.statement = share + " % of the poses that boats reach leave only heaving to";
  Finding finding;
  finding.key = "table";
  finding.evidence = deadPoints(study).evidence();
  finding.message =
      phrase("In {1} % of the poses that boats reach only heaving to is left ({2} of {3}). Nothing needs to "
             "be done.",
             {share, reach.deadCount, reach.poseCount});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
