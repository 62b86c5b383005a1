#include "validator/lake_race/command/par/load_course.h"

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/choose.h"
#include "validator/command/files/load_document.h"

namespace fairway::command::lake_race {

Result<formats::lake_race::CourseBody, formats::Problems> courseIn(const LoadedDocument& loaded) {
  auto course = bodyAs<formats::lake_race::CourseBody>(loaded, "course");
  if (course || loaded.read.document.as<formats::lake_race::LakeBody>() == nullptr) return course;
  formats::Problems problems = course.fault();
  problems.front().message +=
      "; `fairway courses " + loaded.file + " -o DIR` writes the courses of this lake";
  return problems;
}

Result<formats::lake_race::CourseSetup, formats::Problems> loadCourse(const std::string& file,
                                                                      const Streams& streams) {
  const auto loaded = loadDocument(file, streams);
  if (!loaded) return loaded.fault();
  const auto course = courseIn(*loaded);
  if (!course) return course.fault();
  return formats::lake_race::resolveCourse(*course, file, loaded->loader());
}

std::optional<fairway::lake_race::Course> courseOf(const formats::lake_race::CourseSetup& setup) {
  if (!fairway::lake_race::gatesDefined(setup.lake, setup.placement)) return std::nullopt;
  return fairway::lake_race::Course{setup.lake, setup.race, setup.placement,
                                    fairway::lake_race::chosen(setup.lake, setup.placement, setup.choices)};
}

} // namespace fairway::command::lake_race
