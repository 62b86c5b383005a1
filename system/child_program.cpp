#include "system/child_program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>

namespace fairway::system {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::size_t mostErrors = std::size_t{1} << 14;
constexpr auto timeToEnd = 300ms; // that an ending program has, before it is killed

struct Pipe {
  Descriptor reads;
  Descriptor writes;
};

bool open(Pipe& pipe) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
  pipe = {Descriptor(ends[0]), Descriptor(ends[1])};
  return true;
}

bool withoutWaiting(const Descriptor& end) {
  const int flags = ::fcntl(end.number(), F_GETFL);
  return flags >= 0 && ::fcntl(end.number(), F_SETFL, flags | O_NONBLOCK) == 0;
}

// Between fork and exec only what a signal handler may do.
[[noreturn]] void become(const char* command, const Pipe& input, const Pipe& output, const Pipe& error,
                         int parent) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(127); // it died before we asked for its signal
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGPIPE, SIG_DFL);
  if (::dup2(input.reads.number(), 0) < 0 || ::dup2(output.writes.number(), 1) < 0 ||
      ::dup2(error.writes.number(), 2) < 0)
    ::_exit(127);
  ::execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
  ::_exit(127);
}

// Writes what there is room for. False: nobody reads any more. A signal for that would end our own program,
// so it is held back and taken from the queue.
bool writeSome(const Descriptor& to, std::string_view& text) {
  sigset_t broken{}, before{};
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken, &before);
  const ssize_t written = ::write(to.number(), text.data(), text.size());
  const int error = errno;
  if (written < 0 && error == EPIPE) {
    const timespec now{};
    while (sigtimedwait(&broken, nullptr, &now) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  return written >= 0 || error == EAGAIN || error == EINTR;
}

enum class ReadSome : std::uint8_t { Read, Nothing, End };

ReadSome readSome(const Descriptor& from, std::string& text) {
  std::array<char, 16384> bytes;
  const ssize_t count = ::read(from.number(), bytes.data(), bytes.size());
  if (count > 0) text.append(bytes.data(), static_cast<std::size_t>(count));
  if (count > 0) return ReadSome::Read;
  return count < 0 && (errno == EAGAIN || errno == EINTR) ? ReadSome::Nothing : ReadSome::End;
}

} // namespace

std::unique_ptr<ChildProgram> ChildProgram::start(const std::string& command) {
  Pipe input, output, error;
  if (!open(input) || !open(output) || !open(error)) return nullptr;
  const int parent = ::getpid();
  const pid_t process = ::fork();
  if (process < 0) return nullptr;
  if (process == 0) become(command.c_str(), input, output, error, parent);
  ::setpgid(process, process); // whoever comes first
  if (!withoutWaiting(input.writes) || !withoutWaiting(output.reads) || !withoutWaiting(error.reads))
    return nullptr;
  return std::unique_ptr<ChildProgram>(
      new ChildProgram(process, std::move(input.writes), std::move(output.reads), std::move(error.reads)));
}

ChildProgram::~ChildProgram() {
  end();
}

bool ChildProgram::takeLine(std::string& answer) {
  const std::size_t end = heard_.find('\n');
  if (end == std::string::npos) return false;
  answer.assign(heard_, 0, end);
  heard_.erase(0, end + 1);
  return true;
}

void ChildProgram::readErrors() {
  while (error_.valid()) {
    const ReadSome read = readSome(error_, errors_);
    if (read == ReadSome::End) error_.close();
    if (errors_.size() > mostErrors) errors_.erase(0, errors_.size() - mostErrors);
    if (read != ReadSome::Read) return;
  }
}

ChildProgram::Outcome ChildProgram::ask(std::string_view line, std::chrono::milliseconds atMost,
                                        const std::function<bool()>& stopWanted, std::string& answer) {
  const auto deadline = Clock::now() + atMost;
  std::string sent(line);
  sent += '\n';
  std::string_view rest = sent;
  for (;;) {
    if (rest.empty() && takeLine(answer)) return Outcome::Answered;
    if (stopWanted()) return Outcome::Stopped;
    if (heard_.size() > longestLine) return Outcome::TooLong;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
    if (left <= 0ms) return Outcome::TooLate;
    std::array<pollfd, 3> waits{{{output_.number(), POLLIN, 0},
                                 {error_.number(), POLLIN, 0},
                                 {rest.empty() ? -1 : input_.number(), POLLOUT, 0}}};
    ::poll(waits.data(), waits.size(), static_cast<int>(std::min(left, 50ms).count()));
    readErrors();
    if (waits[2].revents != 0 && !writeSome(input_, rest)) rest = {}; // what it said before may still answer
    if (waits[0].revents != 0 && readSome(output_, heard_) == ReadSome::End) {
      if (takeLine(answer)) return Outcome::Answered;
      std::this_thread::sleep_for(10ms); // its last words may be on their way
      readErrors();
      return Outcome::Ended;
    }
  }
}

// A program that reads to the end of its input ends by itself; one that does not is told to, and then made
// to.
void ChildProgram::end() {
  input_.close();
  output_.close();
  error_.close();
  const auto deadline = Clock::now() + timeToEnd;
  siginfo_t ended{};
  while (ended.si_pid == 0 && Clock::now() < deadline) {
    if (::waitid(P_PID, static_cast<id_t>(process_), &ended, WEXITED | WNOHANG | WNOWAIT) != 0) break;
    if (ended.si_pid == 0) std::this_thread::sleep_for(2ms);
  }
  ::kill(-process_, SIGKILL); // with what it has started; its number is ours until we wait for it
  ::waitpid(process_, nullptr, 0);
}

} // namespace fairway::system
