#include "validator/lake_race/command/races/commands.h"

#include "rules/lake_race/route/course_rules.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/command/terminal.h"
#include "validator/lake_race/command/par/load_course.h"
#include "validator/lake_race/command/par/par_text.h"
#include "validator/lake_race/command/races/simulation_output.h"

#include <algorithm>
#include <ostream>

namespace fairway::command::lake_race {

namespace {

using validator::lake_race::Par;
using validator::lake_race::ParRefusal;

constexpr std::int64_t mostRaces = 10000; // where --races does not say

int refuse(ParRefusal refusal, const SimulateOptions& options, const fairway::lake_race::CourseBoard& board,
           const Streams& streams) {
  switch (refusal) {
  case ParRefusal::NoRoute:
    streams.err << options.files.front()
                << ": no race can end: the gates cannot be passed in order (see `fairway "
                << "validate`)\n";
    return exitFindings;
  case ParRefusal::TooLarge:
    streams.err << options.files.front() << ": "
                << validator::lake_race::tooLargeForPar(board, options.maxDice) << '\n';
    return exitWrongCall;
  case ParRefusal::Stopped:
    break;
  }
  return tellStopped(streams.err);
}

int raceAndWrite(const SimulateOptions& options, const PilotKinds& pilots, const Par& par,
                 const Streams& streams) {
  validator::lake_race::SimulationOptions simulation;
  simulation.races = options.races.value_or(mostRaces);
  simulation.exact = options.races.has_value();
  simulation.seed = options.seed;
  simulation.pilots = pilots;
  simulation.ghosts = options.ghosts;
  ProgressBar bar(streams, "simulate");
  const auto result = validator::lake_race::simulate(par, simulation, bar);
  if (!result) return refuse(ParRefusal::Stopped, options, par.board(), streams);
  streams.out << (options.json ? simulationJson(*result, simulation, par.board())
                               : simulationText(*result, simulation, par));
  return result->verdict == validator::Fairness::Unfair ? exitFindings : exitDone;
}

} // namespace

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  const auto names = pilotsBySeat(options.pilots, options.players, "par", streams);
  if (!names) return exitWrongCall;
  if (!options.bots.bots.empty()) {
    if (options.match) return refuseCall("--bot cannot be used with --match", streams);
    LakeTableOptions table;
    static_cast<TableOptions&>(table) = {options.files.front(), options.players, {}, 0, false, *names,
                                         options.bots};
    return simulateAtTable(
        table, options,
        [&](const TableOptions& each) {
          static_cast<TableOptions&>(table) = each;
          return openTable(table, streams);
        },
        streams);
  }
  PilotKinds pilots;
  for (const std::string& name : *names) pilots.push_back(*validator::lake_race::pilotNamed(name));
  if (options.ghosts && (pilots.size() < 2 || std::any_of(pilots.begin(), pilots.end(), [](auto kind) {
                           return kind != validator::lake_race::PilotKind::Par;
                         }))) {
    streams.err << "fairway: --ghosts needs two or more boats, all with the pilot par\n";
    return exitWrongCall;
  }
  if (options.match) return runMatches(options, pilots, streams);
  auto setup = loadCourse(options.files.front(), streams);
  if (!setup) {
    tellProblems(setup.fault(), streams);
    return exitUnreadable;
  }
  const auto course = fairway::lake_race::settledCourse(std::move(setup->lake), setup->race, setup->placement,
                                                        setup->choices);
  if (!course) {
    streams.err << options.files.front() << ": no race can be held on it: " << course.fault() << '\n';
    return exitFindings;
  }
  const fairway::lake_race::CourseBoard board(*course);
  if (static_cast<int>(board.startCells().size()) < options.players) {
    streams.err << options.files.front() << ": " << options.players << " boats, but only "
                << board.startCells().size() << " start cells\n";
    return exitFindings;
  }
  std::optional<ProgressBar> bar(std::in_place, streams, "par");
  const auto par = Par::solve(board, {options.maxDice, options.sinkPenalty}, *bar);
  const bool stopped = bar->stopWanted(); // the next bar begins afresh
  bar.reset();
  if (stopped) return refuse(ParRefusal::Stopped, options, board, streams);
  return par ? raceAndWrite(options, pilots, **par, streams) : refuse(par.fault(), options, board, streams);
}

} // namespace fairway::command::lake_race
