#pragma once

#include <filesystem>

namespace fairway::editor {

// Says whether a file may be written. The system does, unless a test answers for it: whoever runs the tests
// as root may write everything. Returns who answered before; null: the system.
using WriteProbe = bool (*)(const std::filesystem::path& file);
WriteProbe answerForTheSystem(WriteProbe probe);

} // namespace fairway::editor
