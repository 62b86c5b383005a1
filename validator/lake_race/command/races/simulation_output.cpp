#include "validator/lake_race/command/races/simulation_output.h"

#include "formats/document/json_text.h"
#include "rules/base/number_text.h"
#include "validator/command/files/results.h"
#include "validator/command/tables/seat_table.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <sstream>

namespace fairway::command::lake_race {

namespace {

using validator::Fairness;
using namespace validator::lake_race;

constexpr std::size_t jamsTold = 5;

// `37.5 % ( 36.9 -  38.1)`
std::string inWords(const validator::Estimate& share) {
  return percent(share.share) + " (" + withDecimals(100 * share.low, 1) + " - " +
         withDecimals(100 * share.high, 1) + ")";
}

Tree adjustedTree(const SimulationResult& result, std::size_t seat) {
  const validator::Estimate& adjusted = result.adjusted[seat];
  Tree traffic;
  if (!result.edges.empty()) traffic = result.edges[seat].traffic + adjusted.share - result.wins[seat].share;
  return {{"win_rate", adjusted.share}, {"interval", intervalTree(adjusted)}, {"traffic", traffic}};
}

Tree figureTree(const std::optional<Figure>& figure) {
  if (!figure) return {};
  return {{"value", figure->value}, {"interval", Tree::list({figure->low, figure->high})}};
}

Tree characterTree(const std::optional<CourseCharacter>& character) {
  if (!character) return {};
  return {{"skill", figureTree(character->skill)},
          {"luck", figureTree(character->luck)},
          {"drama", figureTree(character->drama)},
          {"lead_changes", figureTree(character->leadChanges)},
          {"decided", figureTree(character->decided)}};
}

void writeCharacter(std::ostream& out, const CourseCharacter& character) {
  if (character.skill)
    out << "skill: among casual boats a perfect one wins " << withDecimals(character.skill->value, 1) << " ("
        << withDecimals(character.skill->low, 1) << " - " << withDecimals(character.skill->high, 1)
        << ") points more than its share\n";
  if (character.luck)
    out << "dice decide " << percent(character.luck->value, 0) << " of the result, traffic the rest\n";
  out << "the winner is at most " << withDecimals(100 * character.drama.value, 0)
      << " points behind the leader on average; the lead changes "
      << withDecimals(character.leadChanges.value, 1) << " times; a race is decided after "
      << percent(character.decided.value, 0) << " of the way to the win\n";
}

SeatTable tableOf(const SimulationResult& result, const SimulationOptions& options) {
  SeatTable table;
  if (!result.adjusted.empty()) table.columns.push_back({"without luck", 25});
  for (const SeatColumn& column : {SeatColumn{"mean rank", 11}, {"points", 8}, {"sunk", 9}, {"turns", 8}})
    table.columns.push_back(column);
  const auto races = static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1));
  for (std::size_t i = 0; i < options.pilots.size(); ++i) {
    const SeatTally& seat = result.tally.seats[static_cast<int>(i) + 1];
    const double rank = static_cast<double>(seat.ranks) / races;
    const double points = static_cast<double>(seat.points) / races;
    std::optional<double> turns;
    if (seat.finished > 0) turns = static_cast<double>(seat.turns) / static_cast<double>(seat.finished);
    table.rows.push_back({seat.wins.total, result.wins[i], nameOf(options.pilots[i])});
    std::vector<std::string>& cells = table.rows.back().cells;
    if (!result.adjusted.empty()) cells.push_back(inWords(result.adjusted[i]));
    for (const std::string& cell :
         {withDecimals(rank, 2), withDecimals(points, 2),
          withDecimals(100 * static_cast<double>(seat.sunk.total) / races, 1) + " %",
          turns ? withDecimals(*turns, 1) : std::string("-")})
      cells.push_back(cell);
    table.rows.back().more = {{"mean_rank", rank},
                              {"sunk", seat.sunk.total},
                              {"edge", result.edges.empty() ? Tree() : edgeTree(result.edges[i])},
                              {"adjusted", result.adjusted.empty() ? Tree() : adjustedTree(result, i)},
                              {"sunk_interval", intervalTree(result.sunk[i])},
                              {"mean_points", points},
                              {"mean_turns", turns}};
  }
  return table;
}

SeatTable tableOf(const MatchSimulation& result, const MatchSimulationOptions& options) {
  SeatTable table;
  table.columns = {{"mean points", 13}};
  const auto matches = static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1));
  for (std::size_t i = 0; i < options.pilots.size(); ++i) {
    const auto& seat = result.tally.seats[static_cast<int>(i) + 1];
    const double points = static_cast<double>(seat.points) / matches;
    table.rows.push_back({seat.wins.total, result.wins[i], nameOf(options.pilots[i])});
    table.rows.back().cells = {withDecimals(points, 2)};
    table.rows.back().more = {{"mean_points", points}};
  }
  return table;
}

Tree turnsOf(const SimulationResult& result) {
  if (result.tally.finished == 0) return Tree{{"mean", nullptr}, {"sd", nullptr}};
  return Tree{{"mean", result.turnMean}, {"sd", result.turnDeviation}};
}

