#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

CheckResult checkEndless(const DeepStudy& study) {
  const SimulationResult& games = study.games();
  CheckResult result;
  const Phrase share = inWords(games.endless), played = study.gamesInWords();
  result.statement = share.english() + " of " + played.english() + " are endless";
  if (games.endless.share <= DeepStudy::mostEndless) return result;
  Finding finding;
  finding.key = "map";
  const std::vector<Square> line = study.loopingLine();
  finding.spots = spotsOf(line);
  finding.evidence.push_back({EvidenceKind::Line, line});
  finding.message =
      phrase("{1} of {2} are endless, more than 5 %: neither side can make progress any more. The line shows "
             "the last turns of such a game. Give the numbers ways home (P09, P10), or widen the passages.",
             {share, played});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
