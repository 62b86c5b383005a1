#pragma once

#include "system/descriptor.h"

#include <filesystem>
#include <optional>

namespace fairway::system {

// Keeps others off something while it lives: an empty file beside it, locked. The lock ends with the process
// at the latest, so a file that a crash left behind keeps nothing locked.
class FileLock {
public:
  enum class Answer {
    Held,
    Busy,
    Impossible
  }; // Busy: another holds it; Impossible: the folder takes no locks
  struct Try;

  static Try hold(const std::filesystem::path& lockFile);

  FileLock(FileLock&&) noexcept = default;
  FileLock& operator=(FileLock&& other) noexcept;
  ~FileLock(); // removes the file

private:
  FileLock(std::filesystem::path file, Descriptor descriptor)
      : file_(std::move(file)), descriptor_(std::move(descriptor)) {}

  std::filesystem::path file_;
  Descriptor descriptor_; // none: moved away
};

struct FileLock::Try {
  Answer answer = Answer::Impossible;
  std::optional<FileLock> lock; // Held
};

} // namespace fairway::system
