#include "tests/system/refusal.h"

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <ctime>
#include <memory>
#include <utility>

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fairway::system {
namespace {

std::atomic<bool> isRefusing = false;
std::atomic<bool> hasRefused = false;
std::string_view refusedCall;
std::function<int()> whyRefused;

bool isRefused(std::string_view call) {
  if (!isRefusing || call != refusedCall) return false;
  const int reason = whyRefused();
  if (reason == 0) return false;
  hasRefused = true;
  errno = reason;
  return true;
}

} // namespace

Refusal::Refusal(std::string_view call, int reason, int nth, int times)
    : Refusal(call, [reason, nth, times, count = std::make_shared<std::atomic<int>>(0)] {
        const int number = ++*count;
        return number >= nth && number < nth + times ? reason : 0;
      }) {}

Refusal::Refusal(std::string_view call, std::function<int()> reason) {
  refusedCall = call;
  whyRefused = std::move(reason);
  hasRefused = false;
  isRefusing = true;
}

Refusal::~Refusal() {
  isRefusing = false;
}

bool Refusal::came() const {
  return hasRefused;
}

} // namespace fairway::system

// The system's own call, unless it is refused.
#define MAY_BE_REFUSED(Result, name, failure, parameters, arguments, ...)                                    \
  extern "C" Result name parameters __VA_ARGS__ {                                                            \
    static const auto real = reinterpret_cast<Result(*) parameters>(dlsym(RTLD_NEXT, #name));                \
    return fairway::system::isRefused(#name) ? failure : real arguments;                                     \
  }

MAY_BE_REFUSED(int, chmod, -1, (const char* file, mode_t mode), (file, mode), noexcept)
MAY_BE_REFUSED(int, clock_gettime, -1, (clockid_t clock, timespec* time), (clock, time), noexcept)
MAY_BE_REFUSED(int, dup2, -1, (int from, int to), (from, to), noexcept)
MAY_BE_REFUSED(int, fchmod, -1, (int file, mode_t mode), (file, mode), noexcept)
MAY_BE_REFUSED(FILE*, fdopen, nullptr, (int file, const char* mode), (file, mode), noexcept)
MAY_BE_REFUSED(int, flock, -1, (int file, int operation), (file, operation), noexcept)
MAY_BE_REFUSED(pid_t, fork, -1, (), (), noexcept)
MAY_BE_REFUSED(int, fsync, -1, (int file), (file))
MAY_BE_REFUSED(int, listen, -1, (int socket, int waiting), (socket, waiting), noexcept)
MAY_BE_REFUSED(int, pipe2, -1, (int* ends, int flags), (ends, flags), noexcept)
MAY_BE_REFUSED(int, poll, -1, (pollfd * waits, nfds_t count, int time), (waits, count, time))
MAY_BE_REFUSED(ssize_t, read, -1, (int file, void* bytes, size_t size), (file, bytes, size))
MAY_BE_REFUSED(int, rename, -1, (const char* from, const char* to), (from, to), noexcept)
MAY_BE_REFUSED(int, shutdown, -1, (int socket, int how), (socket, how), noexcept)
MAY_BE_REFUSED(int, sigtimedwait, -1, (const sigset_t* signals, siginfo_t* found, const timespec* time),
               (signals, found, time))
MAY_BE_REFUSED(int, socket, -1, (int domain, int type, int protocol), (domain, type, protocol), noexcept)
MAY_BE_REFUSED(pid_t, waitpid, -1, (pid_t process, int* status, int options), (process, status, options))
MAY_BE_REFUSED(ssize_t, write, -1, (int file, const void* bytes, size_t size), (file, bytes, size))

extern "C" int fcntl(int file, int command, ...) {
  static const auto real = reinterpret_cast<int (*)(int, int, ...)>(dlsym(RTLD_NEXT, "fcntl"));
  va_list more;
  va_start(more, command);
  void* const given = va_arg(more, void*); // a number is passed in the same way
  va_end(more);
  return fairway::system::isRefused("fcntl") ? -1 : real(file, command, given);
}
