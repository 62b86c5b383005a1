#include "rules/base/number_text.h"
#include "validator/pool/deep/deep_checks.h"

namespace fairway::validator::pool {

namespace {

constexpr int barOfTurns = 20; // games of the histogram are counted by this many turns

std::string histogram(const Tally& tally) {
  std::map<int, std::int64_t> bars;
  for (const auto& [length, count] : tally.lengths) bars[length / barOfTurns] += count;
  std::string text;
  for (const auto& [bar, count] : bars)
    text += (text.empty() ? "" : ", ") + std::to_string(bar * barOfTurns) + " to " +
            std::to_string((bar + 1) * barOfTurns - 1) + ": " + std::to_string(count);
  return text;
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
  finding.message = "In " + study.gamesInWords() + " a game takes " + mean +
                    " turns on average, and 95 % take at most " + std::to_string(games.tally.turnsOfMost()) +
                    ". Games by their turns: " + histogram(games.tally) + ".";
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
