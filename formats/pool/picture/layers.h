#pragma once

#include "formats/picture/layers.h"

#include <array>

namespace fairway::formats::pool {

// What a picture of a pool is made of, from the ground up. Water, deck and edge are always there.
enum class Layer : std::uint8_t { Pool, Grid, Labels, Bars, Start, Home, Tiles, Findings };

inline constexpr int layerCount = 8;
inline constexpr std::array<std::string_view, layerCount> layerNames{"pool",  "grid", "labels", "bars",
                                                                     "start", "home", "tiles",  "findings"};

} // namespace fairway::formats::pool
