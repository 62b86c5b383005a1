#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

CheckResult checkSides(const DeepStudy& study) {
  const SimulationResult& games = study.games();
  CheckResult result;
  const std::string points =
      "red " + inWords(games.points[Side::Red]) + ", yellow " + inWords(games.points[Side::Yellow]);
  result.statement = "in " + study.gamesInWords() + " both sides score within 3 points of 50 %: " + points;
  if (games.verdict == Fairness::Fair) return result;
  Finding finding;
  finding.key = "start";
  for (const Side side : bothSides) {
    const std::vector<Square>& starts = study.pool().ways(side).starts;
    finding.evidence.push_back({EvidenceKind::Region, starts});
  }
  if (games.verdict == Fairness::Neutral) {
    finding.message =
        "Neutral: the pool treats both sides alike, but in " + study.gamesInWords() +
        " they are not shown to score within 3 points of 50 %: " + points +
        ". Only the first turn makes a difference: move the sides apart, or take turns to go first.";
    result.findings.push_back(std::move(finding));
    return result;
  }
  finding.message = games.verdict == Fairness::Unfair
                        ? "Unfair: in " + study.gamesInWords() +
                              " a side scores more than 3 points off 50 %: " + points +
                              ". Make ways and ladders of both sides alike (P05, P06)."
                        : "Undecided: " + study.gamesInWords() +
                              " do not show whether both sides score within 3 points of 50 %: " + points +
                              ". More games may decide (`fairway simulate --races`).";
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
