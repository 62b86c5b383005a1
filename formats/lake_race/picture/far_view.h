#pragma once

#include "formats/lake_race/picture/board_scene.h"

namespace fairway::formats::lake_race {

// When hexes are this small on screen, coasts and grids drawn as lines would cost more than they show.
constexpr bool isFarView(double hexPixels) {
  return hexPixels < 14;
}

// Fills the lake's pixels directly, hex by hex, coloured by the distance from the shore; about ten times as
// fast as painting. The view is in device pixels. Void is left as it is.
void paintFarLake(const PixelGrid& pixels, const View& view, const BoardScene& scene,
                  const PaintOptions& options);

} // namespace fairway::formats::lake_race
