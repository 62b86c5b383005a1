#include "validator/command/load_course.h"

#include "formats/reader.h"
#include "rules/lake_race/choose.h"
#include "rules/lake_race/gate.h"

namespace fairway::command {

Result<formats::CourseSetup, formats::Problems> loadCourse(const std::filesystem::path& file,
                                                           std::istream& in) {
  const auto text = file == "-" ? formats::readText(in, file.string()) : formats::readText(file);
  if (!text) return text.fault();
  const auto read = formats::readDocument(text.value(), file.string());
  if (!read) return read.fault();
  const auto* course = std::get_if<formats::CourseDocument>(&read->document);
  if (course == nullptr)
    return formats::Problems{{file.string(), 0, 0, "kind",
                              "expected a course, found a " + std::string(formats::kindOf(read->document))}};
  return formats::resolveCourse(course->body, file);
}

std::optional<lake_race::Course> settled(const formats::CourseSetup& setup) {
  if (!lake_race::gatesDefined(setup.lake, setup.placement)) return std::nullopt;
  return lake_race::Course{setup.lake, setup.race, setup.placement,
                           lake_race::chosen(setup.lake, setup.placement, setup.choices)};
}

} // namespace fairway::command
