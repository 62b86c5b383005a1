#include "validator/command/validate/watched_files.h"

#include "validator/command/terminal/interrupt.h"

#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

#include <unistd.h>

// What `validate --watch` looks at, and when it looks again.
namespace fairway::command {
namespace {

namespace fs = std::filesystem;
using testing::UnorderedElementsAre;

const std::string pond = "fairway: 1\nkind: lake\nmap: |\n  . . .\n   . . .\n";
const std::string onPond = "fairway: 1\nkind: course\nlake: pond.yaml\nstart: {at: [1, 1], letter: E}\n"
                           "buoys:\n  - {at: [2, 1]}\n  - {at: [3, 1]}\n  - {at: [1, 2]}\n";

class Watched : public testing::Test {
protected:
  void SetUp() override {
    top_ = fs::path(testing::TempDir()) / ("fairway-watched-" + std::to_string(::getpid()));
    fs::remove_all(top_);
    fs::create_directories(top_ / "folder");
    write("pond.yaml", pond);
    write("course.yaml", onPond);
  }
  void TearDown() override { fs::remove_all(top_); }

  std::string at(const char* name) const { return (top_ / name).string(); }
  void write(const char* name, const std::string& text) const { std::ofstream(top_ / name) << text; }
  // A new time is a change, even within the grain of the file system's clock.
  void touch(const char* name) const {
    fs::last_write_time(top_ / name, fs::last_write_time(top_ / name) + std::chrono::seconds(2));
  }
  std::vector<std::string> watched(const std::vector<std::string>& names) const {
    std::vector<std::string> files;
    for (const auto& [file, state] : statesOf(names, {}))
      files.push_back(file.lexically_relative(top_).string() + (state.changed ? "" : " missing"));
    return files;
  }
  // Whether a change is seen that stands before the wait begins; a wait without one would not end.
  void expectSeen(const std::vector<std::string>& names, const FileStates& before, const char* what) const {
    const InterruptGuard guard;
    EXPECT_TRUE(waitForChange(names, {}, before)) << what;
  }

  fs::path top_;
};

TEST_F(Watched, AreTheDocumentsAndAllThatTheyReferTo) {
  EXPECT_THAT(watched({at("pond.yaml")}), UnorderedElementsAre("pond.yaml"));
  EXPECT_THAT(watched({at("course.yaml")}), UnorderedElementsAre("course.yaml", "pond.yaml"));
  write("folder/a.yaml", pond);
  write("folder/b.txt", pond);
  EXPECT_THAT(watched({at("folder"), at("pond.yaml")}), UnorderedElementsAre("folder/a.yaml", "pond.yaml"));
}

TEST_F(Watched, AreAlsoFilesThatAreMissingOrFaulty) {
  EXPECT_THAT(watched({at("none.yaml")}), UnorderedElementsAre("none.yaml missing"));
  fs::remove(top_ / "pond.yaml");
  EXPECT_THAT(watched({at("course.yaml")}), UnorderedElementsAre("course.yaml", "pond.yaml missing"));
  write("course.yaml", onPond + "strange: 1\n");
  EXPECT_THAT(watched({at("course.yaml")}), UnorderedElementsAre("course.yaml", "pond.yaml missing"))
      << "as far as it is understood";
  write("course.yaml", "no document at all");
  EXPECT_THAT(watched({at("course.yaml")}), UnorderedElementsAre("course.yaml"));
}

TEST_F(Watched, DocumentsThatReferToEachOtherAreLookedAtOnce) {
  write("course.yaml", onPond.substr(0, onPond.find("pond.yaml")) + "course.yaml" +
                           onPond.substr(onPond.find("pond.yaml") + 9));
  EXPECT_THAT(watched({at("course.yaml")}), UnorderedElementsAre("course.yaml"));
}

TEST_F(Watched, ChangesAreSeen) {
  const std::vector<std::string> names{at("course.yaml"), at("folder")};
  FileStates before = statesOf(names, {});
  touch("course.yaml");
  expectSeen(names, before, "a document");
  before = statesOf(names, {});
  touch("pond.yaml");
  expectSeen(names, before, "what it refers to");
  before = statesOf(names, {});
  write("folder/new.yaml", pond);
  expectSeen(names, before, "a new one");
  before = statesOf(names, {});
  fs::remove(top_ / "folder/new.yaml");
  expectSeen(names, before, "one that has gone");
  before = statesOf(names, {});
  fs::remove(top_ / "pond.yaml");
  expectSeen(names, before, "a reference that has gone");
  before = statesOf(names, {});
  write("pond.yaml", pond);
  expectSeen(names, before, "and come again");
}

TEST_F(Watched, TheWaitEndsWithAChangeThatComesLater) {
  const std::vector<std::string> names{at("course.yaml")};
  const FileStates before = statesOf(names, {});
  const InterruptGuard guard;
  std::thread other([&] { touch("pond.yaml"); });
  EXPECT_TRUE(waitForChange(names, {}, before));
  other.join();
}

TEST_F(Watched, TheWaitEndsWithCtrlC) {
  const std::vector<std::string> names{at("course.yaml")};
  const FileStates before = statesOf(names, {});
  const InterruptGuard guard;
  std::raise(SIGINT);
  EXPECT_FALSE(waitForChange(names, {}, before));
}

} // namespace
} // namespace fairway::command
