#include "validator/regatta/command/simulate_command.h"

#include "formats/document/json_text.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/regatta/command/load_regatta.h"
#include "validator/regatta/facts.h"
#include "validator/regatta/pilot/simulate.h"
#include "validator/regatta/study/words.h"

#include <cmath>
#include <iomanip>
#include <ostream>

namespace fairway::command::regatta {

namespace {

using validator::regatta::AloneResult;
using validator::regatta::CourseStudy;
using validator::regatta::Estimate;
using validator::regatta::Fairness;
using validator::regatta::fixedText;
using validator::regatta::FleetWaters;
using validator::regatta::Fresh;
using validator::regatta::SimulationResult;

double toMillionths(double number) {
  return std::round(number * 1e6) / 1e6;
}

Tree interval(const Estimate& estimate) {
  return Tree::list({toMillionths(estimate.low), toMillionths(estimate.high)});
}

std::string simulationJson(const SimulationResult& result, const SimulateCommandOptions& options) {
  Tree seats = Tree::list();
  for (std::size_t i = 0; i < result.rates.size(); ++i)
    seats.push_back({{"seat", i + 1},
                     {"wins", result.wins[i]},
                     {"win_rate", toMillionths(result.rates[i].share)},
                     {"interval", interval(result.rates[i])},
                     {"edge",
                      {{"turn_order", toMillionths(result.edges[i].turnOrder)},
                       {"start_places", toMillionths(result.edges[i].startPlaces)},
                       {"traffic", toMillionths(result.edges[i].traffic)}}},
                     {"start", validator::regatta::poseTree(result.starts[i])}});
  const Tree json{
      {"schema", "fairway-regatta-simulation-1"},
      {"players", options.players},
      {"races", result.races},
      {"seed", options.seed},
      {"seats", seats},
      {"turns", {{"mean", toMillionths(result.turnMean)}, {"sd", toMillionths(result.turnDeviation)}}},
      {"verdict", nameOf(result.verdict)},
      {"margin", validator::regatta::fairnessMargin},
      {"races_needed", result.racesNeeded},
      {"leader_wins",
       {{"rate", toMillionths(result.leaderWon.share)}, {"interval", interval(result.leaderWon)}}},
      {"abandoned", result.abandoned}};
  return formats::jsonText(json, 2);
}

std::string aloneJson(const AloneResult& result, const SimulateCommandOptions& options) {
  const auto [low, high] = result.interval();
  const Tree json{{"schema", "fairway-regatta-simulation-1"},
                  {"players", 1},
                  {"races", result.races + result.abandoned},
                  {"seed", options.seed},
                  {"turns",
                   {{"mean", toMillionths(result.mean())},
                    {"sd", toMillionths(result.deviation())},
                    {"interval", Tree::list({toMillionths(low), toMillionths(high)})}}},
                  {"abandoned", result.abandoned}};
  return formats::jsonText(json, 2);
}

void writeText(std::ostream& out, const SimulationResult& result) {
  const auto percent = [](double share) { return fixedText(100 * share, 1); };
  out << result.races << " races; the winner takes " << fixedText(result.turnMean, 2)
      << " turns (standard deviation " << fixedText(result.turnDeviation, 2) << ")\n"
      << "  seat  wins %  interval         turn order  start places  traffic\n";
  for (std::size_t i = 0; i < result.rates.size(); ++i) {
    const Estimate& rate = result.rates[i];
    out << std::setw(6) << i + 1 << std::setw(8) << percent(rate.share) << "  " << std::left << std::setw(15)
        << percent(rate.low) + " to " + percent(rate.high) << std::right << std::setw(12)
        << percent(result.edges[i].turnOrder) << std::setw(14) << percent(result.edges[i].startPlaces)
        << std::setw(9) << percent(result.edges[i].traffic) << '\n';
  }
  out << "Who passes gate 1 first wins " << percent(result.leaderWon.share) << " % ("
      << percent(result.leaderWon.low) << " to " << percent(result.leaderWon.high) << ")\n"
      << "Verdict: " << nameOf(result.verdict);
  if (result.racesNeeded) out << "; about " << *result.racesNeeded << " races would decide";
  out << '\n';
  if (result.abandoned > 0) out << result.abandoned << " more races came to no end and are not counted\n";
}

int simulateAlone(const FleetWaters& waters, const SimulateCommandOptions& options, const Streams& streams,
                  validator::WorkWatch& watch) {
  const auto result = sailAlone(waters, waters.fresh().best()->pose, options.races, options.seed, watch);
  if (!result) return tellStopped(streams.err);
  const auto [low, high] = result->interval();
  if (options.json)
    streams.out << aloneJson(*result, options);
  else
    streams.out << result->races << " races alone: " << fixedText(result->mean(), 3) << " turns ("
                << fixedText(low, 3) << " to " << fixedText(high, 3) << "; standard deviation "
                << fixedText(result->deviation(), 3) << ")\n";
  return exitDone;
}

int simulateFleet(const FleetWaters& waters, const SimulateCommandOptions& options, const Streams& streams,
                  validator::WorkWatch& watch) {
  const std::size_t room = startsOf(waters, options.players).size();
  if (room < static_cast<std::size_t>(options.players)) {
    streams.err << options.file << ": there is room for " << room << " boats at the start, not for "
                << options.players << "; see `fairway validate`\n";
    return exitFindings;
  }
  const auto result =
      simulate(waters, {options.players, options.races, options.exact, false, options.seed}, watch);
  if (!result) return tellStopped(streams.err);
  if (options.json)
    streams.out << simulationJson(*result, options);
  else
    writeText(streams.out, *result);
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

int runSimulate(const SimulateCommandOptions& options, const Streams& streams) {
  auto loaded = loadRegatta(options.file, streams.in);
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
                              : simulateFleet(waters, options, streams, racing);
}

} // namespace fairway::command::regatta
