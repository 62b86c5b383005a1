#pragma once

#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/lake_race/resolve.h"
#include "rules/lake_race/gates/course_board.h"
#include "rules/lake_race/route/choose.h"

namespace fairway::validator::lake_race {

// A sample course with every choice made, for benchmarks and tests of par and simulate.
inline fairway::lake_race::Course sampleCourse(const std::string& name) {
  const std::string file = (fairway::test::sourceDir() / "samples/lake_race" / name).string();
  const auto document = formats::readDocumentFile(file);
  const auto& course = document.value().document.get<formats::lake_race::CourseBody>();
  const auto setup = formats::lake_race::resolveCourse(course, file);
  return {setup->lake, setup->race, setup->placement,
          fairway::lake_race::chosen(setup->lake, setup->placement, setup->choices)};
}

inline fairway::lake_race::CourseBoard sampleBoard(const std::string& name) {
  return fairway::lake_race::CourseBoard(sampleCourse(name));
}

} // namespace fairway::validator::lake_race
