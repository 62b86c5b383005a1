#pragma once

#include <filesystem>

namespace fairway::editor {

// Says whether a file may be written. The system does, unless a test answers for it: as root, tests may write
// everything. Returns the previous function; null: the system.
using WriteProbe = bool (*)(const std::filesystem::path& file);
WriteProbe answerForTheSystem(WriteProbe probe);

} // namespace fairway::editor
