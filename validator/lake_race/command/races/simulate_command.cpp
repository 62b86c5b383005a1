#include "validator/lake_race/command/races/commands.h"

#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/command/terminal/terminal.h"
#include "validator/lake_race/command/par/par_command.h"
#include "validator/lake_race/command/races/lake_courses.h"
#include "validator/lake_race/command/races/simulation_output.h"
#include "validator/lake_race/simulation/skill.h"

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

// As many races again, of one perfect boat among casual ones; false when stopped.
bool addSkill(validator::lake_race::SimulationResult& result,
              const validator::lake_race::SimulationOptions& simulation, const Par& par,
              const Streams& streams) {
  ProgressBar bar(streams, "skill");
  const auto skill = validator::lake_race::raceForSkill(
      par, {static_cast<int>(simulation.pilots.size()), simulation.races, simulation.seed}, bar);
  if (skill && result.character) result.character->skill = skill->skill;
  return skill.has_value();
}

validator::lake_race::SimulationOptions simulationFor(const SimulateOptions& options,
                                                      const PilotKinds& pilots) {
  validator::lake_race::SimulationOptions simulation;
  simulation.races = options.races.value_or(mostRaces);
  simulation.exact = options.races.has_value();
  simulation.seed = options.seed;
  simulation.pilots = pilots;
  simulation.ghosts = options.ghosts;
  return simulation;
}

// All courses of a lake, each as alone.
int raceLake(const SimulateOptions& options, const PilotKinds& pilots, const fairway::lake_race::Lake& lake,
             const Streams& streams) {
  if (options.skill) return refuseCall("--skill needs a course", streams);
  if (options.players < 2) return refuseCall("--players must be at least 2 for a lake", streams);
  const auto simulation = simulationFor(options, pilots);
  ProgressBar bar(streams, "courses");
  const auto courses = raceCourses(lake, fairway::lake_race::raceLettered(options.race),
                                   {options.maxDice, options.sinkPenalty}, simulation, bar);
  if (!courses) {
    if (courses.fault() == ParRefusal::Stopped) return tellStopped(streams.err);
    streams.err << options.files.front() << ": the lake is too large to be solved with " << options.maxDice
                << " dice; --max-dice takes fewer\n";
    return exitWrongCall;
  }
  if (courses->empty()) {
    streams.err << options.files.front()
                << ": there are no courses: " << (options.race.empty() ? "no race" : "race " + options.race)
                << (options.race.empty() ? " has" : " does not have") << " four slots on different cells\n";
    return exitFindings;
  }
  streams.out << (options.json ? lakeJson(*courses, simulation) : lakeText(*courses, simulation));
  const bool good = std::all_of(courses->begin(), courses->end(), [](const LakeCourse& course) {
    return course.result && course.result->verdict != validator::Fairness::Unfair;
  });
  return good ? exitDone : exitFindings;
}

int raceAndWrite(const SimulateOptions& options, const PilotKinds& pilots, const Par& par,
                 const Streams& streams) {
  const auto simulation = simulationFor(options, pilots);
  std::optional<ProgressBar> bar(std::in_place, streams, "simulate");
  auto result = validator::lake_race::simulate(par, simulation, *bar);
  bar.reset(); // the next one begins afresh
  if (!result) return refuse(ParRefusal::Stopped, options, par.board(), streams);
  if (options.skill && !addSkill(*result, simulation, par, streams))
    return refuse(ParRefusal::Stopped, options, par.board(), streams);
  streams.out << (options.json ? simulationJson(*result, simulation, par.board())
                               : simulationText(*result, simulation, par));
  return result->verdict == validator::Fairness::Unfair ? exitFindings : exitDone;
}

} // namespace

int runSimulate(const SimulateOptions& options, const Streams& streams) {
  const auto names = pilotsBySeat(options.pilots, options.players, "par", streams);
  if (!names) return exitWrongCall;
  if (!options.bots.bots.empty()) {
    if (options.skill) return refuseCall("--skill cannot be used with --bot", streams);
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
  const bool perfect = pilots.size() > 1 && std::all_of(pilots.begin(), pilots.end(), [](auto kind) {
                         return kind == validator::lake_race::PilotKind::Par;
                       });
  if (options.ghosts && !perfect)
    return refuseCall("--ghosts needs two or more boats, all with the pilot par", streams);
  if (options.skill && !perfect)
    return refuseCall("--skill needs two or more boats, all with the pilot par", streams);
  if (options.match) return runMatches(options, pilots, streams);
  const auto loaded = loadDocument(options.files.front(), streams);
  if (!loaded) return command::refuse(loaded.fault(), streams);
  if (const auto* body = loaded->read.document.as<formats::lake_race::LakeBody>()) {
    const auto lake = formats::lake_race::resolveLake(*body, loaded->file, loaded->loader());
    return lake ? raceLake(options, pilots, *lake, streams) : command::refuse(lake.fault(), streams);
  }
  if (!options.race.empty()) return refuseCall("--race is for lakes", streams);
  const auto body = bodyAs<formats::lake_race::CourseBody>(*loaded, "course");
  if (!body) return command::refuse(body.fault(), streams);
  auto setup = formats::lake_race::resolveCourse(*body, loaded->file, loaded->loader());
  if (!setup) return command::refuse(setup.fault(), streams);
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
