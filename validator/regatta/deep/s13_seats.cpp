#include "rules/base/number_text.h"
#include "validator/regatta/deep/deep_checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

namespace {

Phrase bySeat(const SimulationResult& races) {
  std::vector<Phrase> seats;
  for (std::size_t i = 0; i < races.rates.size(); ++i) {
    const Estimate& seat = races.rates[i];
    seats.push_back(phrase("seat {1}: {2} ({3} to {4}; turn order alone {5})",
                           {i + 1, percent(seat.share), percent(seat.low), percent(seat.high),
                            percent(0.25 + races.edges[i].turnOrder)}));
  }
  return joined(std::move(seats));
}

} // namespace

CheckResult checkSeats(const DeepStudy& study) {
  const SimulationResult& races = *study.races;
  const Phrase count = phrase("{1} races of four equal pilots", {races.races}), seats = bySeat(races);
  CheckResult result;
  result.statement = std::string(nameOf(races.verdict)) + ": in " + count.english() + " " + seats.english();
  if (races.verdict == Fairness::Fair || races.verdict == Fairness::Neutral) return result;
  Finding finding;
  finding.key = "line";
  finding.spots = spotsOf(races.starts);
  for (Spot& spot : finding.spots) spot = {Spot::Kind::Point, spot.x, spot.y, 0};
  finding.evidence.push_back({EvidenceKind::Region, spotsOf(races.starts)});
  finding.message = races.verdict == Fairness::Unfair
                        ? phrase("Unfair: in {1} a seat wins more than 2 points beyond what turn order alone "
                                 "explains: {2}. Make the "
                                 "line longer, or clear the water between the line and the first buoy.",
                                 {count, seats})
                        : phrase("Undecided: {1} do not show whether every seat wins what turn order alone "
                                 "explains: {2}. More races (`fairway simulate --races`) would decide it.",
                                 {count, seats});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
