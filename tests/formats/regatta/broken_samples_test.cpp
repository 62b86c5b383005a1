#include "formats/document/reader.h"
#include "formats/regatta/resolve.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <fstream>

// Every document in samples/regatta/broken is refused with exactly the problems in the file `.expected`
// beside it. FAIRWAY_UPDATE=1 writes them, to be read before they are committed.
namespace fairway::formats::regatta {
namespace {

namespace fs = std::filesystem;

template <class Resolved>
std::string faultsOf(const Resolved& resolved) {
  return resolved ? std::string() : toText(resolved.fault());
}

std::string problemsOf(const fs::path& file) {
  const auto read = readDocumentFile(file);
  if (!read) return toText(read.fault());
  if (const auto* regatta = read->document.as<RegattaBody>()) return faultsOf(resolveRegatta(*regatta, file));
  if (const auto* record = read->document.as<RecordBody>()) return faultsOf(resolveRecord(*record, file));
  return {};
}

class RegattaBrokenSamples : public testing::TestWithParam<std::string> {};

TEST_P(RegattaBrokenSamples, AreRefusedAsExpected) {
  // Messages then hold no path of ours.
  fs::current_path(test::sourceDir() / "samples/regatta/broken" / GetParam());
  int found = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(".")) {
    const fs::path file = entry.path().filename();
    if (file.extension() != ".yaml") continue;
    ++found;
    const fs::path expected = fs::path(file).replace_extension(".expected");
    const std::string problems = problemsOf(file);
    if (std::getenv("FAIRWAY_UPDATE")) std::ofstream(expected) << problems;
    EXPECT_NE(problems, "") << file;
    const auto text = readText(expected);
    EXPECT_EQ(problems, text ? text.value() : "(no such file)") << file;
  }
  EXPECT_GT(found, 0);
}

INSTANTIATE_TEST_SUITE_P(Groups, RegattaBrokenSamples, testing::Values("document", "beyond-schema"));

} // namespace
} // namespace fairway::formats::regatta
