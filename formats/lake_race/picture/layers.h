#pragma once

#include "formats/picture/layers.h"

#include <array>

namespace fairway::formats::lake_race {

// What a picture is made of, from the ground up. The lake itself is always there.
enum class Layer : std::uint8_t {
  Lake,
  Heat,
  Grid,
  Labels,
  StartCells,
  Slots,
  Gates,
  Route,
  Course,
  Boats,
  Findings
};

inline constexpr int layerCount = 11;

inline constexpr std::array<std::string_view, layerCount> layerNames{
    "lake",  "heat",  "grid",   "labels", "start-cells", "slots",
    "gates", "route", "course", "boats",  "findings"};

} // namespace fairway::formats::lake_race
