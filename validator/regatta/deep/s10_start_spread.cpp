#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkStartSpread(const DeepStudy& study) {
  constexpr double mostSpread = 2;
  const Fresh& fresh = *study.par.fresh;
  const std::string spread = fixedText(fresh.spread(), 2);
  CheckResult result;
  result.statement = "expected turns differ by " + spread + " between start points";
  std::vector<Pose> poses;
  for (const Fresh::Start& start : fresh.starts()) poses.push_back(start.pose);
  if (fresh.spread() <= mostSpread) {
    result.evidence.push_back({EvidenceKind::Region, spotsOf(poses)});
    return result;
  }
  Finding finding;
  finding.key = "line";
  finding.spots = {spotOf(study.course.course().left), spotOf(study.course.course().right)};
  finding.evidence.push_back({EvidenceKind::Region, spotsOf(poses)});
  finding.message =
      phrase("From the worst start point a boat takes {1} turns more than from the best, and 2 are the most. "
             "Turn the line, or clear the water so that both of its ends have the same way to the first "
             "buoy.",
             {spread});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
