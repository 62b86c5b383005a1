#include "editor/model/files/companions.h"

#include "formats/document/reader.h"

#include <gmock/gmock.h>

#include <fstream>

#include <unistd.h>

// Documents are copied with all that they point to.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

const std::string pond = "# A pond.\nfairway: 1\nkind: lake\nmap: |\n  . . .\n   . . .\n";

class Companions : public testing::Test {
protected:
  void SetUp() override {
    top_ = fs::path(testing::TempDir()) / ("fairway-companions-" + std::to_string(::getpid()));
    fs::remove_all(top_);
    for (const char* folder : {"from/lakes", "to"}) fs::create_directories(top_ / folder);
  }
  void TearDown() override { fs::remove_all(top_); }

  void write(const char* name, const std::string& text) const { std::ofstream(top_ / name) << text; }
  std::string read(const char* name) const { return formats::readText(top_ / name).value(); }
  std::string copied(const char* name) const {
    const auto copy = copyInto(top_ / "to", top_ / name);
    return copy ? copy->lexically_relative(top_).string() : formats::toText(copy.fault());
  }
  std::vector<std::string> copies() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(top_ / "to"))
      names.push_back(entry.path().filename().string());
    return names;
  }
  static std::string course(const std::string& lake) {
    return "fairway: 1\nkind: course\nlake: " + lake +
           "\nstart: {at: [1, 1], letter: E}\nbuoys:\n  - {at: [2, 1]}\n  - {at: [3, 1]}\n  - {at: [1, 2]}\n";
  }
  // A match of three races on these courses.
  static std::string record(const std::vector<std::string>& courses) {
    std::string text = "fairway: 1\nkind: record\nraces:\n";
    for (const std::string& name : courses)
      text += "  - course: " + name + "\n    players: 2\n    first: 1\n    grid: []\n    turns: []\n";
    return text;
  }

  fs::path top_;
};

TEST_F(Companions, ADocumentOfItsOwnIsCopiedAsItStands) {
  write("from/pond.yaml", pond);
  EXPECT_EQ(copied("from/pond.yaml"), "to/pond.yaml");
  EXPECT_EQ(read("to/pond.yaml"), pond) << "comments and all";
}

TEST_F(Companions, WhatItPointsToComesAlong) {
  write("from/lakes/pond.yaml", pond);
  write("from/a.yaml", course("lakes/pond.yaml"));
  EXPECT_EQ(copied("from/a.yaml"), "to/a.yaml");
  EXPECT_THAT(copies(), UnorderedElementsAre("a.yaml", "pond.yaml"));
  EXPECT_THAT(read("to/a.yaml"), HasSubstr("lake: pond.yaml\n"));
}

TEST_F(Companions, NothingIsWrittenOver) {
  write("from/lakes/pond.yaml", pond);
  write("from/a.yaml", course("lakes/pond.yaml"));
  write("to/pond.yaml", "something else");
  EXPECT_EQ(copied("from/a.yaml"), "to/a.yaml");
  EXPECT_EQ(read("to/pond.yaml"), "something else");
  EXPECT_THAT(read("to/a.yaml"), HasSubstr("lake: pond-2.yaml\n"));
  EXPECT_EQ(copied("from/a.yaml"), "to/a.yaml") << "the same once more is the same file";
  EXPECT_EQ(copies().size(), 3U);
}

TEST_F(Companions, WhatSeveralPointToIsCopiedOnce) {
  write("from/lakes/pond.yaml", pond);
  write("from/a.yaml", course("lakes/pond.yaml"));
  write("from/match.yaml", record({"a.yaml", "a.yaml", "./a.yaml"}));
  EXPECT_EQ(copied("from/match.yaml"), "to/match.yaml");
  EXPECT_THAT(copies(), UnorderedElementsAre("match.yaml", "a.yaml", "pond.yaml"));
}

TEST_F(Companions, WhatIsMissingIsNamed) {
  write("from/a.yaml", course("none.yaml"));
  EXPECT_THAT(copied("from/a.yaml"), HasSubstr("none.yaml: error: cannot be read"));
  EXPECT_TRUE(copies().empty());
}

// Records that name themselves and each other three times: each is looked at once, not at every place where
// it is named, which would be 3^8 times.
TEST_F(Companions, ACircleIsRefusedAtOnce) {
  write("from/one.yaml", record({"one.yaml", "one.yaml", "one.yaml"}));
  EXPECT_THAT(copied("from/one.yaml"), HasSubstr("one.yaml: error: points to itself"));
  const std::vector<std::string> ring{"two.yaml", "three.yaml", "four.yaml"};
  for (const std::string& name : ring) write(("from/" + name).c_str(), record(ring));
  const std::string faults = copied("from/two.yaml");
  EXPECT_THAT(faults, HasSubstr("points to itself"));
  EXPECT_LT(std::count(faults.begin(), faults.end(), '\n'), 10) << "and said once";
  EXPECT_TRUE(copies().empty());
}

TEST(LiesIn, TheFolderOrBelow) {
  EXPECT_TRUE(liesIn("/a/b", "/a/b/c.yaml"));
  EXPECT_TRUE(liesIn("/a/b", "/a/b/d/c.yaml"));
  EXPECT_TRUE(liesIn("/a/b", "/a/x/../b/c.yaml"));
  EXPECT_FALSE(liesIn("/a/b", "/a/c.yaml"));
  EXPECT_FALSE(liesIn("/a/b", "/a/bc/d.yaml"));
}

} // namespace
} // namespace fairway::editor
