#include "tests/support/odd_documents.h"
#include "tests/support/sanitized.h"

#include "formats/document/reader.h"
#include "validator/command/command_line.h"
#include "validator/command/terminal/streams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

// Documents of which each part is valid, and which cannot be played all the same, through every command of
// their game: nothing crashes or goes on for ever, and what is refused is refused with a reason.
namespace fairway::command {
namespace {

namespace fs = std::filesystem;

struct Family {
  const char* name;
  std::string (*document)(Random&);
  int count;
  std::vector<std::string> calls; // FILE is the document, OUT what is written
};

// Limits are small: what is asked is whether a call comes to its end, not what it finds out.
std::vector<Family> families() {
  const std::vector<std::string> everywhere{"validate FILE",           "validate --format json FILE",
                                            "fmt --check FILE",        "export FILE -o OUT.svg",
                                            "export FILE -o OUT.json", "export FILE -o OUT.yaml",
                                            "print FILE -o OUT.pdf"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.end(), everywhere.begin(), everywhere.end());
    return more;
  };
  return {
      {"course", test::oddCourse, 60,
       with({"par --max-dice 2 FILE", "simulate --races 4 FILE", "simulate --players 1 --races 4 FILE",
             "race FILE -o OUT.record.yaml", "race --players 6 FILE -o OUT.record.yaml",
             "export FILE -o OUT.svg --route --findings", "print FILE -o OUT.pdf --mode poster"})},
      {"deep course", test::oddCourse, 8, {"validate --deep FILE"}},
      {"lake", test::oddLake, 60,
       with({"courses FILE", "export FILE -o OUT.tmx", "print FILE -o OUT.pdf --mode booklet"})},
      {"tileset", test::oddTileset, 30,
       with({"verify --sample 2 FILE", "print FILE -o OUT.pdf --mode tiles"})},
      {"river", test::oddRiver, 30,
       with({"par FILE", "simulate --games 4 FILE", "simulate --games 4 --players 1 FILE",
             "race FILE -o OUT.record.yaml"})},
      {"deep river", test::oddRiver, 3, {"validate --deep FILE"}},
      {"pool", test::oddPool, 60,
       with({"simulate --games 2 --pilot quick FILE", "race --pilot quick FILE -o OUT.record.yaml",
             "solve --states 2000 FILE"})},
      {"deep pool", test::oddPool, 4, {"validate --deep FILE"}},
      {"regatta", test::oddRegatta, 20,
       with({"par --races 4 FILE", "race FILE -o OUT.record.yaml",
             "race --players 2 --all FILE -o OUT.record.yaml", "simulate --players 1 --races 4 FILE",
             "print FILE -o OUT.pdf --mode cards", "print FILE -o OUT.pdf --mode pieces",
             "export FILE -o OUT.svg --route --findings"})},
      {"deep regatta", test::oddRegatta, 4, {"validate --deep FILE", "simulate --races 16 FILE"}},
  };
}

struct Answer {
  int status;
  std::string out, err;
};

Answer call(const std::string& line, const std::string& file, const std::string& out) {
  std::vector<std::string> words{"fairway"};
  std::istringstream in(line), nothing;
  for (std::string word; in >> word;) {
    if (word == "FILE") word = file;
    if (word.starts_with("OUT")) word = out + word.substr(3);
    words.push_back(word);
  }
  std::vector<const char*> arguments;
  for (const std::string& word : words) arguments.push_back(word.c_str());
  std::ostringstream results, messages;
  const int status =
      runFairway(static_cast<int>(arguments.size()), arguments.data(), {nothing, results, messages});
  return {status, results.str(), messages.str()};
}

class OddDocuments : public testing::TestWithParam<int> {
protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("fairway-odd-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  fs::path folder_;
};
INSTANTIATE_TEST_SUITE_P(All, OddDocuments, testing::Range(0, static_cast<int>(families().size())),
                         [](const auto& family) {
                           std::string name = families()[static_cast<std::size_t>(family.param)].name;
                           std::replace(name.begin(), name.end(), ' ', '_');
                           return name;
                         });

TEST_P(OddDocuments, AreJudgedAndPlayedOrRefusedWithAReason) {
  const Family family = families()[static_cast<std::size_t>(GetParam())];
  const std::string file = (folder_ / "odd.yaml").string(), out = (folder_ / "out").string();
  int readable = 0;
  const int count = std::max(1, test::cases(family.count));
  for (int i = 0; i < count; ++i) {
    Random random(static_cast<std::uint64_t>(1000 * GetParam() + i));
    const std::string document = family.document(random);
    std::ofstream(file) << document;
    readable += formats::readDocument(document, file) ? 1 : 0;
    for (const std::string& line : family.calls) {
      const Answer answer = call(line, file, out);
      EXPECT_TRUE(answer.status >= exitDone && answer.status <= exitUnreadable) << line << "\n" << document;
      const bool refused = answer.status == exitWrongCall || answer.status == exitUnreadable;
      EXPECT_TRUE(!refused || !answer.err.empty()) << line << " without a reason\n" << document;
      EXPECT_TRUE(answer.status != exitFindings || !answer.out.empty() || !answer.err.empty())
          << line << " without a reason\n"
          << document;
    }
  }
  EXPECT_GE(4 * readable, 3 * count) << "most are valid documents";
}

} // namespace
} // namespace fairway::command
