#include "rules/base/number_text.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkRunaway(const DeepStudy& study) {
  const Estimate& leader = study.races->leaderWon;
  const auto percent = [](double share) { return withDecimals(100 * share, 1) + " %"; };
  const Phrase share =
      phrase("{1} ({2} to {3})", {percent(leader.share), percent(leader.low), percent(leader.high)});
  CheckResult result;
  result.statement = "the boat that passes gate 1 first wins " + share.english();
  if (study.races->runaway == Fairness::Fair) return result;
  Finding finding;
  finding.key = "round[1].buoy";
  finding.spots = spotsOf(gateLine(study.course.course(), 1));
  finding.evidence.push_back({EvidenceKind::Line, finding.spots});
  finding.message = study.races->runaway == Fairness::Unfair
                        ? phrase("The boat that passes gate 1 first wins {1}, more than 60 %: the first leg "
                                 "decides. Make the later legs longer, or give them more ways.",
                                 {share})
                        : phrase("Undecided: the boat that passes gate 1 first wins {1}, which does not show "
                                 "whether it is more than 60 %.",
                                 {share});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
