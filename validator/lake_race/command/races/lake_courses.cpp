#include "validator/lake_race/command/races/lake_courses.h"

#include "validator/lake_race/par/par_report.h"

namespace fairway::command::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

struct OpenCourse {
  LakeCourse course;
  std::optional<Course> water; // none: it cannot be raced
};

std::vector<OpenCourse> coursesToRace(const Lake& lake, std::optional<RaceLetter> only,
                                      const validator::WorkWatch& watch) {
  std::vector<OpenCourse> courses;
  for (const RaceLetter race : allRaces) {
    if ((only && race != *only) || !hasCourses(lake, race)) continue;
    int number = 0;
    for (const Assignment& assignment : assignmentsOf(lake, race, [&] { return watch.stopWanted(); })) {
      OpenCourse open;
      open.course.race = race;
      open.course.assignment = ++number;
      if (assignment.raceable())
        open.water = Course{lake, race, assignment.placement, choicesOf(lake, assignment)};
      else
        open.course.whyNot = "it fails check " + std::string(assignment.failing);
      courses.push_back(std::move(open));
    }
  }
  return courses;
}

// None: it went well.
std::optional<ParRefusal> raceOn(const Course& water, const ParOptions& options,
                                 const SimulationOptions& simulation, LakeCourse& course,
                                 validator::WorkWatch& watch) {
  const CourseBoard board(water);
  if (board.startCells().size() < simulation.pilots.size()) {
    course.whyNot = "it has only " + std::to_string(board.startCells().size()) + " start cells";
    return std::nullopt;
  }
  validator::PartWatch solving(watch, 0, 0.5);
  const auto par = Par::solve(board, options, solving);
  if (!par) {
    if (par.fault() != ParRefusal::NoRoute) return par.fault();
    course.whyNot = "the gates cannot be passed in order";
    return std::nullopt;
  }
  course.par = (*par)->value();
  course.startSpread = startSpreadOf(**par);
  validator::PartWatch racing(watch, 0.5, 1);
  course.result = simulate(**par, simulation, racing);
  return course.result ? std::nullopt : std::optional(ParRefusal::Stopped);
}

} // namespace

Result<std::vector<LakeCourse>, ParRefusal> raceCourses(const Lake& lake, std::optional<RaceLetter> only,
                                                        const ParOptions& par,
                                                        const SimulationOptions& simulation,
                                                        validator::WorkWatch& watch) {
  std::vector<OpenCourse> open = coursesToRace(lake, only, watch);
  std::vector<LakeCourse> courses;
  const auto all = static_cast<double>(open.size());
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (watch.stopWanted()) return ParRefusal::Stopped;
    validator::PartWatch part(watch, static_cast<double>(i) / all, static_cast<double>(i + 1) / all);
    courses.push_back(std::move(open[i].course));
    if (!open[i].water) continue;
    if (const auto refusal = raceOn(*open[i].water, par, simulation, courses.back(), part)) return *refusal;
  }
  if (watch.stopWanted()) return ParRefusal::Stopped;
  return courses;
}

} // namespace fairway::command::lake_race
