#include "validator/river/command/simulate_command.h"

#include "formats/document/json_text.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/river/command/load_river.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/study/words.h"

#include <iomanip>
#include <ostream>
#include <sstream>

namespace fairway::command::river {

namespace {

using namespace validator::river;

Tree seatTree(const SeatResult& seat, int number) {
  return {{"seat", number},
          {"wins", seat.wins},
          {"shared", seat.shared},
          {"win_rate", seat.share.value},
          {"interval", std::array<double, 2>{seat.share.low, seat.share.high}},
          {"points", seat.points},
          {"saved", seat.saved}};
}

std::string simulationJson(const SimulationResult& result, const SimulateOptions& options) {
  Tree seats = Tree::list();
  for (std::size_t i = 0; i < result.seats.size(); ++i)
    seats.push_back(seatTree(result.seats[i], static_cast<int>(i) + 1));
  return formats::jsonText({{"schema", "fairway-river-simulation-1"},
                            {"players", options.players},
                            {"games", options.games},
                            {"seed", options.seed},
                            {"pilot", options.pilot},
                            {"verdict", nameOf(result.verdict)},
                            {"margin", fairnessMargin},
                            {"seats", seats},
                            {"rounds", Tree{{"mean", result.roundMean}, {"sd", result.roundDeviation}}},
                            {"wind_passed", result.windPassed}});
}

std::string simulationText(const SimulationResult& result, const SimulateOptions& options) {
  std::ostringstream out;
  out << options.games << " games, " << options.players << " " << options.pilot << " pilots, seed "
      << options.seed << "\n\n  seat    wins  shared  win rate  interval          points  saved\n";
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const SeatResult& seat = result.seats[i];
    out << std::setw(6) << i + 1 << std::setw(8) << seat.wins << std::setw(8) << seat.shared << std::setw(10)
        << percent(seat.share.value, 2) << "  " << std::left << std::setw(16)
        << decimals(seat.share.low * 100, 2) + " to " + decimals(seat.share.high * 100, 2) << std::right
        << std::setw(8) << decimals(seat.points, 2) << std::setw(7) << decimals(seat.saved, 2) << '\n';
  }
  out << "\nRounds: " << decimals(result.roundMean, 2) << " (standard deviation "
      << decimals(result.roundDeviation, 2) << "). Wind passed: " << percent(result.windPassed)
      << " of its rolls.\n";
  if (options.players > 1)
    out << "Verdict: " << nameOf(result.verdict) << ", with a margin of 2 points round "
        << percent(1.0 / options.players) << ".\n";
  return out.str();
}

int simulateAndWrite(const FleetMoves& moves, const Pilot& pilot, const SimulateOptions& options,
                     const Streams& streams) {
  ProgressBar bar(streams, "simulate");
  const auto result = simulate(moves, pilot, {options.players, options.games, options.seed, 1}, bar);
  if (!result) return tellStopped(streams.err);
  streams.out << (options.json ? simulationJson(*result, options) : simulationText(*result, options));
  return result->verdict == Fairness::Unfair ? exitFindings : exitDone;
}

int simulatePerfect(const FleetMoves& moves, const Endless& endless, const SimulateOptions& options,
                    const Streams& streams) {
  if (statesOfTwo(moves.river(), Goal::Win) > mostStatesOfTwo)
    return refuseCall("--pilot perfect: two players have too many states on this river to be solved",
                      streams);
  std::optional<Two> two;
  {
    ProgressBar bar(streams, "solve");
    two = Two::solve(moves, endless, {}, bar);
  }
  if (!two) return tellStopped(streams.err);
  return simulateAndWrite(moves, PerfectPilot(*two), options, streams);
}

} // namespace

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  if (options.pilot == "perfect" && options.players > 2)
    return refuseCall("--pilot perfect is for one or two players", streams);
  const auto river = loadRiver(options.file, streams);
  if (!river) return refuse(river.fault(), streams);
  if (options.players > river->river.players)
    return refuseCall("--players: this river takes at most " + std::to_string(river->river.players), streams);
  const FleetMoves moves(river->river);
  const Endless endless(moves);
  if (!endless.ends(Phase{0})) {
    streams.err << options.file
                << ": nothing can be simulated: the game need not end (see `fairway validate`)\n";
    return exitFindings;
  }
  if (options.pilot == "perfect" && options.players == 2)
    return simulatePerfect(moves, endless, options, streams);
  const Alone alone(moves, endless, (options.players - 1) * river->river.boats);
  return simulateAndWrite(moves, FleetPilot(alone), options, streams);
}

} // namespace fairway::command::river
