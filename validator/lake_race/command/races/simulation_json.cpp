#include "validator/lake_race/command/races/simulation_output.h"

#include "formats/document/json_text.h"

#include <algorithm>

namespace fairway::command::lake_race {

namespace {

using Json = Tree;
using validator::lake_race::Estimate;
using validator::lake_race::SimulationOptions;
using validator::lake_race::SimulationResult;

Json interval(const Estimate& estimate) {
  return Json::list({estimate.low, estimate.high});
}

// Of 1, so that all three and 1 / players add up to the win rate; null where pilots differ.
Json edge(const SimulationResult& result, std::size_t seat) {
  if (result.edges.empty()) return nullptr;
  const validator::lake_race::SeatEdge& parts = result.edges[seat];
  return Json{
      {"turn_order", parts.turnOrder}, {"start_places", parts.startPlaces}, {"traffic", parts.traffic}};
}

Json seats(const SimulationResult& result, const SimulationOptions& options) {
  Json all = Json::list();
  const auto races = static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1));
  for (std::size_t i = 0; i < options.pilots.size(); ++i) {
    const validator::lake_race::SeatTally& seat = result.tally.seats[static_cast<int>(i) + 1];
    Json json{{"seat", i + 1}, {"wins", seat.wins.total}, {"win_rate", result.wins[i].share}};
    json["interval"] = interval(result.wins[i]);
    json["mean_rank"] = static_cast<double>(seat.ranks) / races;
    json["sunk"] = seat.sunk.total;
    json["edge"] = edge(result, i);
    json["sunk_interval"] = interval(result.sunk[i]);
    json["mean_points"] = static_cast<double>(seat.points) / races;
    json["mean_turns"] = seat.finished > 0
                             ? Json(static_cast<double>(seat.turns) / static_cast<double>(seat.finished))
                             : Json(nullptr);
    json["pilot"] = nameOf(options.pilots[i]);
    all.push_back(json);
  }
  return all;
}

Json turns(const SimulationResult& result) {
  if (result.tally.finished == 0) return Json{{"mean", nullptr}, {"sd", nullptr}};
  return Json{{"mean", result.turnMean}, {"sd", result.turnDeviation}};
}

// As `fairway export --heat` reads it.
Json congestion(const SimulationResult& result, const fairway::lake_race::CourseBoard& board) {
  Json cells = Json::list();
  for (std::size_t i = 0; i < result.tally.congestion.size(); ++i)
    if (const auto count = result.tally.congestion[i]; count > 0) {
      const Cell cell = board.cellAt(static_cast<fairway::lake_race::CourseBoard::CellIndex>(i));
      cells.push_back(Json::list(
          {cell.column, cell.row, static_cast<double>(count) / static_cast<double>(result.tally.ended())}));
    }
  return Json{{"name", "congestion"}, {"unit", "boats stopped a race"}, {"cells", cells}};
}

} // namespace

std::string simulationJson(const SimulationResult& result, const SimulationOptions& options,
                           const fairway::lake_race::CourseBoard& board) {
  Json json{{"schema", "fairway-simulation-2"},  {"players", options.pilots.size()},
            {"races", result.tally.races},       {"seed", options.seed},
            {"seats", seats(result, options)},   {"turns", turns(result)},
            {"verdict", nameOf(result.verdict)}, {"margin", validator::lake_race::fairnessMargin}};
  if (options.pilots.size() == 1)
    json["cost"] = Json{{"mean", result.costMean}, {"sd", result.costDeviation}};
  json["races_needed"] = result.racesNeeded ? Json(*result.racesNeeded) : Json(nullptr);
  if (options.pilots.size() > 1)
    json["leader_wins"] = Json{{"rate", result.leaderWon.share}, {"interval", interval(result.leaderWon)}};
  json["abandoned"] = result.tally.abandoned;
  json["heat"] = Json::list({congestion(result, board)});
  return formats::jsonText(json, 2);
}

} // namespace fairway::command::lake_race
