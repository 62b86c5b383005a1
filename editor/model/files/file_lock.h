#pragma once

#include <filesystem>
#include <optional>

namespace fairway::editor {

// Keeps others off something while it lives: an empty file beside it, locked. The lock ends with the process
// at the latest, so a file that a crash left behind keeps nobody off.
class FileLock {
public:
  enum class Answer { Held, Busy, Impossible }; // somebody else holds it; the folder takes no locks
  struct Try;

  static Try hold(const std::filesystem::path& lockFile);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  ~FileLock(); // removes the file

private:
  FileLock(std::filesystem::path file, int descriptor) : file_(std::move(file)), descriptor_(descriptor) {}

  std::filesystem::path file_;
  int descriptor_; // -1: moved away
};

struct FileLock::Try {
  Answer answer = Answer::Impossible;
  std::optional<FileLock> lock; // Held
};

} // namespace fairway::editor