// As `fairway export --heat` reads it.
Tree congestion(const SimulationResult& result, const fairway::lake_race::CourseBoard& board) {
  Tree cells = Tree::list();
  for (std::size_t i = 0; i < result.tally.congestion.size(); ++i)
    if (const auto count = result.tally.congestion[i]; count > 0) {
      const Cell cell = board.cellAt(static_cast<fairway::lake_race::CourseBoard::CellIndex>(i));
      cells.push_back(Tree::list(
          {cell.column, cell.row, static_cast<double>(count) / static_cast<double>(result.tally.ended())}));
    }
  return Tree{{"name", "congestion"}, {"unit", "boats stopped a race"}, {"cells", cells}};
}

void writeAlone(std::ostream& out, const SimulationResult& result, double par) {
  const double error =
      result.costDeviation / std::sqrt(static_cast<double>(std::max<std::int64_t>(result.tally.ended(), 1)));
  out << "a boat alone costs " << result.costMean << " turns on average, +- " << error
      << " (standard deviation " << result.costDeviation << ")\n"
      << "par is " << par << '\n';
}

void writeAbandoned(std::ostream& out, std::int64_t abandoned) {
  if (abandoned > 0) out << abandoned << " of them never ended: they have no result and are not counted\n";
}

void writeTurns(std::ostream& out, const SimulationResult& result) {
  if (result.wins.size() >= 3)
    out << "the boat that passes gate 1 first wins " << 100 * result.leaderWon.share << " % ("
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

SeatVerdict verdictOf(const SimulationResult& result) {
  SeatVerdict verdict{result.verdict, validator::equalShares(result.wins.size(), result.edges)};
  for (const int seat : result.unfairSeats) verdict.unfair.push_back(static_cast<std::size_t>(seat) - 1);
  verdict.turnOrderKnown = !result.edges.empty();
  verdict.board = "lake";
  verdict.played = result.tally.ended();
  verdict.racesNeeded = result.racesNeeded;
  return verdict;
}

std::string simulationText(const SimulationResult& result, const SimulationOptions& options,
                           const validator::lake_race::Par& par) {
  std::ostringstream out;
  out << std::fixed << std::setprecision(3) << result.tally.races << " races, seed " << options.seed << '\n';
  writeAbandoned(out, result.tally.abandoned);
  if (options.pilots.size() == 1) {
    writeAlone(out, result, par.value());
    return out.str();
  }
  out << std::setprecision(1);
  const SeatTable table = tableOf(result, options);
  writeSeats(out, table);
  if (!result.edges.empty()) writeEdges(out, table, result.edges);
  writeVerdict(out, verdictOf(result));
  writeTurns(out, result);
  if (result.character) writeCharacter(out, *result.character);
  writeCongestion(out, result, par.board());
  return out.str();
}

Tree simulationTree(const SimulationResult& result, const SimulationOptions& options) {
  Tree json{{"schema", "fairway-simulation-2"},
            {"players", options.pilots.size()},
            {"races", result.tally.races},
            {"seed", options.seed},
            {"seats", seatsTree(tableOf(result, options))},
            {"turns", turnsOf(result)},
            {"verdict", nameOf(result.verdict)},
            {"margin", validator::fairnessMargin}};
  if (options.pilots.size() == 1)
    json["cost"] = Tree{{"mean", result.costMean}, {"sd", result.costDeviation}};
  json["races_needed"] = result.racesNeeded;
  if (options.pilots.size() > 1)
    json["leader_wins"] =
        Tree{{"rate", result.leaderWon.share}, {"interval", intervalTree(result.leaderWon)}};
  json["character"] = characterTree(result.character);
  json["abandoned"] = result.tally.abandoned;
  return json;
}

std::string simulationJson(const SimulationResult& result, const SimulationOptions& options,
                           const fairway::lake_race::CourseBoard& board) {
  Tree json = simulationTree(result, options);
  json["heat"] = Tree::list({congestion(result, board)});
  return formats::jsonText(json, 2);
}

std::string matchText(const MatchSimulation& result, const MatchSimulationOptions& options) {
  std::ostringstream out;
  out << result.tally.matches << " matches of three races, seed " << options.seed << '\n';
  writeAbandoned(out, result.tally.abandoned);
  writeSeats(out, tableOf(result, options));
  SeatVerdict verdict{result.verdict, validator::equalShares(result.wins.size(), {})};
  verdict.races = "matches";
  verdict.played = result.tally.ended();
  verdict.racesNeeded = result.matchesNeeded;
  command::writeVerdict(out, verdict);
  return out.str();
}

std::string matchJson(const MatchSimulation& result, const MatchSimulationOptions& options) {
  return formats::jsonText({{"schema", "fairway-match-1"},
                            {"players", options.pilots.size()},
                            {"matches", result.tally.matches},
                            {"seed", options.seed},
                            {"seats", seatsTree(tableOf(result, options))},
                            {"verdict", nameOf(result.verdict)},
                            {"margin", validator::fairnessMargin},
                            {"matches_needed", result.matchesNeeded},
                            {"abandoned", result.tally.abandoned}},
                           2);
}

} // namespace fairway::command::lake_race
