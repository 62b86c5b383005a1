#include "system/running_program.h"

#include "system/files.h"

#include <array>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

namespace fairway::system {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::string_view greeting = "fairway-editor 1\n";
constexpr std::string_view takenAnswer = "taken\n";
constexpr std::size_t longestCall = 1 << 20; // bytes
constexpr auto patience = 10s;               // of a caller; a program that is just starting needs some of it
constexpr auto forACall = 1s;                // a caller has it ready: one that takes longer is not ours

// ":0.0" and ":0" are the same display.
std::string displayName() {
  const auto variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string(value ? value : "");
  };
  std::string display = variable("DISPLAY");
  if (const auto dot = display.find('.', display.rfind(':') == std::string::npos ? 0 : display.rfind(':'));
      dot != std::string::npos)
    display.resize(dot);
  std::string name = variable("WAYLAND_DISPLAY") + display;
  for (char& letter : name)
    if (!std::isalnum(static_cast<unsigned char>(letter)) && letter != '-') letter = '_';
  return name;
}

struct Address {
  explicit Address(const fs::path& place) {
    socket.sun_family = AF_UNIX;
    valid = !place.empty() && place.string().size() < sizeof socket.sun_path;
    if (valid) std::memcpy(socket.sun_path, place.c_str(), place.string().size());
  }
  const sockaddr* get() const { return reinterpret_cast<const sockaddr*>(&socket); }

  sockaddr_un socket{};
  bool valid = false;
};

Descriptor localSocket() {
  return Descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
}

// Until something can be read (or written). False: the time is over, or `ending` can be read, if there is
// one.
bool waitFor(int descriptor, short events, Clock::time_point end, int ending = -1) {
  std::array<pollfd, 2> waiting{{{descriptor, events, {}}, {ending, POLLIN, {}}}};
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    if (left <= 0) return false;
    const int found = ::poll(waiting.data(), waiting.size(), static_cast<int>(left));
    if (found < 0 && errno == EINTR) continue;
    return found > 0 && waiting[1].revents == 0;
  }
}

