#include "editor/model/files/file_lock.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fairway::editor {

namespace {

// Whoever held it before may have removed the file between our opening and our locking it: such a lock keeps
// nobody off.
bool isStillThere(const std::filesystem::path& file, int descriptor) {
  struct stat named {
  }, opened{};
  return lstat(file.c_str(), &named) == 0 && fstat(descriptor, &opened) == 0 &&
         named.st_ino == opened.st_ino && named.st_dev == opened.st_dev;
}

} // namespace

FileLock::Try FileLock::hold(const std::filesystem::path& lockFile) {
  constexpr int tries = 100; // each lost to somebody who came and went
  for (int i = 0; i < tries; ++i) {
    // To be read by all, so that a file which somebody else's crash left behind can be locked too. A link in
    // its place is not followed: in a folder that others write to it could lead anywhere. Nor does a pipe
    // keep us waiting.
    const int descriptor =
        open(lockFile.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644);
    if (descriptor < 0) return {};
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
      const bool busy = errno == EWOULDBLOCK;
      close(descriptor);
      return {busy ? Answer::Busy : Answer::Impossible, {}};
    }
    if (isStillThere(lockFile, descriptor)) return {Answer::Held, FileLock(lockFile, descriptor)};
    close(descriptor);
  }
  return {Answer::Busy, {}};
}

FileLock::FileLock(FileLock&& other) noexcept
    : file_(std::move(other.file_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

FileLock::~FileLock() {
  if (descriptor_ < 0) return;
  unlink(file_.c_str()); // while it is held: nobody else's can be hit
  close(descriptor_);
}

} // namespace fairway::editor
