#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/picture/brush.h"
#include "formats/picture/device_view.h"

namespace fairway::formats::lake_race {

// When hexes are this small on screen, coasts and grids drawn as lines would cost more than they show.
constexpr bool isFarView(double hexPixels) {
  return hexPixels < 14;
}

// Fills the lake's pixels directly, hex by hex, coloured by the distance from the shore; about ten times as
// fast as painting. The view is in device pixels. Void is left as it is.
void paintFarLake(const PixelGrid& pixels, const View& view, const BoardScene& scene,
                  const PaintOptions& options);

// Inside formats only: this header shows Cairo.
// Slanting lines on land where ink is spared. They hang on the board's origin, so neighbouring pages agree.
inline constexpr double hatchDistance = 0.16; // along x
double hatchWidth(const Brush& brush);
Colour hatchColour(const Theme& theme);
double coastLineWidth(const Brush& brush);

// Water, land and coasts as paintLake draws them with lines, but pixel by pixel: each pixel's colour follows
// from its distance to the coast. Within the board's edge alone, which is left to be drawn.
void paintLakePixels(const Brush& brush, const DeviceView& device);

} // namespace fairway::formats::lake_race
