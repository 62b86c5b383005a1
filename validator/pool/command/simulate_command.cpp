#include "validator/pool/simulation/simulate.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/seat_table.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/pool/command/commands.h"

#include <iomanip>
#include <ostream>
#include <sstream>

namespace fairway::command::pool {

using namespace fairway::pool;
using namespace validator::pool;

namespace {

double meanTiles(const Tally& tally, Side side) {
  return static_cast<double>(tally.tiles[side]) / static_cast<double>(tally.games);
}

SeatTable tableOf(const SimulationResult& result, const SimulationOptions& options) {
  SeatTable table{{"side", "points", "score", "points"}, {}, {{"wins", 8}, {"tiles", 8}}, {}};
  for (const Side side : bothSides) {
    table.names.emplace_back(nameOf(side));
    const double tiles = meanTiles(result.tally, side);
    table.rows.push_back({result.tally.wins[side], result.points[side], nameOf(options.pilots[side])});
    table.rows.back().cells = {std::to_string(result.tally.wins[side]), withDecimals(tiles, 2)};
    table.rows.back().more = {{"mean_tiles", tiles}};
  }
  return table;
}

std::string pilotsOf(const SimulationOptions& options) {
  return pilotsInWords(
      {std::string(nameOf(options.pilots[Side::Red])), std::string(nameOf(options.pilots[Side::Yellow]))});
}

std::string simulationJson(const SimulationResult& result, const SimulationOptions& options) {
  const Tally& tally = result.tally;
  Tree ends = Tree::fields();
  for (const End end : allEnds) ends[nameOf(end)] = tally.ends[static_cast<std::size_t>(end)];
  const Tree json{
      {"schema", "fairway-pool-simulation-1"},
      {"games", tally.games},
      {"seed", options.seed},
      {"pilot", pilotsOf(options)},
      {"placement", nameOf(options.placement)},
      {"sides", seatsTree(tableOf(result, options))},
      {"draws", tally.draws},
      {"turns",
       Tree{{"mean", result.meanTurns()}, {"sd", result.turnDeviation()}, {"p95", tally.turnsOfMost()}}},
      {"ends", ends},
      {"endless", result.endless.share},
      {"opener_wins", tally.opened > 0 ? Tree(result.openerWins.share) : Tree(nullptr)},
      {"verdict", nameOf(result.verdict)},
      {"margin", sidesMargin},
      {"races_needed", result.racesNeeded},
  };
  return formats::jsonText(json);
}

std::string simulationText(const SimulationResult& result, const SimulationOptions& options,
                           bool sidesAlike) {
  const Tally& tally = result.tally;
  const SeatTable table = tableOf(result, options);
  std::ostringstream out;
  out << tally.games << " games, tiles placed by "
      << (options.placement == PlacementKind::Setup ? "the setup" : "chance") << ", seed " << options.seed
      << '\n';
  writeSeats(out, table);
  SeatVerdict verdict{result.verdict, {0.5, sidesMargin}};
  verdict.turnOrderKnown = sidesAlike;
  verdict.board = "pool";
  verdict.races = "games";
  verdict.played = tally.games;
  verdict.racesNeeded = result.racesNeeded;
  writeVerdict(out, verdict, table.words);
  out << "draws: " << tally.draws << '\n'
      << "a game takes " << withDecimals(result.meanTurns(), 1) << " turns (standard deviation "
      << withDecimals(result.turnDeviation(), 1) << "); 95 % take at most " << tally.turnsOfMost() << '\n'
      << "endless: " << withDecimals(100 * result.endless.share, 1) << " %\n";
  for (const End end : allEnds)
    out << "  " << std::left << std::setw(12) << nameOf(end) << std::right << std::setw(7)
        << tally.ends[static_cast<std::size_t>(end)] << '\n';
  if (tally.opened > 0)
    out << "the side that arrives first wins " << withDecimals(100 * result.openerWins.share, 1)
        << " % of the decided games\n";
  return out.str();
}

} // namespace

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  const auto names = pilotsBySeat(options.pilots, 2, "strong", streams);
  if (!names) return exitWrongCall;
  if (!options.bots.bots.empty()) {
    if (!options.placement.empty())
      return refuseCall("--placement: with a bot, the players place their tiles themselves", streams);
    return simulateAtTable(
        {options.file, {}, {}, 0, false, *names, options.bots}, options,
        [&](const TableOptions& each) { return openTable(each, streams); }, streams);
  }
  const auto named = loadPool(options.file, streams);
  if (!named) return refuse(named.fault(), streams);
  SimulationOptions simulation;
  if (options.races) simulation.races = *options.races;
  for (const Side side : bothSides)
    simulation.pilots[side] = *pilotNamed((*names)[side == Side::Red ? 0 : 1]);
  simulation.placement = placementOf(options.placement, named->pool);
  simulation.seed = options.seed;
  if (const auto why = whyNotPlayed(named->pool, simulation.placement)) {
    streams.err << options.file << ": cannot be played: " << why->english() << "; see `fairway validate`\n";
    return exitFindings;
  }
  ProgressBar bar(streams, "simulate");
  const PoolBoard board(named->pool);
  const auto result = simulate(board, simulation, bar);
  if (!result) return tellStopped(streams.err);
  streams.out << (options.json
                      ? simulationJson(*result, simulation)
                      : simulationText(*result, simulation, treatsSidesAlike(named->pool, simulation)));
  return result->verdict == validator::Fairness::Unfair ? exitFindings : exitDone;
}

} // namespace fairway::command::pool
