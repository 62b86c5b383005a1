#include "system/child_program.h"

#include "tests/system/refusal.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

// Programs that are talked to line by line: what they say, what they keep to themselves, and how they end.
namespace fairway::system {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Outcome = ChildProgram::Outcome;

constexpr auto longEnough = 30000ms; // nothing here takes a second of it

struct Answer {
  Outcome outcome;
  std::string text;
};

Answer ask(ChildProgram& program, std::string_view line, std::chrono::milliseconds atMost = longEnough) {
  Answer answer{};
  answer.outcome = program.ask(
      line, atMost, [] { return false; }, answer.text);
  return answer;
}

bool isThere(pid_t process) {
  if (kill(process, 0) != 0) return false;
  std::ifstream file("/proc/" + std::to_string(process) + "/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(')');
  return name != std::string::npos && text.substr(name + 2, 1) != "Z"; // nor is it waiting to be buried
}

void waitUntilGone(pid_t process) {
  while (isThere(process)) std::this_thread::sleep_for(1ms);
}

TEST(ChildProgram, AnswersLineByLine) {
  const auto program = ChildProgram::start("while read -r line; do echo \"<$line>\"; done");
  ASSERT_TRUE(program);
  for (const char* line : {"one", "", "two words"}) {
    const Answer answer = ask(*program, line);
    EXPECT_EQ(answer.outcome, Outcome::Answered);
    EXPECT_EQ(answer.text, "<" + std::string(line) + ">");
  }
}

TEST(ChildProgram, WhatItSaysTooEarlyIsKept) {
  const auto program =
      ChildProgram::start("printf 'first\\nsecond\\n'; while read -r line; do echo $line; done");
  for (const char* expected : {"first", "second", "c"}) EXPECT_EQ(ask(*program, "c").text, expected);
}

TEST(ChildProgram, WhatItSaysByteByByteIsOneLine) {
  const auto program = ChildProgram::start(
      "read -r line; for byte in a b c; do printf $byte; sleep 0.02; done; echo; read -r line");
  EXPECT_EQ(ask(*program, "hello").text, "abc");
}

// More than a pipe holds, so that it is sent in pieces.
TEST(ChildProgram, ALineMayBeLongerThanAPipe) {
  const auto program = ChildProgram::start("sleep 0.1; read -r line; echo ${#line}");
  const Answer answer = ask(*program, std::string(300000, 'x'));
  EXPECT_EQ(answer.outcome, Outcome::Answered);
  EXPECT_EQ(answer.text, "300000");
}

TEST(ChildProgram, ThatDoesNotAnswerIsTooLate) {
  const auto program = ChildProgram::start("read -r line; printf 'no end of the line'; sleep 600");
  EXPECT_EQ(ask(*program, "hello", 200ms).outcome, Outcome::TooLate);
}

TEST(ChildProgram, ThatSaysTooMuchIsStopped) {
  const auto program = ChildProgram::start("while :; do printf '0123456789abcdef0123456789abcdef'; done");
  EXPECT_EQ(ask(*program, "hello").outcome, Outcome::TooLong);
}

// Of what it says without an end of the line a MiB is kept, and not a byte more.
TEST(ChildProgram, MaySayAMebibyte) {
  const auto saying = [](const std::string& bytes, const std::string& then) {
    return ChildProgram::start("head -c " + bytes + " /dev/zero | tr '\\0' x; " + then);
  };
  const auto program = saying("1048576", "sleep 0.1; echo; read -r line; read -r line");
  EXPECT_EQ(ask(*program, "").text, std::string(1048576, 'x'));
  EXPECT_EQ(ask(*saying("1048577", "exit"), "").outcome, Outcome::TooLong);
}

TEST(ChildProgram, IsNotAskedWhenThereIsNoTimeLeft) {
  const auto program = ChildProgram::start("while read -r line; do echo \"<$line>\"; done");
  EXPECT_EQ(ask(*program, "early", 0ms).outcome, Outcome::TooLate);
  EXPECT_EQ(ask(*program, "again").text, "<again>");
}

TEST(ChildProgram, IsNotWaitedForWhenTheCallerWantsToStop) {
  const auto program = ChildProgram::start("sleep 600");
  std::string text;
  int asked = 0;
  EXPECT_EQ(program->ask(
                "hello", longEnough, [&] { return ++asked == 3; }, text),
            Outcome::Stopped);
}

TEST(ChildProgram, ThatEndsSaysWhyOnItsStandardError) {
  const auto program = ChildProgram::start("echo 'no such file' >&2; exit 3");
  EXPECT_EQ(ask(*program, "hello").outcome, Outcome::Ended);
  EXPECT_EQ(program->errors(), "no such file\n");
  EXPECT_EQ(ask(*program, "hello again").outcome, Outcome::Ended)
      << "nobody reads, and that ends nothing here";
}

TEST(ChildProgram, WhatItComplainsOfLaterIsHeardToo) {
  const auto program = ChildProgram::start("read -r line; sleep 0.1; echo 'no such file' >&2; exit 3");
  EXPECT_EQ(ask(*program, "hello").outcome, Outcome::Ended);
  EXPECT_EQ(program->errors(), "no such file\n");
}

TEST(ChildProgram, ItsLastWordsAreHeard) {
  const auto program = ChildProgram::start("read -r line; printf '%s\\n%s\\n' $$ \"$line\"");
  waitUntilGone(static_cast<pid_t>(std::stol(ask(*program, "bye").text)));
  EXPECT_EQ(ask(*program, "bye").text, "bye");
  EXPECT_EQ(ask(*program, "bye").outcome, Outcome::Ended);
}

TEST(ChildProgram, MayAnswerThoughItDoesNotListen) {
  const auto program = ChildProgram::start("exec 0<&-; echo one; echo two; exec sleep 600");
  EXPECT_EQ(ask(*program, "").text, "one");
  EXPECT_EQ(ask(*program, "").text, "two");
}

TEST(ChildProgram, OfALongErrorTheEndIsKept) {
  const auto program = ChildProgram::start(
      "i=0; while [ $i -lt 3000 ]; do echo 'line '$i >&2; i=$((i + 1)); done; echo done; read -r x");
  EXPECT_EQ(ask(*program, "hello").text, "done");
  EXPECT_EQ(ask(*program, "hello").outcome, Outcome::Ended);
  std::string all;
  for (int i = 0; i < 3000; ++i) all += "line " + std::to_string(i) + '\n';
  EXPECT_EQ(program->errors(), all.substr(all.size() - (std::size_t{1} << 14)));
}

TEST(ChildProgram, SignalsMeanWhatTheyUsuallyDo) {
  std::signal(SIGPIPE, SIG_IGN);
  const auto program = ChildProgram::start("trap - PIPE; kill -PIPE $$; echo still here");
  EXPECT_EQ(ask(*program, "").outcome, Outcome::Ended) << "which its shell could not undo if it were ignored";
  EXPECT_EQ(ask(*program, "").outcome, Outcome::Ended) << "nobody reads, and no signal says so";
  std::signal(SIGPIPE, SIG_DFL);
}

TEST(ChildProgram, EndsWithItsObjectAndSoDoesWhatItStarted) {
  auto program = ChildProgram::start("sleep 600 & echo $! $$; while :; do sleep 600; done");
  const Answer answer = ask(*program, "");
  ASSERT_EQ(answer.outcome, Outcome::Answered);
  const std::size_t blank = answer.text.find(' ');
  const auto started = static_cast<pid_t>(std::stol(answer.text.substr(0, blank)));
  const auto shell = static_cast<pid_t>(std::stol(answer.text.substr(blank)));
  EXPECT_TRUE(isThere(started) && isThere(shell));
  program.reset();
  waitUntilGone(started);
  waitUntilGone(shell);
}

// One that reads to the end of its input may put its things in order. It has a moment for that, which a busy
// machine may not give it each time.
TEST(ChildProgram, HasTimeToEndByItself) {
  const fs::path file = fs::path(testing::TempDir()) / "fairway-child-program";
  fs::remove(file);
  for (int attempt = 0; attempt < 50 && !fs::exists(file); ++attempt) {
    auto program = ChildProgram::start("echo ready; while read -r line; do :; done; echo ended >'" +
                                       file.string() + "'");
    EXPECT_EQ(ask(*program, "").text, "ready");
    program.reset();
  }
  EXPECT_TRUE(fs::exists(file));
  fs::remove(file);
}

// A process of ours stays with the program to the end of both. What it kept open would be open as long: the
// pipes of others, or where our own output goes.
TEST(ChildProgram, ItsKeeperHoldsNothingElseOpen) {
  const auto program = ChildProgram::start("echo $PPID; read -r line; read -r line"); // and it goes on
  const fs::path open = "/proc/" + ask(*program, "").text + "/fd";
  const auto opened = [&] {
    std::set<std::string> numbers;
    std::error_code gone;
    for (const auto& entry : fs::directory_iterator(open, gone))
      numbers.insert(entry.path().filename().string());
    return numbers;
  };
  const std::set<std::string> kept{"3", "4", "5"};
  const auto deadline = std::chrono::steady_clock::now() + longEnough; // it may not have got so far
  while (opened() != kept && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
  EXPECT_EQ(opened(), kept);
  EXPECT_EQ(ask(*program, "").outcome, Outcome::Ended);
  const std::set<std::string> afterwards{"3", "5"}; // that the program has ended is said by closing the other
  while (opened() != afterwards && std::chrono::steady_clock::now() < deadline) std::this_thread::yield();
  EXPECT_EQ(opened(), afterwards);
}

// Two at once: what ends one leaves the other as it is.
TEST(ChildProgram, LeavesOthersAsTheyAre) {
  auto one = ChildProgram::start("while read -r line; do echo one; done");
  auto two = ChildProgram::start("while read -r line; do echo two; done");
  EXPECT_EQ(ask(*one, "").text, "one");
  EXPECT_EQ(ask(*two, "").text, "two");
  one.reset();
  EXPECT_EQ(ask(*two, "").text, "two");
}

TEST(ChildProgram, EndsWhenWeAreKilled) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  const pid_t ours = fork();
  if (ours == 0) {
    const auto program = ChildProgram::start("echo $$; trap '' HUP TERM; while :; do sleep 600; done");
    const Answer answer = ask(*program, "");
    if (write(ends[1], answer.text.data(), answer.text.size()) < 0) _exit(1);
    kill(getpid(), SIGKILL);
  }
  close(ends[1]);
  std::array<char, 32> bytes{};
  ASSERT_GT(read(ends[0], bytes.data(), bytes.size() - 1), 0);
  close(ends[0]);
  ASSERT_EQ(waitpid(ours, nullptr, 0), ours);
  waitUntilGone(static_cast<pid_t>(std::stol(bytes.data())));
}

TEST(ChildProgram, IsNotStartedByHalves) {
  const auto hasStartedWithout = [](const char* call, int nth) {
    const Refusal refusal(call, EMFILE, nth);
    const auto program = ChildProgram::start("read -r line; echo $line");
    return !refusal.came() || program;
  };
  for (int nth = 1; nth <= 5; ++nth) EXPECT_FALSE(hasStartedWithout("pipe2", nth)) << nth;
  for (int nth = 1; nth <= 6; ++nth) EXPECT_FALSE(hasStartedWithout("fcntl", nth)) << nth;
  EXPECT_FALSE(hasStartedWithout("fork", 1));
}

// Where only the copy of us can tell, nothing is run.
TEST(ChildProgram, EndsWhereItCannotRun) {
  const fs::path file = fs::path(testing::TempDir()) / "fairway-child-has-run";
  fs::remove(file);
  for (const auto& [call, nth] : {std::pair("fork", 2), {"dup2", 1}, {"dup2", 2}, {"dup2", 3}}) {
    const Refusal refusal(call, EAGAIN, nth);
    const auto program =
        ChildProgram::start("echo >'" + file.string() + "'; echo answer; read -r line; read -r line");
    ASSERT_TRUE(program) << call;
    EXPECT_EQ(ask(*program, "").outcome, Outcome::Ended) << call << ' ' << nth;
  }
  EXPECT_FALSE(fs::exists(file));
}

// A signal of ours may come in the midst of any call.
TEST(ChildProgram, InterruptionsAreOvercome) {
  for (const char* call : {"read", "write", "poll", "waitpid"}) {
    auto program = ChildProgram::start("while read -r line; do echo \"<$line>\"; done");
    {
      const Refusal refusal(call, EINTR, 1, 2);
      EXPECT_EQ(ask(*program, "hello").text, "<hello>") << call;
      program.reset();
      EXPECT_TRUE(refusal.came()) << call;
    }
    EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1) << "nobody is left, nor to be buried";
  }
}

TEST(ChildProgram, AnInterruptionDoesNotKeepASignalInTheQueue) {
  const auto program = ChildProgram::start("exit 0");
  EXPECT_EQ(ask(*program, "hello").outcome, Outcome::Ended);
  const Refusal refusal("sigtimedwait", EINTR, 1, 2);
  EXPECT_EQ(ask(*program, "hello again").outcome, Outcome::Ended);
  EXPECT_TRUE(refusal.came());
}

} // namespace
} // namespace fairway::system
