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
#include <sys/syscall.h>
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

struct Pipes {
  Pipe input, output, error;
  Pipe lifeline; // nobody writes: it ends when our own program does, however that comes about
  Pipe running;  // the same, when the program does
};

bool open(Pipes& pipes) {
  return open(pipes.input) && open(pipes.output) && open(pipes.error) && open(pipes.lifeline) &&
         open(pipes.running);
}

// From fork on only what a signal handler may do, because other threads may have held locks.
[[noreturn]] void become(const char* command, const Pipes& pipes) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) std::signal(signal, SIG_DFL);
  int standard = 0; // input, output, error
  for (const Descriptor* end : {&pipes.input.reads, &pipes.output.writes, &pipes.error.writes})
    if (::dup2(end->number(), standard++) < 0) ::_exit(127);
  ::execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
  ::_exit(127);
}

// A process of our own at the head of the program's group. It says when the program has ended; and once our
// program is gone, killed or not, it ends the whole group with itself.
[[noreturn]] void keep(const char* command, Pipes& pipes) {
  ::setpgid(0, 0);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_IGN);
  const pid_t program = ::fork();
  if (program == 0) become(command, pipes);
  const int watched = program < 0 ? -1 : static_cast<int>(::syscall(SYS_pidfd_open, program, 0));
  // Nothing else stays open here: the pipes of other programs would not end.
  enum : int { lifeline = 3, running = 4, ended = 5, next = 6 };
  std::array<int, 3> kept{pipes.lifeline.reads.number(), pipes.running.writes.number(), watched};
  for (int& one : kept) one = ::fcntl(one, F_DUPFD, next); // out of the way of one another
  int place = lifeline;
  for (const int one : kept) ::dup2(one, place++);
  ::close_range(0, 2, 0);
  ::close_range(next, ~0U, 0);
  std::array<pollfd, 2> waits{{{lifeline, POLLIN, {}}, {watched < 0 ? -1 : ended, POLLIN, {}}}};
  if (program < 0) ::close(running);
  auto& [ours, programs] = waits;
  while (ours.revents == 0) {
    if (::poll(waits.data(), waits.size(), -1) < 0) continue;
    ::close(running); // it has ended, or will now
    programs.fd = -1;
  }
  ::kill(0, SIGKILL);
  ::_exit(0);
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
  Pipes pipes;
  if (!open(pipes) || !withoutWaiting(pipes.input.writes) || !withoutWaiting(pipes.output.reads) ||
      !withoutWaiting(pipes.error.reads))
    return nullptr;
  const pid_t keeper = ::fork();
  if (keeper < 0) return nullptr;
  if (keeper == 0) keep(command.c_str(), pipes);
  ::setpgid(keeper, keeper); // whoever comes first
  return std::unique_ptr<ChildProgram>(new ChildProgram(
      keeper, std::move(pipes.input.writes), std::move(pipes.output.reads), std::move(pipes.error.reads),
      std::move(pipes.lifeline.writes), std::move(pipes.running.reads)));
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
    std::array<pollfd, 3> waits{{{output_.number(), POLLIN, {}},
                                 {error_.number(), POLLIN, {}},
                                 {rest.empty() ? -1 : input_.number(), POLLOUT, {}}}};
    ::poll(waits.data(), waits.size(), static_cast<int>(std::min(left, 50ms).count()));
    readErrors();
    if (!rest.empty() && !writeSome(input_, rest)) rest = {}; // what it said before may still answer
    if (readSome(output_, heard_) == ReadSome::End) {
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
  std::array<pollfd, 1> ended{{{running_.number(), POLLIN, {}}}};
  const auto deadline = Clock::now() + timeToEnd;
  for (auto left = timeToEnd; left > 0ms;
       left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()))
    if (::poll(ended.data(), ended.size(), static_cast<int>(left.count())) >= 0) break;
  ::kill(-keeper_, SIGKILL); // with what it has started; the number is ours until we wait for it
  while (::waitpid(keeper_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

} // namespace fairway::system
