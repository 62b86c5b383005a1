#include "validator/lake_race/deep/deep_checks.h"

#include <algorithm>

namespace fairway::validator {

namespace {

// Where the seats start, seat 1 first: boats are placed from the last seat to the first, each on the best
// cell that is left.
std::vector<ParReport::StartCell> startsOf(const ParReport& report) {
  std::vector<ParReport::StartCell> starts = report.startCells;
  std::stable_sort(starts.begin(), starts.end(),
                   [](const auto& a, const auto& b) { return a.bounds.lower < b.bounds.lower; });
  starts.resize(DeepStudy::racingBoats);
  std::reverse(starts.begin(), starts.end());
  return starts;
}

// With four boats a seat earlier is a quarter of a turn: who is as many turns under way finishes before all
// who sit later.
std::string whatToDo(const std::vector<ParReport::StartCell>& starts) {
  std::string cells;
  for (const ParReport::StartCell& start : starts)
    cells +=
        (cells.empty() ? "" : ", ") + label(start.cell) + " (par " + twoDecimals(start.bounds.value()) + ")";
  return ". Seats 1 to 4 start from " + cells +
         ". To move a seat earlier is worth about 0.25 turns, and the start cells should make up for that: "
         "change the water round the start, turn the strip, or widen the places where boats stop each other "
         "(`fairway simulate` tells them).";
}

std::string undecided(const SimulationResult& races) {
  return races.racesNeeded ? ". About " + std::to_string(*races.racesNeeded) +
                                 " races would decide (`fairway simulate --races`)."
                           : ". A seat lies on the margin itself.";
}

} // namespace

CheckResult checkSeats(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  CheckResult result;
  const std::string seats = bySeat(races.wins);
  const std::string count = racesCounted(races.tally);
  result.statement = "in " + count + " every seat wins within 2 points of 25 %: " + seats;
  if (races.verdict == Fairness::Fair) return result;
  const std::vector<ParReport::StartCell> starts = startsOf(study.report());
  Finding finding;
  finding.key = "start";
  for (const ParReport::StartCell& start : starts) finding.spots.push_back(start.cell);
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message =
      races.verdict == Fairness::Unfair
          ? "Unfair: in " + count + " a seat wins more than 2 points off 25 %: " + seats + whatToDo(starts)
          : "Undecided: " + count + " do not show whether every seat wins within 2 points of 25 %: " + seats +
                undecided(races);
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
