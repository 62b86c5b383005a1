#pragma once

#include <filesystem>
#include <vector>

namespace fairway::editor {

// The documents opened or saved last, newest first, kept over the end of the program. At most nine.
std::vector<std::filesystem::path> recentFiles();
void rememberFile(const std::filesystem::path& file);

} // namespace fairway::editor
