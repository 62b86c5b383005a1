#pragma once

#include "editor/ui/dialogs/questions.h"
#include "formats/chart/chart.h"

namespace fairway::editor {

// Onto the clipboard, as a picture and as SVG: each program takes what it can.
void copyChart(const formats::Chart& chart);

// Asks for a file; its ending decides what is written. Returns the file; none: the user cancels, or it could
// not be written, which was said.
std::optional<std::filesystem::path> saveChart(wxWindow* parent, Questions& questions,
                                               const formats::Chart& chart,
                                               const std::filesystem::path& suggested);

} // namespace fairway::editor
