#include "rules/base/number_text.h"
#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

namespace {

constexpr int barOfTurns = 20; // games of the histogram are counted by this many turns

Phrase histogram(const Tally& tally) {
  std::map<int, std::int64_t> bars;
  for (const auto& [length, count] : tally.lengths) bars[length / barOfTurns] += count;
  std::vector<Phrase> texts;
  for (const auto& [bar, count] : bars)
    texts.push_back(phrase("{1} to {2}: {3}", {bar * barOfTurns, (bar + 1) * barOfTurns - 1, count}));
  return joined(std::move(texts));
}

} // namespace

CheckResult checkLength(const DeepStudy& study) {
  const SimulationResult& games = study.games();
  const std::string mean = withDecimals(games.meanTurns(), 1);
  CheckResult result;
  result.statement =
      "a game takes " + mean + " turns, and 95 % take at most " + std::to_string(games.tally.turnsOfMost());
  Finding finding;
  finding.key = "map";
  finding.message = phrase(
      "In {1} a game takes {2} turns on average, and 95 % take at most {3}. Games by their turns: {4}.",
      {study.gamesInWords(), mean, games.tally.turnsOfMost(), histogram(games.tally)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
