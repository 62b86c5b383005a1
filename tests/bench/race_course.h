#pragma once

#include "tests/support/source_dir.h"

#include "formats/reader.h"
#include "formats/resolve.h"
#include "rules/lake_race/choose.h"
#include "rules/lake_race/course_board.h"

namespace fairway::validator {

// The board of a sample course, for the benchmarks of par and simulate.
inline lake_race::CourseBoard sampleBoard(const std::string& name) {
  const std::string file = (test::sourceDir() / "samples" / name).string();
  const auto document = formats::readDocumentFile(file);
  const auto& course = std::get<formats::CourseDocument>(document.value().document);
  const auto setup = formats::resolveCourse(course.body, file);
  return {setup->lake, setup->placement, lake_race::chosen(setup->lake, setup->placement, setup->choices)};
}

} // namespace fairway::validator
