#include "validator/pool/command/games/simulation_output.h"

#include "formats/document/json_text.h"

namespace fairway::command::pool {

using namespace fairway::pool;
using namespace validator::pool;

namespace {

Tree sidesTree(const SimulationResult& result) {
  Tree list = Tree::list();
  for (const Side side : bothSides) {
    const Estimate& points = result.points[side];
    list.push_back({{"side", nameOf(side)},
                    {"wins", result.tally.wins[side]},
                    {"points", points.share},
                    {"interval", Tree::list({points.low, points.high})},
                    {"mean_tiles", static_cast<double>(result.tally.tiles[side]) /
                                       static_cast<double>(result.tally.games)}});
  }
  return list;
}

Tree endsTree(const Tally& tally) {
  Tree ends = Tree::fields();
  for (const End end : allEnds) ends[nameOf(end)] = tally.ends[static_cast<std::size_t>(end)];
  return ends;
}

} // namespace

std::string simulationJson(const SimulationResult& result, const SimulationOptions& options) {
  const Tally& tally = result.tally;
  const Tree json{
      {"schema", "fairway-pool-simulation-1"},
      {"games", tally.games},
      {"seed", options.seed},
      {"pilot", nameOf(options.pilot)},
      {"placement", nameOf(options.placement)},
      {"sides", sidesTree(result)},
      {"draws", tally.draws},
      {"turns",
       Tree{{"mean", result.meanTurns()}, {"sd", result.turnDeviation()}, {"p95", tally.turnsOfMost()}}},
      {"ends", endsTree(tally)},
      {"endless", result.endless.share},
      {"opener_wins", tally.opened > 0 ? Tree(result.openerWins.share) : Tree(nullptr)},
      {"verdict", nameOf(result.verdict)},
      {"margin", fairnessMargin},
  };
  return formats::jsonText(json);
}

} // namespace fairway::command::pool
