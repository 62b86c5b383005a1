#pragma once

#include <wx/window.h>

#include <filesystem>
#include <optional>

namespace fairway::editor {

// Lets the user choose a sample to begin from, with its picture; none when the user cancels.
std::optional<std::filesystem::path> askSample(wxWindow* parent);

} // namespace fairway::editor
