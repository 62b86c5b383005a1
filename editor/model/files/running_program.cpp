#include "editor/model/files/running_program.h"

#include <cctype>
#include <cerrno>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view greeting = "fairway-editor 1\n";
constexpr std::string_view takenAnswer = "taken\n";
constexpr std::size_t longestCall = 1 << 20; // bytes
constexpr int patience = 10;                 // seconds; a program that is just starting needs some of them

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

// A folder of ours that nobody else can enter; not a link, which could lead anywhere.
bool isPrivate(const fs::path& folder) {
  struct stat found {};
  return ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::getuid() &&
         (found.st_mode & 077) == 0;
}

fs::path privateFolder() {
  if (fs::path folder = variable("XDG_RUNTIME_DIR"); folder.is_absolute() && isPrivate(folder)) return folder;
  std::error_code error;
  const fs::path folder = fs::temp_directory_path(error) / ("fairway-editor-" + std::to_string(::getuid()));
  if (error) return {};
  ::mkdir(folder.c_str(), 0700); // it may be there already: then it must be as we would make it
  return isPrivate(folder) ? folder : fs::path();
}

// ":0.0" and ":0" are the same display.
std::string displayName() {
  std::string display = variable("DISPLAY");
  if (const auto dot = display.find('.', display.rfind(':') == std::string::npos ? 0 : display.rfind(':'));
      dot != std::string::npos)
    display.resize(dot);
  std::string name = variable("WAYLAND_DISPLAY") + display;
  for (char& letter : name)
    if (!std::isalnum(static_cast<unsigned char>(letter)) && letter != '-') letter = '_';
  return name;
}

bool setAddress(const fs::path& place, sockaddr_un& address) {
  address = {};
  address.sun_family = AF_UNIX;
  if (place.empty() || place.string().size() >= sizeof address.sun_path) return false;
  std::memcpy(address.sun_path, place.c_str(), place.string().size());
  return true;
}

// A socket that waits for nobody longer than a while.
int patientSocket() {
  const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const timeval limit{patience, 0};
  if (descriptor >= 0) {
    ::setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    ::setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  }
  return descriptor;
}

bool sendAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = ::send(descriptor, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// All until the other side has said everything; empty where that is too much or takes too long.
std::string receiveAll(int descriptor) {
  std::string text;
  char part[4096];
  for (;;) {
    const ssize_t got = ::recv(descriptor, part, sizeof part, 0);
    if (got == 0) return text;
    if (got < 0 || text.size() > longestCall) return {};
    text.append(part, static_cast<std::size_t>(got));
  }
}

bool isOurs(int descriptor) {
  ucred other{};
  socklen_t size = sizeof other;
  return ::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::getuid();
}

// The paths of a call, each ended by a zero byte; none: it is no call of ours.
std::optional<std::vector<fs::path>> filesOf(std::string_view call) {
  if (!call.starts_with(greeting)) return std::nullopt;
  call.remove_prefix(greeting.size());
  std::vector<fs::path> files;
  while (!call.empty()) {
    const std::size_t end = call.find('\0');
    if (end == std::string_view::npos) return std::nullopt;
    if (!fs::path(call.substr(0, end)).is_absolute()) return std::nullopt;
    files.emplace_back(call.substr(0, end));
    call.remove_prefix(end + 1);
  }
  return files;
}

} // namespace

fs::path meetingPlace() {
  const fs::path folder = privateFolder();
  const std::string display = displayName();
  if (folder.empty() || display.empty()) return {};
  const fs::path place = folder / ("fairway-editor" + display + ".socket");
  sockaddr_un address{};
  return setAddress(place, address) ? place : fs::path();
}

bool handOver(const fs::path& place, const std::vector<fs::path>& files) {
  sockaddr_un address{};
  if (!setAddress(place, address)) return false;
  const int descriptor = patientSocket();
  if (descriptor < 0) return false;
  std::string call(greeting);
  for (const fs::path& file : files) {
    std::error_code error;
    call += fs::absolute(file, error).string();
    call += '\0';
  }
  const bool done = ::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 &&
                    isOurs(descriptor) && sendAll(descriptor, call) && ::shutdown(descriptor, SHUT_WR) == 0 &&
                    receiveAll(descriptor) == takenAnswer;
  ::close(descriptor);
  return done;
}

