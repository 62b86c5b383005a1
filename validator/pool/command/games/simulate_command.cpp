#include "validator/pool/command/games/simulate_command.h"

#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/pool/command/games/simulation_output.h"
#include "validator/pool/command/load_pool.h"

#include <ostream>

namespace fairway::command::pool {

using namespace validator::pool;

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  const auto named = loadPool(options.file, streams);
  if (!named) return refuse(named.fault(), streams);
  SimulationOptions simulation;
  simulation.games = options.games;
  simulation.pilot = *pilotNamed(options.pilot);
  simulation.placement = placementOf(options.placement, named->pool);
  simulation.seed = options.seed;
  if (const auto why = whyNotPlayed(named->pool, simulation.placement)) {
    streams.err << options.file << ": cannot be played: " << *why << "; see `fairway validate`\n";
    return exitFindings;
  }
  ProgressBar bar(streams, "simulate");
  const fairway::pool::PoolBoard board(named->pool);
  const auto result = simulate(board, simulation, bar);
  if (!result) return tellStopped(streams.err);
  streams.out << (options.format == "json" ? simulationJson(*result, simulation)
                                           : simulationText(*result, simulation));
  return result->verdict == Fairness::Unfair ? exitFindings : exitDone;
}

} // namespace fairway::command::pool
