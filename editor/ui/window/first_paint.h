#pragma once

#include <wx/window.h>

#include <functional>
#include <optional>

namespace fairway::editor {

// Milliseconds since the system started this process, loading of libraries included; none where that cannot
// be known.
std::optional<double> millisecondsSinceStart();

// Calls back once, after the window has been painted for the first time.
void afterFirstPaint(wxWindow& window, std::function<void()> then);

} // namespace fairway::editor
