#include "tests/formats/broken_samples.h"

#include "formats/document/reader.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <fstream>

namespace fairway::test {

namespace fs = std::filesystem;

void expectBrokenSamplesRefused(const std::string& game,
                                const std::function<std::string(const fs::path& file)>& problemsOf) {
  for (const char* group : {"document", "beyond-schema"}) {
    fs::current_path(sourceDir() / "samples" / game / "broken" / group); // messages then hold no path of ours
    int found = 0;
    for (const fs::directory_entry& entry : fs::directory_iterator(".")) {
      const fs::path file = entry.path().filename();
      if (file.extension() != ".yaml") continue;
      ++found;
      const fs::path expected = fs::path(file).replace_extension(".expected");
      const std::string problems = problemsOf(file);
      if (std::getenv("FAIRWAY_UPDATE")) std::ofstream(expected) << problems;
      EXPECT_NE(problems, "") << file;
      const auto text = formats::readText(expected);
      EXPECT_EQ(problems, text ? text.value() : "(no such file)") << file;
    }
    EXPECT_GT(found, 0) << group;
  }
}

} // namespace fairway::test
