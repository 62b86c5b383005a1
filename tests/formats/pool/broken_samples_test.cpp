#include "formats/document/reader.h"
#include "formats/pool/resolve.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <fstream>

// Every document in samples/pool/broken is refused with exactly the problems in the file `.expected` beside
// it. FAIRWAY_UPDATE=1 writes them, to be read before they are committed.
namespace fairway::formats::pool {
namespace {

namespace fs = std::filesystem;

std::string problemsOf(const fs::path& file) {
  const auto read = readDocumentFile(file);
  if (!read) return toText(read.fault());
  const auto* record = read->document.as<RecordBody>();
  if (!record) return "";
  const auto resolved = resolveRecord(*record, file);
  return resolved ? "" : toText(resolved.fault());
}

class BrokenPools : public testing::TestWithParam<std::string> {};

TEST_P(BrokenPools, AreRefusedAsExpected) {
  fs::current_path(test::sourceDir() / "samples/pool/broken" /
                   GetParam()); // messages then hold no path of ours
  int found = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(".")) {
    const fs::path file = entry.path().filename();
    if (file.extension() != ".yaml") continue;
    ++found;
    const fs::path expected = fs::path(file).replace_extension(".expected");
    const std::string problems = problemsOf(file);
    if (std::getenv("FAIRWAY_UPDATE")) std::ofstream(expected) << problems;
    const auto text = readText(expected);
    EXPECT_NE(problems, "") << file;
    EXPECT_EQ(problems, text ? text.value() : "(no such file)") << file;
  }
  EXPECT_GT(found, 0);
}

INSTANTIATE_TEST_SUITE_P(Groups, BrokenPools, testing::Values("document", "beyond-schema"));

} // namespace
} // namespace fairway::formats::pool
