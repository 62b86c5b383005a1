#include "validator/lake_race/command/compare/compare_command.h"

#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/command/load_document.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/lake_race/command/compare/comparison.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

using namespace fairway::lake_race;
using namespace validator::lake_race;

// What is compared, or the exit status once it was said why it cannot be.
using TwoCourses = Result<std::vector<NamedCourse>, int>;

TwoCourses coursesOfLake(const CompareOptions& options, const formats::lake_race::LakeBody& body,
                         const LoadedDocument& loaded, const Streams& streams) {
  if (options.assignments.size() != 2)
    return refuseCall("a lake needs two courses to compare: --assignment 1,5", streams);
  const auto lake = formats::lake_race::resolveLake(body, loaded.file, loaded.loader());
  if (!lake) return refuse(lake.fault(), streams);
  const RaceLetter race = *raceLettered(options.race);
  if (!hasCourses(*lake, race))
    return cannot(loaded.file, "race " + options.race + " has no four slots on different cells of the lake",
                  streams);
  const std::vector<Assignment> all = assignmentsOf(*lake, race);
  std::vector<NamedCourse> courses;
  for (const int number : options.assignments) {
    const Assignment& assignment = all[static_cast<std::size_t>(number - 1)];
    const std::string name =
        loaded.file + ", race " + options.race + ", assignment " + std::to_string(number);
    if (!assignment.raceable())
      return cannot(name, "cannot be raced: it fails check " + std::string(assignment.failing), streams);
    courses.push_back({name, {*lake, race, assignment.placement, choicesOf(*lake, assignment)}});
  }
  return courses;
}

TwoCourses coursesToCompare(const CompareOptions& options, const Streams& streams) {
  std::vector<NamedCourse> courses;
  for (const std::string& file : options.files) {
    const auto loaded = loadDocument(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    const auto* lake = loaded->read.document.as<formats::lake_race::LakeBody>();
    if (lake && options.files.size() == 1) return coursesOfLake(options, *lake, *loaded, streams);
    const auto body = bodyAs<formats::lake_race::CourseBody>(*loaded, "course");
    if (!body) return refuse(body.fault(), streams);
    auto setup = formats::lake_race::resolveCourse(*body, loaded->file, loaded->loader());
    if (!setup) return refuse(setup.fault(), streams);
    auto course = settledCourse(std::move(setup->lake), setup->race, setup->placement, setup->choices);
    if (!course) return cannot(file, "no race can be held on it: " + course.fault(), streams);
    courses.push_back({file, std::move(*course)});
  }
  if (courses.size() != 2)
    return refuseCall("compare needs two courses, or a lake with --assignment 1,5", streams);
  if (!options.assignments.empty()) return refuseCall("--assignment is for a lake", streams);
  return courses;
}

// The second course has dice of its own: with the same ones, what both share would not be chance.
FigureOptions optionsFor(const CompareOptions& options, std::size_t course) {
  FigureOptions own = options;
  own.seed += course;
  return own;
}

} // namespace

int runCompare(const CompareOptions& options, const Streams& streams) {
  const auto courses = coursesToCompare(options, streams);
  if (!courses) return courses.fault();
  std::vector<CourseFigures> figures;
  ProgressBar bar(streams, "compare");
  for (std::size_t i = 0; i < courses->size(); ++i) {
    validator::PartWatch part(bar, static_cast<double>(i) / 2, static_cast<double>(i + 1) / 2);
    auto own = figuresOf((*courses)[i], optionsFor(options, i), part, streams);
    if (!own) return own.fault();
    figures.push_back(std::move(*own));
  }
  streams.out << (options.json ? comparisonJson(figures[0], figures[1], options.seed)
                               : comparisonText(figures[0], figures[1]));
  return exitDone;
}

} // namespace fairway::command::lake_race
