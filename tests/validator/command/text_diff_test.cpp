#include "validator/command/files/text_diff.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include <unistd.h>

namespace fairway::command {
namespace {

TEST(TextDiff, EqualTextsHaveNone) {
  EXPECT_EQ(unifiedDiff("", "", "a"), "");
  EXPECT_EQ(unifiedDiff("one\n", "one\n", "a"), "");
}

TEST(TextDiff, IsWhatDiffWrites) {
  EXPECT_EQ(unifiedDiff("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nD\ne\nf\n", "x.yaml"),
            "--- x.yaml\n+++ x.yaml\n@@ -1,6 +1,6 @@\n a\n b\n c\n-d\n+D\n e\n f\n");
  EXPECT_EQ(unifiedDiff("", "a\n", "x"), "--- x\n+++ x\n@@ -0,0 +1 @@\n+a\n");
  EXPECT_EQ(unifiedDiff("a", "a\n", "x"),
            "--- x\n+++ x\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n");
}

class Scratch {
public:
  Scratch() : path_(std::filesystem::temp_directory_path() / ("fairway-diff-" + std::to_string(getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~Scratch() { std::filesystem::remove_all(path_); }

  void write(const char* name, const std::string& text) const { std::ofstream(path_ / name) << text; }
  std::string read(const char* name) const {
    std::ostringstream text;
    text << std::ifstream(path_ / name).rdbuf();
    return text.str();
  }
  int run(const std::string& command) const {
    return std::system(("cd '" + path_.string() + "' && " + command).c_str());
  }

private:
  std::filesystem::path path_;
};

std::string randomText(std::mt19937& random) {
  std::string text;
  const auto lines = random() % 30;
  for (unsigned i = 0; i < lines; ++i) text += std::string(1, static_cast<char>('a' + random() % 5)) + "\n";
  if (random() % 4 == 0) text += "end";
  return text;
}

std::string changed(std::string text, std::mt19937& random) {
  for (auto n = random() % 4; n > 0 && !text.empty(); --n)
    text.insert(text.find('\n', random() % text.size()) + 1, "new\n");
  return text;
}

// The lines that a diff takes away or adds, without its two lines of names.
long changesIn(const std::string& diff) {
  std::istringstream lines(diff);
  std::string line;
  long n = -2;
  while (std::getline(lines, line)) n += line.starts_with('-') || line.starts_with('+') ? 1 : 0;
  return n;
}

TEST(TextDiff, RandomOnesArePatchesAndAsShortAsThoseOfDiff) {
  const Scratch scratch;
  if (scratch.run("command -v diff patch > /dev/null 2>&1") != 0) GTEST_SKIP() << "needs diff and patch";
  std::mt19937 random(7);
  for (int i = 0; i < 150; ++i) {
    const std::string from = randomText(random);
    const std::string to = i % 2 == 0 ? randomText(random) : changed(from, random);
    if (from == to) continue;
    const std::string diff = unifiedDiff(from, to, "text");
    scratch.write("text", from);
    scratch.write("to", to);
    scratch.write("ours", diff);
    scratch.run("diff -d -u text to > theirs");
    EXPECT_EQ(changesIn(diff), changesIn(scratch.read("theirs"))) << diff;
    // An emptied file would be removed.
    if (to.empty()) continue;
    ASSERT_EQ(scratch.run("patch -s --fuzz=0 text < ours > said 2>&1"), 0) << scratch.read("said") << diff;
    EXPECT_EQ(scratch.read("text"), to) << diff;
  }
}

TEST(TextDiff, TextsWithNothingInCommonTakeNoTime) {
  std::string from, to;
  for (int i = 0; i < 20000; ++i) {
    from += "a" + std::to_string(i) + "\n";
    to += "b" + std::to_string(i) + "\n";
  }
  EXPECT_EQ(changesIn(unifiedDiff(from, to, "x")), 40000);
}

} // namespace
} // namespace fairway::command
