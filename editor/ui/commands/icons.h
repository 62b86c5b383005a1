#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include <string_view>

namespace fairway::editor {

// Our own line icons, drawn in the colour of the theme's text, sharp at every pixel density. The name must be
// one of those that all games share, or of a game's own (`Game::icons`).
wxBitmapBundle icon(std::string_view name, const wxColour& colour, int size = 20);

bool hasIcon(std::string_view name);

// The program's own picture: a buoy in front of an island.
wxIconBundle programIcons();

} // namespace fairway::editor
