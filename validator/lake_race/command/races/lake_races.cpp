#include "validator/lake_race/command/races/lake_races.h"

#include "formats/lake_race/resolve.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/course_rules.h"
#include "validator/lake_race/command/races/replay_output.h"

#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

namespace {

Result<Course, NoTable> courseOf(const Lake& lake, RaceLetter race, int assignment) {
  const std::string name = std::string("race ") + letterOf(race);
  if (!fairway::lake_race::hasCourses(lake, race))
    return NoTable{{}, name + " has no four slots on different cells of the lake"};
  const auto all = fairway::lake_race::assignmentsOf(lake, race);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool asked = assignment == 0 || static_cast<int>(i) + 1 == assignment;
    if (asked && all[i].raceable()) return Course{lake, race, all[i].placement, choicesOf(lake, all[i])};
  }
  return NoTable{{},
                 assignment == 0
                     ? "no assignment of " + name + " can be raced"
                     : "assignment " + std::to_string(assignment) + " of " + name + " cannot be raced"};
}

// The race that was asked for; otherwise all three as a match, or the only one that the lake has slots for.
std::vector<RaceLetter> lettersFor(const Lake& lake, const std::string& asked) {
  std::vector<RaceLetter> all(allRaces.begin(), allRaces.end()), with;
  for (const RaceLetter race : allRaces)
    if (asked.empty() ? hasCourses(lake, race) : asked[0] == letterOf(race)) with.push_back(race);
  return with.size() == 1 ? with : all;
}

Result<LakeRaces, NoTable> racesOfLake(const formats::lake_race::LakeBody& body, const LoadedDocument& loaded,
                                       const LakeTableOptions& options) {
  const auto lake = formats::lake_race::resolveLake(body, loaded.file, loaded.loader());
  if (!lake) return NoTable{lake.fault()};
  LakeRaces races;
  for (const RaceLetter race : lettersFor(*lake, options.race)) {
    auto course = courseOf(*lake, race, options.assignment);
    if (!course) return course.fault();
    races.courses.push_back(std::move(*course));
  }
  return races;
}

Result<LakeRaces, NoTable> racesOfCourse(const formats::lake_race::CourseBody& body,
                                         const LoadedDocument& loaded) {
  auto setup = formats::lake_race::resolveCourse(body, loaded.file, loaded.loader());
  if (!setup) return NoTable{setup.fault()};
  auto course = fairway::lake_race::settledCourse(std::move(setup->lake), setup->race, setup->placement,
                                                  setup->choices);
  if (!course) return NoTable{{}, "no race can be held on it: " + course.fault()};
  LakeRaces races;
  races.courses.push_back(std::move(*course));
  return races;
}

Result<LakeRaces, NoTable> racesOfRecord(const formats::lake_race::RecordBody& body,
                                         const LoadedDocument& loaded) {
  auto settled = settledRaces(body, loaded);
  if (!settled) return NoTable{settled.fault()};
  const auto replay = fairway::lake_race::replay(body.options, *settled);
  if (!replay)
    return NoTable{{loaded.problem("races[" + std::to_string(replay.fault().race) + "]",
                                   replay.fault().message.english())}};
  if (replay->illegal && replay->illegal->rule != fairway::lake_race::Rule::GridComplete)
    return NoTable{{},
                   "the record is illegal: " + replay->illegal->message.english() + "; see `fairway replay`"};
  LakeRaces races;
  races.options = body.options;
  races.head = loaded.read.document.head;
  for (fairway::lake_race::RecordedRaceOnCourse& race : *settled) {
    races.courses.push_back(std::move(race.course));
    races.record.push_back(std::move(race.record));
  }
  return races;
}

} // namespace

Result<LakeRaces, NoTable> racesFor(const LakeTableOptions& options, const LoadedDocument& loaded) {
  using namespace formats::lake_race;
  const formats::Document& document = loaded.read.document;
  const auto* lake = document.as<LakeBody>();
  if (!lake && (!options.race.empty() || options.assignment > 0))
    return NoTable{{}, "--race and --assignment are for lakes", exitWrongCall};
  auto races = lake                        ? racesOfLake(*lake, loaded, options)
               : document.as<CourseBody>() ? racesOfCourse(*document.as<CourseBody>(), loaded)
               : document.as<RecordBody>()
                   ? racesOfRecord(*document.as<RecordBody>(), loaded)
                   : Result<LakeRaces, NoTable>(
                         NoTable{{loaded.problem("kind", "expected a course, a lake or a record, found a " +
                                                             std::string(formats::kindOf(document)))}});
  if (!races) return races;
  races->name = document.head.info.name.value_or(lake ? "A lake" : "A course");
  if (!races->head) races->options.variant = options.variant;
  return races;
}

int refuse(const NoTable& why, const std::string& file, const Streams& streams) {
  if (!why.problems.empty()) return command::refuse(why.problems, streams);
  streams.err << file << ": " << why.message << '\n';
  return why.status;
}

} // namespace fairway::command::lake_race
