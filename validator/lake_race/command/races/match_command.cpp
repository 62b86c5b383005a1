#include "validator/lake_race/command/races/commands.h"

#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/files/load_document.h"
#include "validator/command/terminal/progress_bar.h"
#include "validator/command/terminal/terminal.h"
#include "validator/lake_race/command/par/load_course.h"
#include "validator/lake_race/command/par/par_command.h"
#include "validator/lake_race/command/races/simulation_output.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

using namespace fairway::lake_race;
using validator::lake_race::Par;

constexpr int mostMatches = 10000; // where none are asked for

// Why no match can be held, and the exit status; or what is wrong with a document.
struct Refusal {
  std::string message;
  int status = exitFindings;
  formats::Problems problems = {};
};

Refusal unreadable(const formats::Problems& problems) {
  return {{}, exitUnreadable, problems};
}

// The race's first assignment that can be raced, as sheets show it.
Result<Course, std::string> courseOf(const Lake& lake, RaceLetter race) {
  const std::string name = std::string("race ") + letterOf(race);
  if (!fairway::lake_race::hasCourses(lake, race))
    return "a match needs races A, B and C, and " + name +
           " does not have four slots on different cells of the lake";
  for (const fairway::lake_race::Assignment& assignment : fairway::lake_race::assignmentsOf(lake, race))
    if (assignment.raceable()) return Course{lake, race, assignment.placement, choicesOf(lake, assignment)};
  return "no assignment of " + name + " can be raced";
}

Result<std::vector<Course>, Refusal> coursesOfLake(const std::string& file, const LoadedDocument& loaded) {
  const auto body = bodyAs<formats::lake_race::LakeBody>(loaded, "lake");
  if (!body) return unreadable(body.fault());
  const auto lake = formats::lake_race::resolveLake(*body, file, loaded.loader());
  if (!lake) return unreadable(lake.fault());
  std::vector<Course> courses;
  for (const RaceLetter race : fairway::lake_race::allRaces) {
    const auto course = courseOf(*lake, race);
    if (!course) return Refusal{file + ": no match can be held on it: " + course.fault()};
    courses.push_back(*course);
  }
  return courses;
}

Result<std::vector<Course>, Refusal> coursesOfFiles(const std::vector<std::string>& files,
                                                    const Streams& streams) {
  std::vector<Course> courses;
  for (const std::string& file : files) {
    auto setup = loadCourse(file, streams);
    if (!setup) return unreadable(setup.fault());
    const auto course = fairway::lake_race::settledCourse(std::move(setup->lake), setup->race,
                                                          setup->placement, setup->choices);
    if (!course) return Refusal{file + ": no race can be held on it: " + course.fault()};
    courses.push_back(*course);
  }
  return courses;
}

Result<std::vector<Course>, Refusal> coursesFor(const SimulateOptions& options, const Streams& streams) {
  if (options.files.size() == fairway::lake_race::racesInMatch) return coursesOfFiles(options.files, streams);
  const auto loaded = loadDocument(options.files.front(), streams);
  if (!loaded) return unreadable(loaded.fault());
  return coursesOfLake(options.files.front(), *loaded);
}

Result<std::shared_ptr<const Par>, Refusal> solved(const Course& course, const std::string& name,
                                                   const SimulateOptions& options, const Streams& streams) {
  const fairway::lake_race::CourseBoard board(course);
  if (static_cast<int>(board.startCells().size()) < options.players)
    return Refusal{name + ": " + std::to_string(options.players) + " boats, but only " +
                   std::to_string(board.startCells().size()) + " start cells"};
  ProgressBar bar(streams, "par");
  const auto par = Par::solve(board, {options.maxDice, options.sinkPenalty}, bar);
  if (par) return *par;
  switch (par.fault()) {
  case validator::lake_race::ParRefusal::NoRoute:
    return Refusal{name + ": no race can end: the gates cannot be passed in order (see `fairway validate`)"};
  case validator::lake_race::ParRefusal::TooLarge:
    return Refusal{name + ": " + validator::lake_race::tooLargeForPar(board, options.maxDice), exitWrongCall};
  case validator::lake_race::ParRefusal::Stopped:
    break;
  }
  return Refusal{"fairway: stopped", exitInterrupted};
}

int refuse(const Refusal& refusal, const Streams& streams) {
  if (refusal.message.empty())
    tellProblems(refusal.problems, streams);
  else
    streams.err << refusal.message << '\n';
  return refusal.status;
}

} // namespace

int runMatches(const SimulateOptions& options, const PilotKinds& pilots, const Streams& streams) {
  const auto courses = coursesFor(options, streams);
  if (!courses) return refuse(courses.fault(), streams);
  validator::lake_race::MatchCourses match;
  for (std::size_t race = 0; race < match.size(); ++race) {
    const std::string& file = options.files[std::min(race, options.files.size() - 1)];
    const std::string name = options.files.size() > 1 ? file : file + ", race " + "ABC"[race];
    const auto par = solved((*courses)[race], name, options, streams);
    if (!par) return refuse(par.fault(), streams);
    match[race] = *par;
  }
  validator::lake_race::MatchSimulationOptions simulation;
  simulation.matches = options.races.value_or(mostMatches);
  simulation.exact = options.races.has_value();
  simulation.seed = options.seed;
  simulation.pilots = pilots;
  ProgressBar bar(streams, "simulate");
  const auto result = validator::lake_race::simulateMatches(match, simulation, bar);
  if (!result) return refuse({"fairway: stopped", exitInterrupted, {}}, streams);
  streams.out << (options.json ? matchJson(*result, simulation) : matchText(*result, simulation));
  return result->verdict == validator::Fairness::Unfair ? exitFindings : exitDone;
}

} // namespace fairway::command::lake_race
