#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/lake_race/resolve.h"

#include <gmock/gmock.h>

#include <fstream>

// Every document in samples/lake_race/broken is refused with exactly the problems in the file `.expected`
// beside it. FAIRWAY_UPDATE=1 writes them, to be read before they are committed.
namespace fairway::formats {
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

std::string contentOf(const fs::path& file) {
  const auto text = readText(file);
  return text ? text.value() : "(no such file)";
}

class BrokenSamples : public testing::TestWithParam<std::string> {};

TEST_P(BrokenSamples, AreRefusedAsExpected) {
  fs::current_path(test::sourceDir() / "samples/lake_race/broken" /
                   GetParam()); // messages then hold no path of ours
  int found = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(".")) {
    const fs::path file = entry.path().filename();
    if (file.extension() != ".yaml") continue;
    ++found;
    const fs::path expected = fs::path(file).replace_extension(".expected");
    const std::string problems = problemsOf(file);
    if (std::getenv("FAIRWAY_UPDATE")) std::ofstream(expected) << problems;
    EXPECT_NE(problems, "") << file;
    EXPECT_EQ(problems, contentOf(expected)) << file;
  }
  EXPECT_GT(found, 0);
}

INSTANTIATE_TEST_SUITE_P(Groups, BrokenSamples, testing::Values("document", "beyond-schema"));

} // namespace
} // namespace fairway::formats
