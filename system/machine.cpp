#include "system/machine.h"

#include <array>
#include <csignal>
#include <fstream>
#include <sstream>
#include <string>

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace fairway::system {

std::optional<std::size_t> memoryBytes() {
  const long pages = ::sysconf(_SC_PHYS_PAGES), pageSize = ::sysconf(_SC_PAGESIZE);
  if (pages <= 0 || pageSize <= 0) return std::nullopt;
  return static_cast<std::size_t>(pages) * static_cast<std::size_t>(pageSize);
}

bool isTerminal(Stream stream) {
  return ::isatty(stream == Stream::Out ? STDOUT_FILENO : STDERR_FILENO) == 1;
}

bool inputIsWaiting() {
  std::array<pollfd, 1> input{{{STDIN_FILENO, POLLIN, {}}}};
  return ::poll(input.data(), input.size(), 0) > 0;
}

std::size_t terminalColumns() {
  winsize size{};
  return ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::tm localTime(std::time_t time) {
  std::tm parts{};
  ::localtime_r(&time, &parts);
  return parts;
}

std::optional<double> millisecondsSinceStart() {
  // The 22nd word of /proc/self/stat; the second is in parentheses and may hold blanks.
  std::ifstream file("/proc/self/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(')');
  if (name == std::string::npos) return std::nullopt;
  std::istringstream words(text.substr(name + 1));
  std::string skipped;
  for (int word = 3; word < 22; ++word) words >> skipped;
  double ticks{};
  timespec now{};
  if (!(words >> ticks) || ::clock_gettime(CLOCK_BOOTTIME, &now) != 0) return std::nullopt;
  const double started = ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
  return 1000 * (static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec) - started);
}

namespace {

void (*atFault)() = nullptr;

void endByFault(int signal) {
  ::alarm(5); // seconds: a lock that is never released must not keep the process forever
  atFault();
  std::raise(signal);
}

} // namespace

void callAtFault(void (*handler)()) {
  atFault = handler;
  struct sigaction action {};
  action.sa_handler = endByFault;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_NODEFER);
  for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL}) ::sigaction(signal, &action, nullptr);
}

void endNow(std::string_view message, int status) {
  [[maybe_unused]] const ssize_t written =
      ::write(STDERR_FILENO, message.data(), message.size()); // if anybody listens
  ::_exit(status);
}

} // namespace fairway::system
