#include "rules/base/number_text.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkPar(const DeepStudy& study) {
  const Par& par = study.par;
  const Fresh::Start& best = *par.fresh->best();
  const std::string fresh = withDecimals(best.turns, 2), pilot = withDecimals(par.pilot->mean(), 2);
  CheckResult result;
  result.statement = "turns " + std::to_string(*par.turns) + ", plays " + std::to_string(*par.plays) +
                     ", fresh " + fresh + ", pilot " + pilot;
  Finding finding;
  finding.key = "round";
  finding.spots = {spotOf(best.pose.at)};
  finding.evidence.push_back({EvidenceKind::Path, spotsOf(study.course.turns().bestWay())});
  finding.message = phrase(
      "If you could choose every card, the course would take {1} turns, {2} without helms; with a fresh hand "
      "before every turn it takes {3}, and a good pilot alone needs {4}. Nothing needs to be done.",
      {*par.turns, *par.plays, fresh, pilot});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
