#pragma once

#include "formats/picture/theme.h"

#include <wx/graphics.h>

namespace fairway::editor {

// Marks of a heat map on the board: alike, or the greater the hotter.
enum class HeatMarks : std::uint8_t { Alike, Growing };

// What the colours of a heat map on the board mean, in the corner of the window: from cool to hot, and words
// beside them.
void drawHeatScale(wxGraphicsContext& context, const formats::Theme& theme, HeatMarks marks,
                   const wxString& text);

} // namespace fairway::editor
