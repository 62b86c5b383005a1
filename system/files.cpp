#include "system/files.h"

#include "system/descriptor.h"

#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <set>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>

namespace fairway::system {

namespace fs = std::filesystem;

namespace {

// A name beside the target that nothing else uses. The counter keeps two savings of one process apart.
std::string temporaryName(const fs::path& target) {
  static std::atomic<unsigned> counter{0};
  const std::string base = target.filename().string().substr(0, 200); // a name holds 255 bytes
  const std::string mark = std::to_string(::getpid()) + "-" + std::to_string(counter++);
  return (target.parent_path() / ("." + base + "." + mark + ".tmp")).string();
}

// The process that a temporary file's name ends with, as in `.NAME.PID-N.tmp`; none: it is not such a name.
std::optional<pid_t> writerOf(std::string_view name) {
  if (!name.starts_with('.') || !name.ends_with(".tmp")) return std::nullopt;
  name.remove_suffix(4);
  const std::size_t dot = name.rfind('.');
  if (dot == 0 || dot == std::string_view::npos) return std::nullopt;
  const std::string_view mark = name.substr(dot + 1);
  pid_t writer{}; // it stays so if there is no number
  unsigned count{};
  const char* const end = mark.data() + mark.size();
  const auto first = std::from_chars(mark.data(), end, writer);
  if (writer <= 0 || !std::string_view(first.ptr, end).starts_with('-')) return std::nullopt;
  const auto second = std::from_chars(first.ptr + 1, end, count);
  return second.ec == std::errc() && second.ptr == end ? std::optional(writer) : std::nullopt;
}

// What a writer left that was killed. Looked for once in a folder: a program may write thousands of files
// there.
void clearLeftovers(const fs::path& folder) {
  static std::mutex mutex;
  static std::set<fs::path> cleared;
  {
    const std::scoped_lock lock(mutex);
    if (!cleared.insert(folder).second) return;
  }
  std::error_code error;
  auto entry = fs::directory_iterator(folder.empty() ? "." : folder, error);
  for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
    const std::optional<pid_t> writer = writerOf(entry->path().filename().string());
    if (!writer || ::kill(*writer, 0) == 0 || errno != ESRCH) continue;
    struct stat found {};
    const std::string name = entry->path().string();
    if (::lstat(name.c_str(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == ::geteuid())
      ::unlink(name.c_str());
  }
}

// Removes the temporary file unless it has become the real one.
class TemporaryFile {
public:
  TemporaryFile(const fs::path& target, mode_t mode)
      : name_(temporaryName(target)),
        descriptor_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    if (exists_) ::unlink(name_.c_str());
  }

  Descriptor& descriptor() { return descriptor_; }
  bool becomes(const fs::path& target) {
    if (::rename(name_.c_str(), target.c_str()) != 0) return false;
    exists_ = false;
    return true;
  }

private:
  std::string name_;
  Descriptor descriptor_;
  bool exists_ = descriptor_.valid();
};

bool writeAll(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t count = ::write(descriptor, content.data(), content.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(count));
  }
  return true;
}

// The final target of a link, even if nothing is there yet. None: links that go round in a circle.
std::optional<fs::path> targetOf(const fs::path& file) {
  constexpr int mostLinks = 40; // as Linux has it
  fs::path target = file;
  std::error_code noLink; // or nothing yet: a new file is not an error
  for (int i = 0; i < mostLinks; ++i) {
    const fs::path next = fs::read_symlink(target, noLink);
    if (noLink) return target;
    target = target.parent_path() / next; // an absolute one stands for itself
  }
  return std::nullopt;
}

// The old file's permissions, and its owner where we are allowed to give files away.
bool takeOver(int descriptor, const struct stat& old) {
  const bool given = ::fchown(descriptor, old.st_uid, old.st_gid) == 0 ||
                     ::fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) == 0;
  // Otherwise a file in a shared folder becomes ours, as with any editor, but never more open than it was.
  return ::fchmod(descriptor, given ? old.st_mode & 07777 : old.st_mode & 0707) == 0;
}

// The rename itself must survive a power cut. Some file systems cannot sync folders; the file is whole
// anyway.
void syncFolder(const fs::path& folder) {
  const Descriptor descriptor(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (descriptor.valid()) ::fsync(descriptor.number());
}

// A pipe or a device is not replaced but written to.
bool writeInto(const fs::path& file, std::string_view content) {
  Descriptor descriptor(::open(file.c_str(), O_WRONLY | O_CLOEXEC));
  return descriptor.valid() && writeAll(descriptor.number(), content) && descriptor.close();
}

} // namespace

