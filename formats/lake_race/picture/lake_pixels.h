#pragma once

#include "formats/lake_race/picture/brush.h"
#include "formats/picture/device_view.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::lake_race {

// Slanting lines on land where ink is spared. They hang on the board's origin, so neighbouring pages agree.
inline constexpr double hatchDistance = 0.16; // along x
double hatchWidth(const Brush& brush);
Colour hatchColour(const Theme& theme);
double coastLineWidth(const Brush& brush);

// Water, land and coasts as paintLake draws them with lines, but pixel by pixel: each pixel's colour follows
// from its distance to the coast. Within the board's edge alone, which is left to be drawn.
void paintLakePixels(const Brush& brush, const DeviceView& device);

} // namespace fairway::formats::lake_race