// Files on their way to the window's thread. Either that takes them, or nobody waits for it any more.
class RunningProgram::Request {
public:
  explicit Request(std::vector<fs::path> files) : files_(std::move(files)) {}

  const std::vector<fs::path>& files() const { return files_; }
  bool take() { return become(State::Taken); }
  void giveUp() { become(State::GivenUp); }
  bool waitUntilTaken() {
    std::unique_lock lock(mutex_);
    decided_.wait_for(lock, std::chrono::seconds(patience - 1), [&] { return state_ != State::Waiting; });
    if (state_ == State::Waiting) state_ = State::GivenUp;
    return state_ == State::Taken;
  }

private:
  enum class State { Waiting, Taken, GivenUp };

  bool become(State state) {
    const std::lock_guard lock(mutex_);
    if (state_ != State::Waiting) return false;
    state_ = state;
    decided_.notify_all();
    return true;
  }

  std::vector<fs::path> files_;
  std::mutex mutex_;
  std::condition_variable decided_;
  State state_ = State::Waiting;
};

std::unique_ptr<RunningProgram> RunningProgram::at(const fs::path& place) {
  sockaddr_un address{};
  if (!setAddress(place, address)) return nullptr;
  FileLock::Try held = FileLock::hold(place.string() + ".lock");
  if (!held.lock) return nullptr;
  const int listening = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listening < 0) return nullptr;
  ::unlink(place.c_str()); // of a program that died: nobody else holds the lock
  int wake[2]{-1, -1};
  if (::bind(listening, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      ::chmod(place.c_str(), 0600) != 0 || ::listen(listening, 8) != 0 || ::pipe2(wake, O_CLOEXEC) != 0) {
    ::close(listening);
    return nullptr;
  }
  return std::unique_ptr<RunningProgram>(
      new RunningProgram(place, std::move(*held.lock), listening, wake[0], wake[1]));
}

RunningProgram::RunningProgram(fs::path place, FileLock lock, int socket, int wakeRead, int wakeWrite)
    : place_(std::move(place)), lock_(std::move(lock)), socket_(socket), wakeRead_(wakeRead),
      wakeWrite_(wakeWrite) {}

RunningProgram::~RunningProgram() {
  ::unlink(place_.c_str()); // before the lock is let go: the next one makes its own
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
    if (current_) current_->giveUp();
  }
  ::close(wakeWrite_);
  if (thread_.joinable()) thread_.join();
  ::close(socket_);
  ::close(wakeRead_);
}

void RunningProgram::answer(std::function<void(Call)> post, Open open) {
  post_ = std::move(post);
  open_ = std::move(open);
  thread_ = std::thread([this] { run(); });
}

void RunningProgram::run() {
  for (;;) {
    pollfd waiting[]{{socket_, POLLIN, 0}, {wakeRead_, 0, 0}};
    if (::poll(waiting, 2, -1) < 0 && errno != EINTR) return;
    if (waiting[1].revents != 0) return;
    if ((waiting[0].revents & POLLIN) == 0) continue;
    const int client = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0) continue;
    const timeval limit{1, 0}; // who calls has it ready
    ::setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    ::setsockopt(client, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    serve(client);
    ::close(client);
  }
}

void RunningProgram::serve(int client) {
  if (!isOurs(client)) return;
  auto files = filesOf(receiveAll(client));
  if (files && offer(std::move(*files))) sendAll(client, takenAnswer);
}

bool RunningProgram::offer(std::vector<fs::path> files) {
  const auto request = std::make_shared<Request>(std::move(files));
  {
    const std::lock_guard lock(mutex_);
    if (ending_) return false;
    current_ = request;
  }
  // The call may outlive this object: then nobody takes anything.
  post_([request, open = open_] {
    if (request->take()) open(request->files());
  });
  return request->waitUntilTaken();
}

} // namespace fairway::editor