std::optional<std::string> replaceFile(const fs::path& file, std::string_view content) {
  const std::optional<fs::path> followed = targetOf(file);
  if (!followed) return std::strerror(ELOOP);
  const fs::path& target = *followed;
  const auto failed = [] { return std::string(std::strerror(errno)); };
  struct stat old {};
  const bool exists = ::stat(target.c_str(), &old) == 0;
  if (!exists && errno != ENOENT) return failed();
  std::error_code unknown;
  if (const fs::path folder = target.parent_path();
      !exists && !folder.empty() && !fs::exists(folder, unknown))
    return "the folder " + folder.string() + " does not exist";
  if (exists && S_ISDIR(old.st_mode)) return "it is a folder";
  if (exists && !S_ISREG(old.st_mode)) {
    if (writeInto(target, content)) return std::nullopt;
    return failed();
  }
  // To rename over a file takes no permission to write it, but its owner protected it for a reason.
  if (exists && ::access(target.c_str(), W_OK) != 0) return failed();

  // Until it has the old file's permissions no other user may look into it; a new file gets what the umask
  // leaves.
  TemporaryFile temporary(target, exists ? 0600 : 0666);
  if (!temporary.descriptor().valid()) return failed();
  const int descriptor = temporary.descriptor().number();
  if (!writeAll(descriptor, content) || (exists && !takeOver(descriptor, old))) return failed();
  if (::fsync(descriptor) != 0 || !temporary.descriptor().close()) return failed();
  if (!temporary.becomes(target)) return failed();
  syncFolder(target.parent_path());
  clearLeftovers(target.parent_path());
  return std::nullopt;
}

namespace {

// A pipe or a device is opened without waiting, and then refused.
constexpr int forReading = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC;

// A folder that is only gone through; where the system can, without permission to list it.
#ifdef O_PATH
constexpr int forPassing = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
constexpr int forPassing = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

// Takes the descriptor of an opened file, or -1 with the reason in errno.
RegularFile regular(int descriptor) {
  const auto failed = [] { return RegularFile{.whyNot = std::strerror(errno)}; };
  if (descriptor < 0) return failed();
  RegularFile opened;
  opened.stream.reset(::fdopen(descriptor, "rb"));
  struct stat status {};
  if (!opened.stream || ::fstat(descriptor, &status) != 0) return failed();
  if (S_ISDIR(status.st_mode)) return {.whyNot = "it is a folder"};
  if (!S_ISREG(status.st_mode)) return {.whyNot = "it is not a regular file"};
  return opened;
}

} // namespace

RegularFile openRegular(const fs::path& file) {
  return regular(::open(file.c_str(), forReading));
}

RegularFile openRegularWithin(const fs::path& folder, const fs::path& relative) {
  int at = ::open(folder.c_str(), forPassing);
  for (auto step = relative.begin(); at >= 0 && step != relative.end();) {
    const fs::path name = *step++;
    const int flags = step == relative.end() ? forReading : forPassing;
    const int next = name == ".." ? -1 : ::openat(at, name.c_str(), flags | O_NOFOLLOW);
    const int reason = name == ".." ? ELOOP : errno;
    ::close(at);
    at = next;
    errno = reason;
  }
  return regular(at);
}

std::optional<FileStamp> stampOf(const fs::path& file) {
  struct stat now {};
  if (::stat(file.c_str(), &now) != 0) return std::nullopt;
  const auto nanoseconds = [](const timespec& time) {
    return static_cast<std::int64_t>(time.tv_sec) * 1000000000 + time.tv_nsec;
  };
  return FileStamp{static_cast<std::uint64_t>(now.st_ino), static_cast<std::uint64_t>(now.st_size),
                   nanoseconds(now.st_mtim), nanoseconds(now.st_ctim)};
}

bool mayWrite(const fs::path& file) {
  return ::access(file.c_str(), W_OK) == 0;
}

std::vector<fs::path> entriesOf(const fs::path& folder) {
  std::vector<fs::path> entries;
  std::error_code error;
  for (fs::directory_iterator each(folder, error), end; !error && each != end; each.increment(error))
    entries.push_back(each->path());
  return entries;
}

fs::path homeFolder() {
  const char* named = std::getenv("HOME");
  if (const fs::path folder = named ? named : ""; folder.is_absolute()) return folder;
  const struct passwd* user = ::getpwuid(::getuid());
  const fs::path folder = user && user->pw_dir ? user->pw_dir : "";
  return folder.is_absolute() ? folder : fs::path();
}

namespace {

// Not a link either, which could lead anywhere.
bool isPrivate(const fs::path& folder) {
  struct stat found {};
  return ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::getuid() &&
         (found.st_mode & 077) == 0;
}

} // namespace

fs::path privateFolder(const std::string& program) {
  const char* named = std::getenv("XDG_RUNTIME_DIR");
  if (const fs::path folder = named ? named : ""; folder.is_absolute() && isPrivate(folder)) return folder;
  std::error_code error;
  const fs::path folder = fs::temp_directory_path(error) / (program + "-" + std::to_string(::getuid()));
  if (error) return {};
  ::mkdir(folder.c_str(), 0700); // it may be there already: then it must be as we would make it
  return isPrivate(folder) ? folder : fs::path();
}

} // namespace fairway::system
