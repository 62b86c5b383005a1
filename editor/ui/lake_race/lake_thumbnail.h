#pragma once

#include "editor/ui/canvas/thumbnail.h"
#include "rules/lake_race/board/tileset.h"

namespace fairway::editor::lake_race {

formats::ThemeName themeOf(fairway::lake_race::BoardSide side);

// A little picture of a lake with its slots.
wxBitmapBundle lakeThumbnail(const wxWindow& window, const fairway::lake_race::Lake& lake, const wxSize& size,
                             ThumbnailLook look = {});

// The tile turned by 180 degrees, as it would lie on the board.
fairway::lake_race::Lake turnedLake(const fairway::lake_race::Lake& lake);

} // namespace fairway::editor::lake_race
