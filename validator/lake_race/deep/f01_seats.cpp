#include "validator/lake_race/deep/deep_checks.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator {

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
    const double away = races.wins[i].share > 1.0 / DeepStudy::racingBoats ? 1 : -1;
    const double greater = std::max(away * edge.startPlaces, away * edge.traffic);
    const auto pushes = [&](double part) {
      return away * part >= std::min(worthTelling, greater); // one of them must: turn order is allowed for
    };
    culprits.startPlaces = culprits.startPlaces || pushes(edge.startPlaces);
    culprits.traffic = culprits.traffic || pushes(edge.traffic);
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
      jams.push_back({study.par().board().cellAt(static_cast<lake_race::CourseBoard::CellIndex>(i)),
                      static_cast<double>(tally.congestion[i]) / static_cast<double>(tally.ended())});
  std::stable_sort(jams.begin(), jams.end(), [](const Jam& a, const Jam& b) { return a.stops > b.stops; });
  std::size_t kept = 0;
  while (kept < std::min(jams.size(), jamsTold) && jams[kept].stops >= jams[0].stops / 3) ++kept;
  jams.resize(kept);
  return jams;
}

std::string points(double part) {
  return (part < 0 ? "-" : "+") + oneDecimal(std::fabs(100 * part));
}

// `seat 4 wins 12.6 % (11.9 % to 13.3 %), where turn order alone would give it 15.9 %: start places +2.8
// points, traffic -6.2`
std::string seatInWords(const SimulationResult& races, int seat) {
  const auto i = static_cast<std::size_t>(seat - 1);
  const Estimate& wins = races.wins[i];
  const SeatEdge& edge = races.edges[i];
  return "seat " + std::to_string(seat) + " wins " + percent(wins.share) + " (" + percent(wins.low) + " to " +
         percent(wins.high) + "), where turn order alone would give it " +
         percent(1.0 / DeepStudy::racingBoats + edge.turnOrder) + ": start places " +
         points(edge.startPlaces) + " points, traffic " + points(edge.traffic);
}

std::string startsInWords(const DeepStudy& study, const std::vector<StartPlace>& starts) {
  std::string cells;
  for (const StartPlace& start : starts) {
    const auto water = study.par().space().waterAt(start.cell);
    cells += (cells.empty() ? "" : ", ") + label(study.par().board().cellAt(start.cell)) + " (par " +
             twoDecimals(study.par().startValue(water, static_cast<int>(start.heading))) + ")";
  }
  return " Seats 1 to 4 start from " + cells +
         ": to move a seat earlier is worth about 0.25 turns, and the cells should make up for that.";
}

std::string jamsInWords(const std::vector<Jam>& jams) {
  std::string cells;
  for (const Jam& jam : jams)
    cells += (cells.empty() ? "" : ", ") + label(jam.cell) + " (" + oneDecimal(100 * jam.stops) + ")";
  return " Boats stop each other most at " + cells + " (times in 100 races): widen the water there.";
}

Finding unfairness(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  const Culprits culprits = culpritsOf(races);
  const std::vector<StartPlace> starts = startPlaces(study.par(), DeepStudy::racingBoats);
  const std::vector<Jam> jams = jamsOf(study);
  Finding finding;
  finding.key = "start";
  for (const StartPlace& start : starts) finding.spots.push_back(study.par().board().cellAt(start.cell));
  std::string message = "Unfair: in " + racesCounted(races.tally);
  for (std::size_t i = 0; i < races.unfairSeats.size(); ++i)
    message += (i == 0 ? " " : "; ") + seatInWords(races, races.unfairSeats[i]);
  message += ".";
  if (culprits.startPlaces || jams.empty()) {
    message += startsInWords(study, starts);
    finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  }
  if (culprits.traffic && !jams.empty()) {
    message += jamsInWords(jams);
    std::vector<Spot> cells;
    for (const Jam& jam : jams) cells.emplace_back(jam.cell);
    finding.evidence.push_back({EvidenceKind::Region, cells});
    finding.spots.insert(finding.spots.end(), cells.begin(), cells.end());
  }
  finding.message = message + tryToMend("fair");
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
  return "undecided: " + racesCounted(races.tally) +
         " do not show whether some seat is further from 25 % than turn order alone would put it, plus 2 "
         "points: " +
         bySeat(races.wins) +
         (races.racesNeeded ? ". About " + std::to_string(*races.racesNeeded) +
                                  " races would decide (`fairway simulate --races`)"
                            : ". A seat lies on the margin itself");
}

CheckResult checkSeats(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  CheckResult result;
  if (races.verdict == Fairness::Unfair)
    result.findings.push_back(unfairness(study));
  else if (races.verdict == Fairness::Undecided)
    result.statement = whySeatsUndecided(study);
  else
    result.statement = "in " + racesCounted(races.tally) + whatTheRacesShow(races) + bySeat(races.wins);
  if (races.verdict == Fairness::Unfair)
    result.statement = "some seat is further from 25 % than turn order alone would put it, plus 2 points";
  return result;
}

} // namespace fairway::validator
