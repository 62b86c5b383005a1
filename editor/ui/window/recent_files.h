#pragma once

#include <wx/string.h>

#include <cstddef>
#include <filesystem>
#include <vector>

namespace fairway::editor {

inline constexpr std::size_t recentFilesKept = 9;

// The documents opened or saved last, newest first, kept over the end of the program. Those that are gone
// when the program starts are left out.
const std::vector<std::filesystem::path>& recentFiles();
// The folder of a file as people write it, with ~ for their own.
wxString shownFolder(const std::filesystem::path& file);
void rememberFile(const std::filesystem::path& file);

} // namespace fairway::editor
