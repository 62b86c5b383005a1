#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fairway::command {

// How a file stood when it was looked at; a file that is missing has no time.
struct FileState {
  std::optional<std::filesystem::file_time_type> changed;
  std::uintmax_t size = 0;

  friend bool operator==(const FileState&, const FileState&) = default;
};

using FileStates = std::map<std::filesystem::path, FileState>;

// The documents that the names refer to (folders are searched, `without` what these patterns mean) and
// everything that those refer to, as they are now.
FileStates statesOf(const std::vector<std::string>& names, const std::vector<std::string>& without);

// Returns once a file is other than it was, or one has come or gone; false: Ctrl-C was pressed, which the
// caller's InterruptGuard has noted.
bool waitForChange(const std::vector<std::string>& names, const std::vector<std::string>& without,
                   const FileStates& before);

} // namespace fairway::command
