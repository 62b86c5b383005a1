#include "formats/document/reader.h"
#include "formats/lake_race/resolve.h"
#include "tests/formats/broken_samples.h"

#include <gtest/gtest.h>

namespace fairway::formats::lake_race {
namespace {

namespace fs = std::filesystem;

template <class T>
Problems faultsOf(const Result<T, Problems>& result) {
  return result ? Problems{} : result.fault();
}

Problems resolutionProblems(const Document& document, const fs::path& file) {
  if (const auto* lake = document.as<LakeBody>()) return faultsOf(resolveLake(*lake, file));
  if (const auto* course = document.as<CourseBody>()) return faultsOf(resolveCourse(*course, file));
  if (const auto* record = document.as<RecordBody>()) return faultsOf(resolveRecord(*record, file));
  return {};
}

std::string problemsOf(const fs::path& file) {
  const auto read = readDocumentFile(file);
  return toText(read ? resolutionProblems(read->document, file) : read.fault());
}

TEST(BrokenLakes, AreRefusedAsExpected) {
  fairway::test::expectBrokenSamplesRefused("lake_race", problemsOf);
}

} // namespace
} // namespace fairway::formats::lake_race