bool sendAll(int descriptor, std::string_view text, Clock::time_point end, int ending = -1) {
  while (!text.empty()) {
    if (!waitFor(descriptor, POLLOUT, end, ending)) return false;
    const ssize_t sent = ::send(descriptor, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// All until the other side has said everything; empty where that is too much or takes too long.
std::string receiveAll(int descriptor, Clock::time_point end, int ending = -1) {
  std::string text;
  char part[4096];
  while (text.size() <= longestCall && waitFor(descriptor, POLLIN, end, ending)) {
    const ssize_t got = ::recv(descriptor, part, sizeof part, MSG_DONTWAIT);
    if (got == 0) return text;
    if (got < 0) return {};
    text.append(part, static_cast<std::size_t>(got));
  }
  return {};
}

bool isOurs(int descriptor) {
  ucred other{};
  socklen_t size = sizeof other;
  return ::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::getuid();
}

// The paths of a call, each ended by a zero byte; none: it is not a call of ours.
std::optional<Files> filesOf(std::string_view call) {
  if (!call.starts_with(greeting)) return std::nullopt;
  call.remove_prefix(greeting.size());
  Files files;
  while (!call.empty()) {
    const std::size_t end = call.find('\0');
    if (end == std::string_view::npos || !fs::path(call.substr(0, end)).is_absolute()) return std::nullopt;
    files.emplace_back(call.substr(0, end));
    call.remove_prefix(end + 1);
  }
  return files;
}

} // namespace

fs::path meetingPlace(const std::string& program) {
  const fs::path folder = privateFolder(program);
  const std::string display = displayName();
  if (folder.empty() || display.empty()) return {};
  const fs::path place = folder / (program + display + ".socket");
  return Address(place).valid ? place : fs::path();
}

bool handOver(const fs::path& place, const Files& files) {
  const Address address(place);
  const Descriptor socket = localSocket();
  std::string call(greeting);
  for (const fs::path& file : files) {
    std::error_code error;
    call += fs::absolute(file, error).string() + '\0';
  }
  const Clock::time_point end = Clock::now() + patience;
  return address.valid && ::connect(socket.number(), address.get(), sizeof address.socket) == 0 &&
         isOurs(socket.number()) && sendAll(socket.number(), call, end) &&
         ::shutdown(socket.number(), SHUT_WR) == 0 && receiveAll(socket.number(), end) == takenAnswer;
}

std::unique_ptr<RunningProgram> RunningProgram::at(const fs::path& place) {
  const Address address(place);
  if (!address.valid) return nullptr;
  FileLock::Try held = FileLock::hold(place.string() + ".lock");
  Descriptor socket = localSocket();
  if (!held.lock || !socket.valid()) return nullptr;
  ::unlink(place.c_str()); // of a program that died: no other holds the lock
  std::array<int, 2> pipe{-1, -1};
  if (::bind(socket.number(), address.get(), sizeof address.socket) != 0 ||
      ::chmod(place.c_str(), 0600) != 0 || ::listen(socket.number(), 8) != 0 ||
      ::pipe2(pipe.data(), O_CLOEXEC) != 0)
    return nullptr;
  return std::unique_ptr<RunningProgram>(new RunningProgram(place, std::move(*held.lock), std::move(socket),
                                                            Descriptor(pipe[0]), Descriptor(pipe[1])));
}

RunningProgram::RunningProgram(fs::path place, FileLock lock, Descriptor socket, Descriptor ending,
                               Descriptor end)
    : place_(std::move(place)), lock_(std::move(lock)), socket_(std::move(socket)),
      ending_(std::move(ending)), end_(std::move(end)) {}

RunningProgram::~RunningProgram() {
  ::unlink(place_.c_str()); // before the lock is released: the next program makes its own
  end_.close();
  if (thread_.joinable()) thread_.join();
}

void RunningProgram::answer(std::function<void(Call)> post, Open open) {
  post_ = std::move(post);
  open_ = std::move(open);
  thread_ = std::thread([this] { run(); });
}

void RunningProgram::run() {
  const auto isEnding = [this](auto time) { return waitFor(ending_.number(), POLLIN, Clock::now() + time); };
  while (!isEnding(1ms)) {
    if (!waitFor(socket_.number(), POLLIN, Clock::now() + 1h, ending_.number())) continue;
    const Descriptor client(::accept4(socket_.number(), nullptr, nullptr, SOCK_CLOEXEC));
    if (client.valid())
      serve(client.number());
    else if (isEnding(100ms)) // there may be no descriptors left: that passes, or does not
      return;
  }
}

void RunningProgram::serve(int client) {
  if (!isOurs(client)) return;
  auto files = filesOf(receiveAll(client, Clock::now() + forACall, ending_.number()));
  if (files && offer(std::move(*files)))
    sendAll(client, takenAnswer, Clock::now() + forACall, ending_.number());
}

// Either the thread that opens files takes them, or no one waits for it any more: never both.
bool RunningProgram::offer(Files files) {
  enum class State { Waiting, Taken, GivenUp };
  const auto state = std::make_shared<std::atomic<State>>(State::Waiting);
  const auto become = [](std::atomic<State>& now, State wanted) {
    State waiting = State::Waiting;
    return now.compare_exchange_strong(waiting, wanted);
  };
  // The call may outlive this object: then nothing is opened.
  post_([state, become, open = open_, files = std::move(files)] {
    if (become(*state, State::Taken)) open(files);
  });
  const Clock::time_point end = Clock::now() + patience - 1s;
  bool ending = false;
  while (*state == State::Waiting && Clock::now() < end && !ending)
    ending = waitFor(ending_.number(), POLLIN, Clock::now() + 10ms);
  return !become(*state, State::GivenUp);
}

} // namespace fairway::system
