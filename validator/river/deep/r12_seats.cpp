#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

namespace {

Phrase bySeat(const SimulationResult& result) {
  std::vector<Phrase> seats;
  for (const SeatResult& seat : result.seats)
    seats.push_back(
        phrase("{1} [{2} to {3}]", {percent(seat.share.share), withDecimals(seat.share.low * 100, 1),
                                    withDecimals(seat.share.high * 100, 1)}));
  return joined(std::move(seats));
}

Phrase messageOf(Fairness verdict, const Phrase& wins, const std::string& share) {
  if (verdict == Fairness::Undecided)
    return phrase(
        "Undecided: {1}, which does not show whether every seat is within 2 points of {2}. Simulate "
        "more races with `fairway simulate`.",
        {wins, share});
  if (verdict == Fairness::Unfair)
    return phrase(
        "Unfair: {1}, and a seat is more than 2 points off {2}. Try other orders of the sections, or "
        "take turns to go first.",
        {wins, share});
  return phrase("Neutral: {1}: not all within 2 points of {2}, but no seat further off than turn order alone "
                "would put it, plus 2 points. Try other orders of the sections, or take turns to go first.",
                {wins, share});
}

} // namespace

CheckResult checkSeats(const DeepStudy& study) {
  CheckResult result;
  for (int players = 3; players <= study.river().players; ++players) {
    const SimulationResult* races = study.races(players);
    if (!races) return {};
    const std::string share = percent(1.0 / players);
    const Phrase wins = phrase("{1} fleet pilots win by seat {2}", {players, bySeat(*races)});
    if (races->verdict == Fairness::Fair) {
      result.statement += (result.statement.empty() ? "" : "; ") + wins.english();
      continue;
    }
    Finding finding;
    finding.key = "sections";
    finding.message = messageOf(races->verdict, wins, share);
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::river
