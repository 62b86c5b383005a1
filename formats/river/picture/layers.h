#pragma once

#include "formats/picture/layers.h"

#include <array>

namespace fairway::formats::river {

// What a picture of a river is made of, from the ground up. The river itself, with harbour, waterfall and
// what each section does, is always there.
enum class Layer : std::uint8_t { River, Heat, Places, Names, Boats, Findings };

inline constexpr int layerCount = 6;
inline constexpr std::array<std::string_view, layerCount> layerNames{"river", "heat",  "places",
                                                                     "names", "boats", "findings"};

} // namespace fairway::formats::river
