#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/seat_table.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/regatta/command/commands.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/pilot/simulate.h"
#include "validator/regatta/study/words.h"
#include "validator/regatta/validator.h"

#include <ostream>
#include <sstream>

namespace fairway::command::regatta {

namespace {

using validator::Fairness;
using namespace validator::regatta;

constexpr std::int64_t mostRaces = 10000; // where --races does not say

SeatTable tableOf(const SimulationResult& result, const SimulationOptions& options) {
  SeatTable table;
  for (std::size_t i = 0; i < result.rates.size(); ++i) {
    table.rows.push_back({result.wins[i], result.rates[i], nameOf(options.pilots[i])});
    table.rows.back().more = {{"edge", result.edges.empty() ? Tree() : edgeTree(result.edges[i])},
                              {"start", validator::regatta::poseTree(result.starts[i])}};
  }
  return table;
}

std::string simulationJson(const SimulationResult& result, const SimulationOptions& options) {
  const Tree json{
      {"schema", "fairway-regatta-simulation-1"},
      {"players", options.pilots.size()},
      {"races", result.races},
      {"seed", options.seed},
      {"seats", seatsTree(tableOf(result, options))},
      {"turns", {{"mean", result.turnMean}, {"sd", result.turnDeviation}}},
      {"verdict", nameOf(result.verdict)},
      {"margin", validator::fairnessMargin},
      {"races_needed", result.racesNeeded},
      {"leader_wins", {{"rate", result.leaderWon.share}, {"interval", intervalTree(result.leaderWon)}}},
      {"abandoned", result.abandoned}};
  return formats::jsonText(json, 2);
}

std::string aloneJson(const AloneResult& result, const SimulateOptions& options) {
  const auto [low, high] = result.interval();
  const Tree json{
      {"schema", "fairway-regatta-simulation-1"},
      {"players", 1},
      {"races", result.races + result.abandoned},
      {"seed", options.seed},
      {"turns", {{"mean", result.mean()}, {"sd", result.deviation()}, {"interval", Tree::list({low, high})}}},
      {"abandoned", result.abandoned}};
  return formats::jsonText(json, 2);
}

std::string simulationText(const SimulationResult& result, const SimulationOptions& options) {
  std::ostringstream out;
  const SeatTable table = tableOf(result, options);
  out << result.races << " races, seed " << options.seed << '\n';
  if (result.abandoned > 0)
    out << result.abandoned << " of them never ended: they have no result and are not counted\n";
  writeSeats(out, table);
  if (!result.edges.empty()) writeEdges(out, table, result.edges);
  const validator::Equality asked = validator::equalShares(result.rates.size(), result.edges);
  SeatVerdict verdict{result.verdict, asked};
  verdict.unfair = unfairOnes(result.rates, asked);
  verdict.turnOrderKnown = !result.edges.empty();
  verdict.board = "table";
  verdict.played = result.races - result.abandoned;
  verdict.racesNeeded = result.racesNeeded;
  writeVerdict(out, verdict);
  out << "the boat that passes gate 1 first wins " << withDecimals(100 * result.leaderWon.share, 1) << " % ("
      << withDecimals(100 * result.leaderWon.low, 1) << " - " << withDecimals(100 * result.leaderWon.high, 1)
      << ")\nthe winner takes " << withDecimals(result.turnMean, 2) << " turns (standard deviation "
      << withDecimals(result.turnDeviation, 2) << ")\n";
  return out.str();
}

int simulateAlone(const FleetWaters& waters, const SimulateOptions& options, const Streams& streams,
                  validator::WorkWatch& watch) {
  const auto result =
      sailAlone(waters, waters.fresh().best()->pose, options.races.value_or(mostRaces), options.seed, watch);
  if (!result) return tellStopped(streams.err);
  const auto [low, high] = result->interval();
  if (options.json)
    streams.out << aloneJson(*result, options);
  else
    streams.out << result->races << " races alone: " << withDecimals(result->mean(), 3) << " turns ("
                << withDecimals(low, 3) << " to " << withDecimals(high, 3) << "; standard deviation "
                << withDecimals(result->deviation(), 3) << ")\n";
  return exitDone;
}

int simulateFleet(const FleetWaters& waters, const SimulateOptions& options,
                  const std::vector<std::string>& pilots, const Streams& streams,
                  validator::WorkWatch& watch) {
  const std::size_t room = startsOf(waters, options.players).size();
  if (room < static_cast<std::size_t>(options.players)) {
    streams.err << options.file << ": there is room for " << room << " boats at the start, not for "
                << options.players << "; see `fairway validate`\n";
    return exitFindings;
  }
  SimulationOptions simulation;
  simulation.pilots.clear();
  for (const std::string& pilot : pilots) simulation.pilots.push_back(*validator::regatta::pilotNamed(pilot));
  simulation.races = options.races.value_or(mostRaces);
  simulation.exact = options.races.has_value();
  simulation.seed = options.seed;
  const auto result = simulate(waters, simulation, watch);
  if (!result) return tellStopped(streams.err);
  streams.out << (options.json ? simulationJson(*result, simulation) : simulationText(*result, simulation));
  return result->verdict == Fairness::Unfair ? exitFindings : exitDone;
}

// Solves the course for its pilots; none where it cannot be sailed, with the exit status.
std::shared_ptr<const Fresh> solvedFor(const CourseStudy& study, const std::string& file,
                                       const Streams& streams, validator::WorkWatch& watch, int& status) {
  status = exitFindings;
  if (!study.fits() || Fresh::bytesFor(study.waters(), study.passings().layers()) > Fresh::mostBytes) {
    streams.err << file << ": the table is too large to be solved\n";
    return nullptr;
  }
  if (!study.turns().turns()) {
    streams.err << file << ": cannot be sailed: the finish cannot be reached; see `fairway validate`\n";
    return nullptr;
  }
  std::shared_ptr<const Fresh> fresh = Fresh::solved(study.waters(), study.passings(), watch);
  if (!fresh) status = tellStopped(streams.err);
  return fresh;
}

} // namespace

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  const auto pilots = pilotsBySeat(options.pilots, options.players, "good", streams);
  if (!pilots) return exitWrongCall;
  if (!options.bots.bots.empty()) {
    RegattaTableOptions table;
    return simulateAtTable(
        {options.file, options.players, {}, 0, false, *pilots, options.bots}, options,
        [&](const TableOptions& each) {
          static_cast<TableOptions&>(table) = each;
          return openTable(table, streams);
        },
        streams);
  }
  if (options.players == 1 && pilots->front() != "good")
    return refuseCall("--pilots: a single player is always a good pilot", streams);
  auto loaded = loadRegatta(options.file, streams);
  if (!loaded) return refuse(loaded.fault(), streams);
  if (refusesDeal(loaded->regatta.deck, options.players, options.file, streams)) return exitWrongCall;
  const CourseStudy study(std::move(loaded->regatta.course), std::move(loaded->regatta.deck));
  ProgressBar bar(streams, "simulate");
  validator::PartWatch solving(bar, 0, 0.4), racing(bar, 0.4, 1);
  int status = exitDone;
  const auto fresh = solvedFor(study, options.file, streams, solving, status);
  if (!fresh) return status;
  const FleetWaters waters(fresh);
  return options.players == 1 ? simulateAlone(waters, options, streams, racing)
                              : simulateFleet(waters, options, *pilots, streams, racing);
}

} // namespace fairway::command::regatta
