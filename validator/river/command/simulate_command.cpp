#include "validator/river/command/commands.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/seat_table.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/study/words.h"

#include <algorithm>
#include <ostream>
#include <sstream>

namespace fairway::command::river {

namespace {

using namespace validator::river;

constexpr std::int64_t racesWithout = 10000; // where --races does not say

SeatTable tableOf(const SimulationResult& result, const std::vector<std::string>& pilots) {
  SeatTable table;
  table.words.wins = "win rate";
  table.columns = {{"wins", 8}, {"shared", 8}, {"points", 8}, {"saved", 7}};
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& seat = result.seats[i];
    table.rows.push_back({seat.wins, seat.share, pilots[i]});
    table.rows.back().cells = {std::to_string(seat.wins), std::to_string(seat.shared),
                               withDecimals(seat.points, 2), withDecimals(seat.saved, 2)};
    table.rows.back().more = {{"shared", seat.shared},
                              {"points", seat.points},
                              {"saved", seat.saved},
                              {"edge", result.edges.empty() ? Tree() : edgeTree(result.edges[i])}};
  }
  return table;
}

std::string simulationJson(const SimulationResult& result, const SimulationOptions& options,
                           const std::vector<std::string>& pilots) {
  return formats::jsonText({{"schema", "fairway-river-simulation-1"},
                            {"players", options.players},
                            {"games", options.races},
                            {"seed", options.seed},
                            {"pilot", pilotsInWords(pilots)},
                            {"verdict", nameOf(result.verdict)},
                            {"margin", validator::fairnessMargin},
                            {"races_needed", result.racesNeeded},
                            {"seats", seatsTree(tableOf(result, pilots))},
                            {"rounds", Tree{{"mean", result.roundMean}, {"sd", result.roundDeviation}}},
                            {"wind_passed", result.windPassed}});
}

std::string simulationText(const SimulationResult& result, const SimulationOptions& options,
                           const std::vector<std::string>& pilots) {
  std::ostringstream out;
  const SeatTable table = tableOf(result, pilots);
  out << options.races << " races, seed " << options.seed << '\n';
  writeSeats(out, table);
  if (!result.edges.empty()) writeEdges(out, table, result.edges);
  if (options.players > 1) {
    SeatVerdict verdict{result.verdict, validator::equalShares(result.seats.size(), result.edges)};
    verdict.unfair = result.unfairSeats;
    verdict.turnOrderKnown = !result.edges.empty();
    verdict.board = "river";
    verdict.played = options.races;
    verdict.racesNeeded = result.racesNeeded;
    writeVerdict(out, verdict);
  }
  out << "a race takes " << withDecimals(result.roundMean, 2) << " rounds (standard deviation "
      << withDecimals(result.roundDeviation, 2) << ")\n"
      << percent(result.windPassed) << " of the rolls of wind cannot be used\n";
  return out.str();
}

// Two players solved, where some pilot needs it. None, with the exit status, where it cannot be.
std::optional<Two> solvedForTwo(const FleetMoves& moves, const Endless& endless, const Streams& streams,
                                int& status) {
  if (statesOfTwo(moves.river(), Goal::Win) > mostStatesOfTwo) {
    status =
        refuseCall("--pilots perfect: two players have too many states on this river to be solved", streams);
    return std::nullopt;
  }
  ProgressBar bar(streams, "solve");
  std::optional<Two> two = Two::solve(moves, endless, {}, bar);
  if (!two) status = tellStopped(streams.err);
  return two;
}

} // namespace

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  const auto names = pilotsBySeat(options.pilots, options.players, "fleet", streams);
  if (!names) return exitWrongCall;
  if (!options.bots.bots.empty())
    return simulateAtTable(
        {options.file, options.players, {}, 0, false, *names, options.bots}, options,
        [&](const TableOptions& each) { return openTable(each, streams); }, streams);
  const auto perfect = std::count(names->begin(), names->end(), "perfect");
  if (perfect > 0 && options.players > 2)
    return refuseCall("--pilots perfect is for one or two players", streams);
  const auto river = loadRiver(options.file, streams);
  if (!river) return refuse(river.fault(), streams);
  if (options.players > river->river.players)
    return refuseCall("--players: this river takes at most " + std::to_string(river->river.players), streams);
  const FleetMoves moves(river->river);
  const Endless endless(moves);
  if (!endless.ends(Phase{0})) {
    streams.err << options.file
                << ": nothing can be simulated: the game may never end (see `fairway validate`)\n";
    return exitFindings;
  }
  const Alone alone(moves, endless, (options.players - 1) * river->river.boats);
  const FleetPilot fleetPilot(alone); // for one player there is no better one
  std::optional<Two> two;
  std::optional<PerfectPilot> perfectPilot;
  if (perfect > 0 && options.players == 2) {
    int status = exitDone;
    two = solvedForTwo(moves, endless, streams, status);
    if (!two) return status;
    perfectPilot.emplace(*two);
  }
  Pilots pilots;
  for (const std::string& name : *names)
    pilots.bySeat.push_back(name == "perfect" && perfectPilot ? static_cast<const Pilot*>(&*perfectPilot)
                                                              : &fleetPilot);
  if (perfect == 0 || perfect == options.players) pilots.alone = &fleetPilot;
  const SimulationOptions simulation{options.players, options.races.value_or(racesWithout), options.seed};
  ProgressBar bar(streams, "simulate");
  const auto result = simulate(moves, pilots, simulation, bar);
  if (!result) return tellStopped(streams.err);
  streams.out << (options.json ? simulationJson(*result, simulation, *names)
                               : simulationText(*result, simulation, *names));
  return result->verdict == validator::Fairness::Unfair ? exitFindings : exitDone;
}

} // namespace fairway::command::river
