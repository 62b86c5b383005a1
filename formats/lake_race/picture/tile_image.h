#pragma once

#include "formats/picture/theme.h"

#include <string>

namespace fairway::formats::lake_race {

// A PNG with one hex of water and one of land side by side, each filling a tile of this size in pixels, on a
// ground that shows through.
std::string tileImagePng(int tileWidth, int tileHeight, ThemeName theme);

} // namespace fairway::formats::lake_race
