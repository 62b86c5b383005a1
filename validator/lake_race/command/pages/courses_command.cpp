
#include "formats/document/writer.h"
#include "formats/lake_race/resolve.h"
#include "validator/command/files/load_document.h"
#include "validator/command/files/results.h"
#include "validator/command/terminal/terminal.h"
#include "validator/lake_race/command/pages/courses_output.h"

#include <filesystem>
#include <ostream>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

namespace {

std::vector<validator::lake_race::Assignment> withChoices(const Lake& lake,
                                                          std::vector<validator::lake_race::Assignment> all) {
  for (validator::lake_race::Assignment& assignment : all)
    if (assignment.raceable()) assignment.choices = choicesOf(lake, assignment);
  return all;
}

Result<CourseList, formats::Problems> listCourses(const CoursesOptions& options, const Streams& streams) {
  const auto loaded = loadDocument(options.file, streams);
  if (!loaded) return loaded.fault();
  const auto body = bodyAs<formats::lake_race::LakeBody>(*loaded, "lake");
  if (!body) return body.fault();
  auto lake = formats::lake_race::resolveLake(*body, options.file, loaded->loader());
  if (!lake) return lake.fault();
  CourseList list{options.file, loaded->read.document.head.info, std::move(*lake), {}};
  for (RaceLetter race : allRaces)
    if (options.race.empty() || raceLettered(options.race) == race)
      if (validator::lake_race::hasCourses(list.lake, race))
        list.races.emplace_back(race,
                                withChoices(list.lake, validator::lake_race::assignmentsOf(list.lake, race)));
  return list;
}

// A course that needs no other file, with every choice written out: what the rules core loads.
formats::lake_race::CourseDocument exported(const CourseList& list, RaceLetter race,
                                            const validator::lake_race::Assignment& assignment) {
  formats::lake_race::CourseDocument document;
  document.head.info = {list.info.name, list.info.author, list.info.licence, std::nullopt, {}, {}};
  const std::string lakeName =
      list.info.name.value_or(std::filesystem::path(list.file).stem().stem().string());
  document.head.info.name =
      lakeName + ", race " + letterOf(race) + ", buoys on slots " + orderText(assignment, "-");
  document.body = {race,
                   list.lake,
                   assignment.placement.start,
                   assignment.placement.letter,
                   assignment.placement.buoys,
                   fixed(*assignment.choices)};
  return document;
}

// Lake, race and the slots of buoys 0 to 3: the same course has the same name every time.
std::string fileName(const CourseList& list, RaceLetter race,
                     const validator::lake_race::Assignment& assignment) {
  const std::string lake =
      list.file == "-" ? "lake" : std::filesystem::path(list.file).stem().stem().string();
  return lake + "-" + static_cast<char>(letterOf(race) - 'A' + 'a') + "-" + orderText(assignment, "") +
         ".course.yaml";
}

std::optional<formats::Problem> writeCourses(const CourseList& list, const std::filesystem::path& folder,
                                             std::ostream& err) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    return formats::Problem{folder.string(), 0, 0, "", "the folder cannot be created: " + error.message()};
  int written = 0;
  for (const auto& [race, assignments] : list.races)
    for (const validator::lake_race::Assignment& assignment : assignments) {
      if (!assignment.raceable()) continue;
      const std::string text = formats::writeDocument(exported(list, race, assignment));
      if (auto problem = formats::replaceFile(folder / fileName(list, race, assignment), text))
        return problem;
      ++written;
    }
  err << written << (written == 1 ? " course" : " courses") << " written to " << folder.string() << '\n';
  return std::nullopt;
}

bool allRaceable(const CourseList& list) {
  for (const auto& [race, assignments] : list.races)
    for (const validator::lake_race::Assignment& assignment : assignments)
      if (!assignment.raceable()) return false;
  return !list.races.empty();
}

} // namespace

int runCourses(const CoursesOptions& options, const Streams& streams) {
  if (refusesStandardOutput(options.folder, streams)) return exitWrongCall;
  const auto list = listCourses(options, streams);
  if (!list) {
    tellProblems(list.fault(), streams);
    return exitUnreadable;
  }
  if (list->races.empty())
    streams.err << options.file << ": no race has four slots on different cells of the lake"
                << (options.race.empty() ? "" : " (race " + options.race + " was asked for)")
                << "; `fairway validate` says more\n";
  streams.out << (options.json ? coursesJson(*list) : coursesText(*list));
  if (!options.folder.empty())
    if (const auto problem = writeCourses(*list, options.folder, streams.err)) {
      streams.err << formats::toText(*problem) << '\n';
      return exitUnreadable;
    }
  return allRaceable(*list) ? exitDone : exitFindings;
}

} // namespace fairway::command::lake_race
