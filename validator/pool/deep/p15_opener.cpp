#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

CheckResult checkOpener(const DeepStudy& study) {
  const SimulationResult& games = study.games();
  CheckResult result;
  if (games.tally.opened == 0) {
    result.statement = "no side arrived in any game that was won";
    return result;
  }
  const Phrase share = inWords(games.openerWins);
  result.statement = "the side that arrives first wins " + share.english() + " of the decided games";
  if (games.openerWins.share <= DeepStudy::mostOpenerWins) return result;
  Finding finding;
  finding.key = "ladders";
  for (const Ladder& ladder : study.pool().pool().ladders) finding.spots.push_back(ladder.at);
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message =
      phrase("In {1} the side that arrives first wins {2} of the decided games, more than 80 %: the first "
             "arrival decides. Bring the bars closer, or demand a smaller opening.",
             {study.gamesInWords(), share});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
