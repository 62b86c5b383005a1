#include "validator/pool/command/games/simulation_output.h"

#include <iomanip>
#include <sstream>

namespace fairway::command::pool {

using namespace fairway::pool;
using namespace validator::pool;

namespace {

const char* meaningOf(Fairness verdict) {
  switch (verdict) {
  case Fairness::Fair:
    return "both sides score within";
  case Fairness::Unfair:
    return "the sides do not score within";
  case Fairness::Undecided:
    break;
  }
  return "the games do not show whether both sides score within";
}

void writeSides(std::ostream& out, const SimulationResult& result) {
  out << "\nside      wins    points        interval   tiles\n";
  for (const Side side : bothSides) {
    const Estimate& points = result.points[side];
    out << std::left << std::setw(7) << nameOf(side) << std::right << std::setw(7) << result.tally.wins[side]
        << std::setw(8) << 100 * points.share << " %   " << std::setw(5) << 100 * points.low << " - "
        << std::setw(5) << 100 * points.high << std::setw(8) << std::setprecision(2)
        << static_cast<double>(result.tally.tiles[side]) / static_cast<double>(result.tally.games)
        << std::setprecision(1) << '\n';
  }
}

} // namespace

std::string simulationText(const SimulationResult& result, const SimulationOptions& options) {
  const Tally& tally = result.tally;
  std::ostringstream out;
  out << std::fixed << std::setprecision(1) << tally.games << " games of " << nameOf(options.pilot)
      << " pilots, tiles placed by " << (options.placement == PlacementKind::Setup ? "the setup" : "chance")
      << ", seed " << options.seed << '\n';
  writeSides(out, result);
  out << "\nverdict: " << nameOf(result.verdict) << ": " << meaningOf(result.verdict) << " "
      << std::setprecision(0) << 100 * fairnessMargin << " points of 50 % (" << 100 * fairnessConfidence
      << " % sure)\n"
      << std::setprecision(1) << "draws: " << tally.draws << '\n'
      << "a game takes " << result.meanTurns() << " turns (standard deviation " << result.turnDeviation()
      << "); 95 in a hundred at most " << tally.turnsOfMost() << '\n'
      << "endless: " << 100 * result.endless.share << " %\n";
  for (const End end : allEnds)
    out << "  " << std::left << std::setw(12) << nameOf(end) << std::right << std::setw(7)
        << tally.ends[static_cast<std::size_t>(end)] << '\n';
  if (tally.opened > 0)
    out << "the side that arrives first wins " << 100 * result.openerWins.share
        << " % of the decided games\n";
  return out.str();
}

} // namespace fairway::command::pool
