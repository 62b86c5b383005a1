#include "editor/model/files/recovery.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/editor/ui/other_programs.h"
#include "tests/editor/ui/window.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <limits>

#include <sys/wait.h>
#include <unistd.h>

// The editor is killed at random moments of random use, without a warning: what is lost was done in the last
// two seconds. Its own clock is what it does, so a busy machine changes nothing. FAIRWAY_KILLS says how
// often; see random_use.cpp for the other part.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

// Where nothing is left of a work: more steps than any has.
constexpr std::size_t everything = std::numeric_limits<std::size_t>::max();

std::vector<std::string> stepsIn(const fs::path& journal) {
  std::vector<std::string> steps;
  std::ifstream in(journal);
  for (std::string line; std::getline(in, line) && !in.eof();) // the last one may be cut off by the kill
    steps.push_back(std::move(line));
  return steps;
}

std::string textOf(const formats::Document& document) {
  std::string text = formats::writeDocument(document);
  std::replace(text.begin(), text.end(), '\n', '|');
  return text;
}

class Kill : public testing::Test {
protected:
  void SetUp() override {
    folder_ = fs::path(std::getenv("HOME")) / "killed";
    own_ = recoveryFolder();
    fs::remove_all(folder_), fs::remove_all(own_);
    fs::create_directories(folder_);
  }

  // Runs the program until so many things were written down, and then a random while.
  void runAndKill(std::uint64_t seed, const fs::path& file, int signal) {
    const fs::path journal = folder_ / "journal";
    fs::remove(journal);
    const pid_t child = fork();
    if (child == 0) {
      execl("/proc/self/exe", "gui_test", "--random-use", std::to_string(seed).c_str(), file.c_str(),
            journal.c_str(), nullptr);
      _exit(1);
    }
    const auto wanted = static_cast<std::size_t>(5 + Random(seed).below(220));
    EXPECT_TRUE(pumpUntil([&] { return stepsIn(journal).size() >= wanted; })) << "seed " << seed;
    kill(child, signal);
    waitpid(child, nullptr, 0);
    steps_ = stepsIn(journal);
  }

  // What the next start would find.
  std::vector<std::string> found(const fs::path& file) const {
    std::vector<std::string> texts;
    if (!file.empty()) {
      if (const auto left = readRecovery(recoveryFile(file))) texts.push_back(textOf(*left));
      if (const auto saved = openDocument(file)) texts.push_back(textOf(saved->document->content()));
    } else {
      for (const UntitledRecovery& place : UntitledRecovery::leftBehind(own_))
        if (const auto left = readRecovery(place.file())) texts.push_back(textOf(*left));
    }
    return texts;
  }

  // How many steps were done since the document was as in the text.
  std::size_t lostSince(const std::string& text) const {
    const auto kept = std::find(steps_.rbegin(), steps_.rend(), text);
    return kept == steps_.rend() ? everything : static_cast<std::size_t>(kept - steps_.rbegin());
  }

  std::size_t stepsLostBy(std::uint64_t seed, bool named, int signal) {
    const fs::path file = named ? folder_ / ("work" + std::to_string(seed) + ".lake.yaml") : fs::path();
    runAndKill(seed, file, signal);
    std::size_t lost = everything;
    for (const std::string& text : found(file)) lost = std::min(lost, lostSince(text));
    for (const UntitledRecovery& place : UntitledRecovery::leftBehind(own_)) removeRecovery(place.file());
    return lost;
  }

  fs::path folder_;
  fs::path own_;
  std::vector<std::string> steps_;
};

TEST_F(Kill, LosesTheLastTwoSecondsAtMost) {
  constexpr std::size_t mayBeLost = 2000 / pauseOfUse;
  const char* wanted = std::getenv("FAIRWAY_KILLS");
  const int kills = wanted ? std::atoi(wanted) : 3;
  for (int seed = 1; seed <= kills; ++seed) {
    const std::size_t lost = stepsLostBy(static_cast<std::uint64_t>(seed), seed % 2 == 0, SIGKILL);
    ASSERT_FALSE(steps_.empty());
    // In its first two seconds a program may lose all that was done.
    EXPECT_TRUE(lost <= mayBeLost || steps_.size() <= mayBeLost)
        << "seed " << seed << ": " << lost << " of " << steps_.size() << " steps";
  }
}

// A session that ends in order can be asked to wait a moment: nothing is lost.
TEST_F(Kill, WhoIsToldToEndLosesNothing) {
  EXPECT_LE(stepsLostBy(1000, true, SIGTERM), 1U) << "the one in hand";
}

// As where a contract does not hold.
TEST_F(Kill, AnAbortKeepsTheWorkBeforeItEnds) {
  EXPECT_LE(stepsLostBy(1001, true, abortYourself), 1U) << "the one in hand";
}

} // namespace
} // namespace fairway::editor
