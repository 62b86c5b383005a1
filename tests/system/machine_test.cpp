#include "system/machine.h"

#include "tests/system/refusal.h"

#include <gtest/gtest.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

// What the machine and the process are like, as the system says in other places.
namespace fairway::system {
namespace {

// What a child says on its standard error, and how it ended.
struct Child {
  int status = -1;
  std::string said;
};

template <class Does>
Child child(Does does) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t started = fork();
  if (started == 0) {
    dup2(ends[1], STDERR_FILENO);
    does();
    _exit(99);
  }
  close(ends[1]);
  Child result;
  std::array<char, 256> bytes{};
  for (ssize_t count = 0; (count = read(ends[0], bytes.data(), bytes.size())) > 0;)
    result.said.append(bytes.data(), static_cast<std::size_t>(count));
  close(ends[0]);
  EXPECT_EQ(waitpid(started, &result.status, 0), started);
  return result;
}

TEST(Machine, HasTheMemoryThatTheKernelReports) {
  std::ifstream file("/proc/meminfo");
  std::string word;
  double kilobytes = 0;
  while (file >> word && word != "MemTotal:") {
  }
  file >> kilobytes;
  const auto bytes = memoryBytes();
  ASSERT_TRUE(bytes);
  EXPECT_NEAR(static_cast<double>(*bytes), 1024 * kilobytes, 0.02 * 1024 * kilobytes);
}

TEST(Machine, AProcessKnowsHowOldItIs) {
  const auto mine = millisecondsSinceStart();
  ASSERT_TRUE(mine);
  EXPECT_GE(*mine, -20) << "it is counted in hundredths of a second";
  const auto later = millisecondsSinceStart();
  EXPECT_GE(*later, *mine);
  // A child is as old as it takes to ask it, or a bit younger.
  const Child young = child([&] {
    const std::string age = std::to_string(millisecondsSinceStart().value_or(-1000));
    _exit(write(STDERR_FILENO, age.data(), age.size()) < 0 ? 1 : 0);
  });
  EXPECT_EQ(young.status, 0);
  EXPECT_GT(std::stod(young.said), -20);
  EXPECT_LE(std::stod(young.said), *millisecondsSinceStart() - *later + 20);
  std::ifstream uptime("/proc/uptime");
  double seconds = 0;
  uptime >> seconds;
  EXPECT_LE(*mine, 1000 * seconds + 20) << "no process is older than the system";
  if (getpid() > 1000) {
    EXPECT_LT(*mine, 900 * seconds) << "this one was not its first";
  }
}

TEST(Machine, WithoutAClockNoAgeIsKnown) {
  const Refusal refusal("clock_gettime", EINVAL);
  EXPECT_FALSE(millisecondsSinceStart());
  EXPECT_TRUE(millisecondsSinceStart());
}

TEST(Machine, ATerminalIsToldFromAFile) {
  EXPECT_EQ(child([] {
              const int file = open("/dev/null", O_WRONLY);
              dup2(file, STDOUT_FILENO);
              _exit(!isTerminal(Stream::Out) && !isTerminal(Stream::Error) && terminalColumns() == 0 ? 0 : 1);
            }).status,
            0);
  EXPECT_EQ(child([] {
              const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
              if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0) _exit(2);
              const int screen = open(ptsname(terminal), O_RDWR | O_NOCTTY);
              dup2(screen, STDOUT_FILENO);
              const winsize wide{.ws_row = 50, .ws_col = 132, .ws_xpixel = 0, .ws_ypixel = 0};
              if (ioctl(screen, TIOCSWINSZ, &wide) != 0) _exit(3);
              _exit(isTerminal(Stream::Out) && !isTerminal(Stream::Error) && terminalColumns() == 132 ? 0
                                                                                                      : 1);
            }).status,
            0);
}

TEST(Machine, InputIsWaitingWhenThereIsSomethingToRead) {
  EXPECT_EQ(child([] {
              std::array<int, 2> ends{};
              if (pipe(ends.data()) != 0) _exit(2);
              dup2(ends[0], STDIN_FILENO);
              const bool early = inputIsWaiting();
              const bool written = write(ends[1], "x", 1) == 1;
              _exit(!early && written && inputIsWaiting() ? 0 : 1);
            }).status,
            0);
}

TEST(Machine, TheLocalTimeIsThatOfTheZone) {
  EXPECT_EQ(child([] {
              setenv("TZ", "XYZ-2", 1);
              tzset();
              const std::tm parts = localTime(86400);
              _exit(parts.tm_hour == 2 && parts.tm_mday == 2 && parts.tm_year == 70 ? 0 : 1);
            }).status,
            0);
}

TEST(Machine, AtAFaultTheProcessCallsBackOnceAndEndsByIt) {
  for (const int fault : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) {
    const Child ended = child([fault] {
      callAtFault([] {
        constexpr std::string_view words = "kept";
        if (write(STDERR_FILENO, words.data(), words.size()) < 0) _exit(3);
      });
      std::raise(fault);
    });
    EXPECT_EQ(ended.said, "kept") << strsignal(fault);
    ASSERT_TRUE(WIFSIGNALED(ended.status)) << strsignal(fault);
    EXPECT_EQ(WTERMSIG(ended.status), fault);
  }
}

// A callback that hangs is ended by an alarm, which can be asked when it will come.
TEST(Machine, AtAFaultThereAreFiveSecondsLeft) {
  const Child ended = child([] {
    callAtFault([] { _exit(static_cast<int>(alarm(0))); });
    std::raise(SIGABRT);
  });
  ASSERT_TRUE(WIFEXITED(ended.status));
  EXPECT_EQ(WEXITSTATUS(ended.status), 5);
}

TEST(Machine, ASecondFaultMeanwhileEndsIt) {
  const Child ended = child([] {
    callAtFault([] { std::raise(SIGSEGV); });
    std::raise(SIGSEGV);
  });
  ASSERT_TRUE(WIFSIGNALED(ended.status));
  EXPECT_EQ(WTERMSIG(ended.status), SIGSEGV);
}

TEST(Machine, EndingNowSaysWhyAndGivesTheStatus) {
  const Child ended = child([] { endNow("no more memory\n", 3); });
  EXPECT_EQ(ended.said, "no more memory\n");
  ASSERT_TRUE(WIFEXITED(ended.status));
  EXPECT_EQ(WEXITSTATUS(ended.status), 3);
}

} // namespace
} // namespace fairway::system
