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
// The same in a few words. Where another of these files has the same name and its folder ends alike, the part
// comes first in which the two differ: "draft/.../boards".
wxString tellingFolder(const std::filesystem::path& file, const std::vector<std::filesystem::path>& among);
void rememberFile(const std::filesystem::path& file);

} // namespace fairway::editor
