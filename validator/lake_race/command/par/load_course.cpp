#include "validator/lake_race/command/par/load_course.h"

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/choose.h"
#include "validator/command/load_document.h"

namespace fairway::command {

Result<formats::CourseSetup, formats::Problems> loadCourse(const std::string& file, std::istream& in) {
  const auto loaded = loadDocument(file, in);
  if (!loaded) return loaded.fault();
  const auto course = bodyAs<formats::CourseBody>(*loaded, "course");
  if (!course) return course.fault();
  return formats::resolveCourse(*course, file, loaded->loader());
}

std::optional<lake_race::Course> courseOf(const formats::CourseSetup& setup) {
  if (!lake_race::gatesDefined(setup.lake, setup.placement)) return std::nullopt;
  return lake_race::Course{setup.lake, setup.race, setup.placement,
                           lake_race::chosen(setup.lake, setup.placement, setup.choices)};
}

} // namespace fairway::command
