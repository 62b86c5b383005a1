#include "rules/base/number_text.h"
#include "validator/lake_race/deep/deep_checks.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

namespace {

constexpr double worthTelling = 0.01; // a part of an edge: one point
constexpr std::size_t jamsTold = 5;

// The parts that push an unfair seat away from its share.
struct Culprits {
  bool startPlaces = false;
  bool traffic = false;
};

Culprits culpritsOf(const SimulationResult& races) {
  Culprits culprits;
  for (const int seat : races.unfairSeats) {
    const auto i = static_cast<std::size_t>(seat - 1);
    const SeatEdge& edge = races.edges[i];
    const double away = races.judged()[i].share > 1.0 / DeepStudy::racingBoats ? 1 : -1;
    const double traffic = races.judgedTraffic(i);
    const double greater = std::max(away * edge.startPlaces, away * traffic);
    const auto pushes = [&](double part) {
      return away * part >= std::min(worthTelling, greater); // one of them must: turn order is allowed for
    };
    culprits.startPlaces = culprits.startPlaces || pushes(edge.startPlaces);
    culprits.traffic = culprits.traffic || pushes(traffic);
  }
  return culprits;
}

struct Jam {
  Cell cell;
  double stops = 0; // boats stopped there a race
};

// Where boats are stopped by others most; only what is worth looking at beside the worst.
std::vector<Jam> jamsOf(const DeepStudy& study) {
  const Tally& tally = study.simulation().tally;
  std::vector<Jam> jams;
  for (std::size_t i = 0; i < tally.congestion.size(); ++i)
    if (tally.congestion[i] > 0)
      jams.push_back({study.par().board().cellAt(static_cast<fairway::lake_race::CourseBoard::CellIndex>(i)),
                      static_cast<double>(tally.congestion[i]) / static_cast<double>(tally.ended())});
  std::stable_sort(jams.begin(), jams.end(), [](const Jam& a, const Jam& b) { return a.stops > b.stops; });
  std::size_t kept = 0;
  while (kept < std::min(jams.size(), jamsTold) && jams[kept].stops >= jams[0].stops / 3) ++kept;
  jams.resize(kept);
  return jams;
}

std::string points(double part) {
  return (part < 0 ? "-" : "+") + withDecimals(std::fabs(100 * part), 1);
}

// `seat 4 wins 12.6 % (11.9 % to 13.3 %), where turn order alone would give it 15.9 %: start places +2.8
// points, traffic -6.2`
Phrase seatInWords(const SimulationResult& races, int seat) {
  const auto i = static_cast<std::size_t>(seat - 1);
  const Estimate& wins = races.judged()[i];
  const SeatEdge& edge = races.edges[i];
  return phrase("seat {1} wins {2} ({3} to {4}), where turn order alone would give it {5}: start places {6} "
                "points, traffic {7}",
                {seat, percent(wins.share), percent(wins.low), percent(wins.high),
                 percent(1.0 / DeepStudy::racingBoats + edge.turnOrder), points(edge.startPlaces),
                 points(races.judgedTraffic(i))});
}

Phrase startsInWords(const DeepStudy& study, const std::vector<StartPlace>& starts) {
  std::vector<Phrase> cells;
  for (const StartPlace& start : starts) {
    const auto water = study.par().space().waterAt(start.cell);
    cells.push_back(phrase(
        "{1} (par {2})", {label(study.par().board().cellAt(start.cell)),
                          withDecimals(study.par().startValue(water, static_cast<int>(start.heading)), 2)}));
  }
  return phrase(
      "Seats 1 to 4 start from {1}: to move a seat earlier is worth about 0.25 turns, and the cells "
      "should make up for that.",
      {joined(std::move(cells))});
}

Phrase jamsInWords(const std::vector<Jam>& jams) {
  std::string cells;
  for (const Jam& jam : jams)
    cells += (cells.empty() ? "" : ", ") + label(jam.cell) + " (" + withDecimals(100 * jam.stops, 1) + ")";
  return phrase("Boats stop each other most at {1} (times in 100 races): widen the water there.", {cells});
}

Finding unfairness(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  const Culprits culprits = culpritsOf(races);
  const std::vector<StartPlace> starts = startPlaces(study.par(), DeepStudy::racingBoats);
  const std::vector<Jam> jams = jamsOf(study);
  Finding finding;
  finding.key = "start";
  for (const StartPlace& start : starts) finding.spots.push_back(study.par().board().cellAt(start.cell));
  std::vector<Phrase> seats;
  for (const int seat : races.unfairSeats) seats.push_back(seatInWords(races, seat));
  std::vector<Phrase> message{
      phrase("Unfair: in {1} {2}.", {racesCounted(races.tally), joined(std::move(seats), "; ")})};
  if (culprits.startPlaces || jams.empty()) {
    message.push_back(startsInWords(study, starts));
    finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  }
  if (culprits.traffic && !jams.empty()) {
    message.push_back(jamsInWords(jams));
    std::vector<Spot> cells;
    for (const Jam& jam : jams) cells.emplace_back(jam.cell);
    finding.evidence.push_back({EvidenceKind::Region, cells});
    finding.spots.insert(finding.spots.end(), cells.begin(), cells.end());
  }
  finding.message = andTryToMend(joined(std::move(message), " "), "fair");
  return finding;
}

std::string whatTheRacesShow(const SimulationResult& races) {
  if (races.verdict == Fairness::Fair) return " every seat wins within 2 points of 25 %: ";
  return " no seat is further from 25 % than turn order alone would put it, plus 2 points: ";
}

} // namespace

std::string whySeatsUndecided(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  if (races.verdict != Fairness::Undecided) return {};
  return "undecided: " + racesCounted(races.tally).english() +
         " do not show whether some seat is further from 25 % than turn order alone would put it, plus 2 "
         "points: " +
         bySeat(races.judged()).english() +
         (races.racesNeeded ? ". About " + inRoundNumbers(*races.racesNeeded) +
                                  " races would decide it (`fairway simulate --races`)"
                            : ". A seat is exactly at the margin: more races are unlikely to decide it");
}

CheckResult checkSeats(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  CheckResult result;
  if (races.verdict == Fairness::Unfair)
    result.findings.push_back(unfairness(study));
  else if (races.verdict == Fairness::Undecided)
    result.statement = whySeatsUndecided(study);
  else
    result.statement = "in " + racesCounted(races.tally).english() + whatTheRacesShow(races) +
                       bySeat(races.judged()).english();
  if (races.verdict == Fairness::Unfair)
    result.statement = "some seat is further from 25 % than turn order alone would put it, plus 2 points";
  return result;
}

} // namespace fairway::validator::lake_race
