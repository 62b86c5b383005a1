#include "system/file_lock.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

namespace fairway::system {

namespace {

// Who held it before may have removed the file between our opening and our locking it: such a lock protects
// nothing.
bool isStillThere(const std::filesystem::path& file, const Descriptor& descriptor) {
  struct stat named {
  }, opened{};
  return ::lstat(file.c_str(), &named) == 0 && ::fstat(descriptor.number(), &opened) == 0 &&
         named.st_ino == opened.st_ino && named.st_dev == opened.st_dev;
}

} // namespace

FileLock::Try FileLock::hold(const std::filesystem::path& lockFile) {
  constexpr int tries = 100; // each lost to another who came and went
  for (int i = 0; i < tries; ++i) {
    // To be read by all, so that a file which another user's crash left behind can be locked too. A link in
    // its place is not followed: in a folder that others write to it could lead anywhere. Nor does a pipe
    // keep us waiting. What cannot be opened cannot be locked.
    Descriptor descriptor(
        ::open(lockFile.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644));
    if (::flock(descriptor.number(), LOCK_EX | LOCK_NB) != 0)
      return {errno == EWOULDBLOCK ? Answer::Busy : Answer::Impossible, {}};
    if (isStillThere(lockFile, descriptor)) return {Answer::Held, FileLock(lockFile, std::move(descriptor))};
  }
  return {Answer::Busy, {}};
}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  std::swap(file_, other.file_);
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

FileLock::~FileLock() {
  if (descriptor_.valid()) ::unlink(file_.c_str()); // while it is held: no other's can be hit
}

} // namespace fairway::system
