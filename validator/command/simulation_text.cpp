#include "validator/command/simulation_output.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace fairway::command {

namespace {

using validator::Fairness;
using validator::SimulationOptions;
using validator::SimulationResult;

void writeSeats(std::ostream& out, const SimulationResult& result, const SimulationOptions& options) {
  out << "\nseat  pilot      wins        interval  mean rank  points    sunk\n" << std::setprecision(2);
  for (std::size_t i = 0; i < options.pilots.size(); ++i) {
    const validator::SeatTally& seat = result.tally.seats[static_cast<int>(i) + 1];
    const auto races = static_cast<double>(result.tally.races);
    const validator::Estimate& wins = result.wins[i];
    out << std::setw(4) << i + 1 << "  " << std::left << std::setw(8) << nameOf(options.pilots[i])
        << std::right << std::setw(6) << 100 * wins.share << " %  " << std::setw(5) << 100 * wins.low << " - "
        << std::setw(5) << 100 * wins.high << std::setw(11) << static_cast<double>(seat.ranks) / races
        << std::setw(8) << static_cast<double>(seat.points) / races << std::setw(6)
        << 100 * static_cast<double>(seat.sunk.total) / races << " %\n";
  }
}

void writeVerdict(std::ostream& out, const SimulationResult& result, const SimulationOptions& options) {
  out << "\nverdict: " << nameOf(result.verdict) << " (margin " << 100 * validator::fairnessMargin
      << " points round " << 100.0 / static_cast<double>(options.pilots.size()) << " %)\n";
  if (result.racesNeeded) out << "about " << *result.racesNeeded << " races would decide\n";
  if (options.pilots.size() >= 3)
    out << "who passes gate 1 first wins " << 100 * result.leaderWon.share << " % ("
        << 100 * result.leaderWon.low << " - " << 100 * result.leaderWon.high << ")\n";
}

void writeCongestion(std::ostream& out, const SimulationResult& result, const lake_race::CourseBoard& board) {
  std::vector<std::pair<std::int64_t, int>> cells;
  for (std::size_t i = 0; i < result.tally.congestion.size(); ++i)
    if (result.tally.congestion[i] > 0) cells.emplace_back(-result.tally.congestion[i], static_cast<int>(i));
  if (cells.empty()) return;
  std::sort(cells.begin(), cells.end());
  out << "\nwhere boats are stopped by others most\n";
  for (std::size_t i = 0; i < std::min<std::size_t>(5, cells.size()); ++i)
    out << "  " << label(board.cellAt(cells[i].second)) << std::setw(9)
        << 100 * static_cast<double>(-cells[i].first) / static_cast<double>(result.tally.races)
        << " in 100 races\n";
}

} // namespace

std::string simulationText(const SimulationResult& result, const SimulationOptions& options,
                           const lake_race::CourseBoard& board) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(3) << result.tally.races << " races, seed " << options.seed << '\n';
  if (options.pilots.size() == 1) {
    out << "cost " << result.costMean << " turns on average (standard deviation " << result.costDeviation
        << ")\n";
    return out.str();
  }
  writeSeats(out, result, options);
  writeVerdict(out, result, options);
  out << "a boat that finishes takes " << result.turnMean << " turns (standard deviation "
      << result.turnDeviation << ")\n";
  writeCongestion(out, result, board);
  return out.str();
}

} // namespace fairway::command
