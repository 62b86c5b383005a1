#include "validator/lake_race/command/figures/course_figures.h"

#include "rules/lake_race/route/route.h"
#include "validator/command/terminal/interrupt.h"
#include "validator/lake_race/command/par/par_command.h"
#include "validator/lake_race/simulation/skill.h"

#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

bool addSkillTo(CourseFigures& figures, const Par& par, const FigureOptions& options,
                validator::WorkWatch& watch) {
  const auto skill = raceForSkill(par, {options.players, options.races, options.seed}, watch);
  if (skill && figures.races.character) figures.races.character->skill = skill->skill;
  return skill.has_value();
}

} // namespace

Result<CourseFigures, int> figuresOf(const NamedCourse& named, const FigureOptions& options,
                                     validator::WorkWatch& watch, const Streams& streams) {
  const CourseBoard board(named.course);
  if (static_cast<int>(board.startCells().size()) < options.players)
    return cannot(named.name,
                  std::to_string(options.players) + " boats, but only " +
                      std::to_string(board.startCells().size()) + " start cells",
                  streams);
  validator::PartWatch solving(watch, 0, 0.4);
  const auto par = Par::solve(board, {options.maxDice, options.sinkPenalty}, solving);
  if (!par && par.fault() == ParRefusal::NoRoute)
    return cannot(named.name, "no race can end: the gates cannot be passed in order (see `fairway validate`)",
                  streams);
  if (!par && par.fault() == ParRefusal::TooLarge) {
    streams.err << named.name << ": " << tooLargeForPar(board, options.maxDice) << '\n';
    return static_cast<int>(exitWrongCall);
  }
  if (!par) return tellStopped(streams.err);
  auto report = reportOf(**par, watch);
  if (!report) return tellStopped(streams.err);
  SimulationOptions simulation;
  simulation.races = options.races;
  simulation.exact = true;
  simulation.seed = options.seed;
  simulation.pilots.assign(static_cast<std::size_t>(options.players), PilotKind::Par);
  validator::PartWatch racing(watch, 0.4, options.skill ? 0.7 : 1);
  auto races = simulate(**par, simulation, racing);
  if (!races) return tellStopped(streams.err);
  CourseFigures figures{named.name, shortestRoute(board)->steps, std::move(*report), std::move(*races)};
  validator::PartWatch skilled(watch, 0.7, 1);
  if (options.skill && !addSkillTo(figures, **par, options, skilled)) return tellStopped(streams.err);
  return figures;
}

} // namespace fairway::command::lake_race
