#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

CheckResult checkSides(const DeepStudy& study) {
  const SimulationResult& games = study.games();
  CheckResult result;
  const Phrase played = study.gamesInWords();
  const Phrase points =
      phrase("red {1}, yellow {2}", {inWords(games.points[Side::Red]), inWords(games.points[Side::Yellow])});
  result.statement =
      "in " + played.english() + " both sides score within 3 points of 50 %: " + points.english();
  if (games.verdict == Fairness::Fair) return result;
  Finding finding;
  finding.key = "start";
  for (const Side side : bothSides) {
    const std::vector<Square>& starts = study.pool().ways(side).starts;
    finding.evidence.push_back({EvidenceKind::Region, starts});
  }
  if (games.verdict == Fairness::Neutral) {
    finding.message = phrase(
        "Neutral: the pool treats both sides alike, but in {1} they are not shown to score within 3 points "
        "of "
        "50 %: {2}. Only the first turn makes a difference: move the sides apart, or take turns to go first.",
        {played, points});
    result.findings.push_back(std::move(finding));
    return result;
  }
  finding.message =
      games.verdict == Fairness::Unfair
          ? phrase("Unfair: in {1} a side scores more than 3 points off 50 %: {2}. Make ways and "
                   "ladders of both sides alike (P05, P06).",
                   {played, points})
          : phrase("Undecided: {1} do not show whether both sides score within 3 points of 50 "
                   "%: {2}. More games may decide (`fairway simulate --races`).",
                   {played, points});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
