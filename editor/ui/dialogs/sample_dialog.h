#pragma once

#include <wx/window.h>

#include <filesystem>
#include <optional>

namespace fairway::editor {

// Lets one choose a sample to begin from, with its picture; none when the user gives up.
std::optional<std::filesystem::path> askSample(wxWindow* parent);

} // namespace fairway::editor
