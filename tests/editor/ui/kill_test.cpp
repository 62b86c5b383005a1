#include "editor/model/files/recovery.h"
#include "formats/document/writer.h"
#include "rules/base/random.h"
#include "tests/editor/ui/random_use.h"
#include "tests/editor/ui/window.h"

#include <wx/stdpaths.h>

#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <sys/wait.h>
#include <unistd.h>

// The editor is killed at random moments of random use, without a warning: what is lost was done in the last
// two seconds. FAIRWAY_KILLS says how often; see random_use.h for the other part.
namespace fairway::editor {
namespace {

namespace fs = std::filesystem;

// Work that is not there any more after the end of a program.
struct Work {
  long milliseconds = 0;
  long steps = 0;
};
constexpr Work everything{std::numeric_limits<long>::max(), std::numeric_limits<long>::max()};

struct Entry {
  long gap = 0; // milliseconds since the one before
  std::string text;
};

std::vector<Entry> entriesOf(const fs::path& journal) {
  std::vector<Entry> entries;
  std::ifstream in(journal);
  for (std::string line; std::getline(in, line);) {
    if (in.eof()) break; // cut off by the kill
    Entry entry;
    std::istringstream(line) >> entry.gap;
    entry.text = line.substr(std::min(line.size(), line.find(' ') + 1));
    entries.push_back(std::move(entry));
  }
  return entries;
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
    own_ = fs::path(wxStandardPaths::Get().GetUserDataDir().utf8_string());
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
    EXPECT_TRUE(pumpUntil([&] { return entriesOf(journal).size() >= wanted; })) << "seed " << seed;
    kill(child, signal);
    waitpid(child, nullptr, 0);
    entries_ = entriesOf(journal);
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

  // What is not in the text: from the moment on when the document was another.
  Work lostSince(const std::string& text) const {
    Work lost;
    for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
      if (entry->text == text) return lost;
      lost.milliseconds += entry->gap;
      ++lost.steps;
    }
    return everything;
  }

  Work lostBy(std::uint64_t seed, bool named, int signal) {
    const fs::path file = named ? folder_ / ("work" + std::to_string(seed) + ".lake.yaml") : fs::path();
    runAndKill(seed, file, signal);
    Work lost = everything;
    for (const std::string& text : found(file)) {
      const Work now = lostSince(text);
      if (now.steps < lost.steps) lost = now;
    }
    for (const UntitledRecovery& place : UntitledRecovery::leftBehind(own_)) removeRecovery(place.file());
    return lost;
  }

  fs::path folder_;
  fs::path own_;
  std::vector<Entry> entries_;
};

TEST_F(Kill, LosesTheLastTwoSecondsAtMost) {
  constexpr long mayBeLost = 2000; // milliseconds
  const char* wanted = std::getenv("FAIRWAY_KILLS");
  const int kills = wanted ? std::atoi(wanted) : 3;
  for (int seed = 1; seed <= kills; ++seed) {
    const Work lost = lostBy(static_cast<std::uint64_t>(seed), seed % 2 == 0, SIGKILL);
    ASSERT_FALSE(entries_.empty());
    long worked = 0;
    for (const Entry& entry : entries_) worked += entry.gap;
    // In its first two seconds a program may lose all that was done.
    EXPECT_TRUE(lost.milliseconds <= mayBeLost || worked <= mayBeLost)
        << "seed " << seed << ": " << lost.milliseconds << " of " << worked << " ms";
  }
}

// A session that ends in order can be asked to wait a moment: nothing is lost.
TEST_F(Kill, WhoIsToldToEndLosesNothing) {
  EXPECT_LE(lostBy(1000, true, SIGTERM).steps, 1) << "the one in hand";
}

// As where a contract does not hold.
TEST_F(Kill, AnAbortKeepsTheWorkBeforeItEnds) {
  EXPECT_LE(lostBy(1001, true, abortYourself).steps, 1) << "the one in hand";
}

} // namespace
} // namespace fairway::editor
