#include "rules/base/number_text.h"
#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

namespace {

std::string bySeat(const SimulationResult& result) {
  std::string text;
  for (const SeatResult& seat : result.seats)
    text += (text.empty() ? "" : ", ") + percent(seat.share.share) + " [" +
            withDecimals(seat.share.low * 100, 1) + " to " + withDecimals(seat.share.high * 100, 1) + "]";
  return text;
}

std::string messageOf(Fairness verdict, const std::string& told, const std::string& share) {
  if (verdict == Fairness::Undecided)
    return "Undecided: " + told + ", which does not show whether every seat is within 2 points of " + share +
           ". Simulate more races with `fairway simulate`.";
  const std::string advice = ". Try other orders of the sections, or take turns to go first.";
  if (verdict == Fairness::Unfair)
    return "Unfair: " + told + ", and a seat is more than 2 points off " + share + advice;
  return "Neutral: " + told + ": not all within 2 points of " + share +
         ", but no seat further off than turn order alone would put it, plus 2 points" + advice;
}

} // namespace

CheckResult checkSeats(const DeepStudy& study) {
  CheckResult result;
  for (int players = 3; players <= study.river().players; ++players) {
    const SimulationResult* races = study.races(players);
    if (!races) return {};
    const std::string share = percent(1.0 / players);
    const std::string told = std::to_string(players) + " fleet pilots win by seat " + bySeat(*races);
    if (races->verdict == Fairness::Fair) {
      result.statement += (result.statement.empty() ? "" : "; ") + told;
      continue;
    }
    Finding finding;
    finding.key = "sections";
    finding.message = messageOf(races->verdict, told, share);
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::river
