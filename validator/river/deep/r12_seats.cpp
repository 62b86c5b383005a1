#include "validator/river/deep/deep_checks.h"
#include "validator/river/study/words.h"

namespace fairway::validator::river {

namespace {

// More games until the verdict is sure; every look could be wrong, so the looks share what may be.
constexpr std::array<std::int64_t, 3> looks{10'000, 40'000, 160'000};

std::optional<SimulationResult> raced(const DeepStudy& study, const Pilot& pilot, int players) {
  std::optional<SimulationResult> result;
  for (std::int64_t games : looks) {
    PartWatch part(study.watch(), players == 3 ? 0.8 : 0.9, players == 3 ? 0.9 : 1);
    SimulationOptions options{players, games, 1};
    options.looks = static_cast<int>(looks.size());
    result = simulate(study.study().moves(), pilot, options, part);
    if (!result || result->verdict != Fairness::Undecided) break;
  }
  return result;
}

std::string bySeat(const SimulationResult& result) {
  std::string text;
  for (const SeatResult& seat : result.seats)
    text += (text.empty() ? "" : ", ") + percent(seat.share.value) + " [" +
            decimals(seat.share.low * 100, 1) + " to " + decimals(seat.share.high * 100, 1) + "]";
  return text;
}

} // namespace

CheckResult checkSeats(const DeepStudy& study) {
  CheckResult result;
  const int others = (study.river().players - 1) * study.river().boats;
  const Alone alone(study.study().moves(), study.study().endless(), others);
  const FleetPilot pilot(alone);
  for (int players = 3; players <= study.river().players; ++players) {
    const auto races = raced(study, pilot, players);
    if (!races) return {};
    const std::string share = percent(1.0 / players);
    const std::string told = std::to_string(players) + " fleet pilots win by seat " + bySeat(*races);
    if (races->verdict == Fairness::Fair) {
      result.statement += (result.statement.empty() ? "" : "; ") + told;
      continue;
    }
    Finding finding;
    finding.key = "sections";
    finding.message = races->verdict == Fairness::Unfair
                          ? "Unfair: " + told + ", and a seat is more than 2 points off " + share +
                                ". Try other orders of the sections, or take turns in beginning."
                          : "Undecided: " + told +
                                ", which does not show whether every seat is within 2 points of " + share +
                                ". Simulate more games with `fairway simulate`.";
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::river
