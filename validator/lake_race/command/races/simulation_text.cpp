#include "validator/lake_race/command/races/simulation_output.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using validator::lake_race::Estimate;
using validator::lake_race::Fairness;
using validator::lake_race::SimulationOptions;
using validator::lake_race::SimulationResult;

constexpr std::size_t jamsTold = 5;

void writeAlone(std::ostream& out, const SimulationResult& result, double par) {
  const double error =
      result.costDeviation / std::sqrt(static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1)));
  out << "a boat alone costs " << result.costMean << " turns on average, give or take " << error
      << " (standard deviation " << result.costDeviation << ")\n"
      << "par is " << par << '\n';
}

void writeSeats(std::ostream& out, const SimulationResult& result, const SimulationOptions& options) {
  out << "\nseat  pilot       wins       interval  mean rank  points     sunk   turns\n"
      << std::setprecision(1);
  const auto races = static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1));
  for (std::size_t i = 0; i < options.pilots.size(); ++i) {
    const validator::lake_race::SeatTally& seat = result.tally.seats[static_cast<int>(i) + 1];
    const Estimate& wins = result.wins[i];
    out << std::setw(4) << i + 1 << "  " << std::left << std::setw(8) << nameOf(options.pilots[i])
        << std::right << std::setw(6) << 100 * wins.share << " %  " << std::setw(5) << 100 * wins.low << " - "
        << std::setw(5) << 100 * wins.high << std::setprecision(2) << std::setw(11)
        << static_cast<double>(seat.ranks) / races << std::setw(8) << static_cast<double>(seat.points) / races
        << std::setprecision(1) << std::setw(7) << 100 * static_cast<double>(seat.sunk.total) / races << " %"
        << std::setw(8);
    if (seat.finished > 0)
      out << static_cast<double>(seat.turns) / static_cast<double>(seat.finished) << '\n';
    else
      out << '-' << '\n';
  }
}

constexpr int halfBar = 6; // characters, on each side of nothing

// `  ##|      ` is less, `    |####  ` is more.
std::string bar(double part, double pointsACharacter) {
  const auto length = static_cast<std::size_t>(std::lround(std::fabs(100 * part) / pointsACharacter));
  const std::string filled(std::min<std::size_t>(length, halfBar), '#');
  const std::string empty(halfBar - filled.size(), ' ');
  const std::string none(halfBar, ' ');
  return part < 0 ? empty + filled + "|" + none : none + "|" + filled + empty;
}

// Bars of a point a character, or of more where the greatest would not fit.
double pointsACharacter(const std::vector<validator::lake_race::SeatEdge>& edges) {
  double greatest = 0;
  for (const validator::lake_race::SeatEdge& edge : edges)
    for (const double part : {edge.turnOrder, edge.startPlaces, edge.traffic})
      greatest = std::max(greatest, 100 * std::fabs(part));
  return std::max(1.0, std::ceil(greatest / halfBar));
}

void writeEdges(std::ostream& out, const SimulationResult& result, const SimulationOptions& options) {
  const double share = 1.0 / static_cast<double>(options.pilots.size());
  const double unit = pointsACharacter(result.edges);
  out << "\nwhere a seat's edge over " << 100 * share << " % comes from, in points; # is "
      << std::setprecision(0) << unit << std::setprecision(1)
      << "\nseat   edge    turn order            start places          traffic\n";
  for (std::size_t i = 0; i < result.edges.size(); ++i) {
    const validator::lake_race::SeatEdge& edge = result.edges[i];
    out << std::setw(4) << i + 1 << std::showpos << std::setw(7) << 100 * (result.wins[i].share - share);
    std::string line;
    for (const double part : {edge.turnOrder, edge.startPlaces, edge.traffic}) {
      std::ostringstream cell;
      cell << std::fixed << std::setprecision(1) << std::showpos << std::setw(8) << 100 * part << ' '
           << bar(part, unit);
      line += cell.str();
    }
    out << std::noshowpos << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
  }
}

std::string seatsInWords(const std::vector<int>& seats) {
  std::string words = seats.size() == 1 ? "seat " : "seats ";
  for (std::size_t i = 0; i < seats.size(); ++i)
    words += (i == 0 ? "" : i + 1 == seats.size() ? " and " : ", ") + std::to_string(seats[i]);
  return words + (seats.size() == 1 ? " is" : " are");
}

std::string points(double share) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << 100 * share;
  return out.str();
}

// Without edges nothing is known of turn order, and nothing is allowed for it.
std::string meaningOf(const SimulationResult& result, double share) {
  const std::string margin =
      std::to_string(std::lround(100 * validator::lake_race::fairnessMargin)) + " points";
  const std::string within = "within " + margin + " of " + points(share) + " %";
  const std::string who = result.unfairSeats.size() > 1 ? "them" : "it";
  const std::string further =
      " further from " + points(share) + " % than turn order alone would put " + who + ", plus " + margin;
  const bool known = !result.edges.empty();
  switch (result.verdict) {
  case Fairness::Fair:
    return "every seat wins " + within;
  case Fairness::Neutral:
    return "no seat is" + further + "; the lake is not to blame";
  case Fairness::Unfair:
    return known ? seatsInWords(result.unfairSeats) + further : "some seat does not win " + within;
  case Fairness::Undecided:
    break;
  }
  return known ? "the races do not show whether some seat is" + further
               : "the races do not show whether every seat wins " + within;
}

void writeVerdict(std::ostream& out, const SimulationResult& result, const SimulationOptions& options) {
  out << "\nverdict: " << nameOf(result.verdict) << ": "
      << meaningOf(result, 1.0 / static_cast<double>(options.pilots.size()))
      << " (all intervals together: " << std::setprecision(0)
      << 100 * validator::lake_race::fairnessConfidence << " % sure)\n"
      << std::setprecision(1);
  if (result.racesNeeded)
    out << "about " << *result.racesNeeded << " races would decide (--races)\n";
  else if (result.verdict == Fairness::Undecided && result.tally.ended() > 0)
    out << "a seat lies on the margin itself: no number of races can be told that would decide\n";
  if (options.pilots.size() >= 3)
    out << "who passes gate 1 first wins " << 100 * result.leaderWon.share << " % ("
        << 100 * result.leaderWon.low << " - " << 100 * result.leaderWon.high << ")\n";
  if (result.tally.finished > 0)
    out << "a boat that finishes takes " << result.turnMean << " turns (standard deviation "
        << result.turnDeviation << ")\n";
  else
    out << "no boat finished\n";
}

void writeCongestion(std::ostream& out, const SimulationResult& result,
                     const fairway::lake_race::CourseBoard& board) {
  std::vector<std::pair<std::int64_t, int>> cells;
  for (std::size_t i = 0; i < result.tally.congestion.size(); ++i)
    if (result.tally.congestion[i] > 0) cells.emplace_back(-result.tally.congestion[i], static_cast<int>(i));
  if (cells.empty()) return;
  std::sort(cells.begin(), cells.end());
  out << "\nwhere boats are stopped by others most, in 100 races\n";
  for (std::size_t i = 0; i < std::min(jamsTold, cells.size()); ++i)
    out << "  " << label(board.cellAt(cells[i].second)) << std::setw(8)
        << 100 * static_cast<double>(-cells[i].first) / static_cast<double>(result.tally.ended()) << '\n';
}

} // namespace

std::string simulationText(const SimulationResult& result, const SimulationOptions& options,
                           const validator::lake_race::Par& par) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(3) << result.tally.races << " races, seed " << options.seed << '\n';
  if (result.tally.abandoned > 0)
    out << result.tally.abandoned << " of them came to no end: they have no result and are not counted\n";
  if (options.pilots.size() == 1) {
    writeAlone(out, result, par.value());
    return out.str();
  }
  writeSeats(out, result, options);
  if (!result.edges.empty()) writeEdges(out, result, options);
  writeVerdict(out, result, options);
  writeCongestion(out, result, par.board());
  return out.str();
}

} // namespace fairway::command::lake_race
