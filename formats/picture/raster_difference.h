#pragma once

#include "formats/picture/raster.h"

#include <span>

namespace fairway::formats {

// A rectangle of device pixels.
struct PictureBox {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  friend bool operator==(const PictureBox&, const PictureBox&) = default;
};

// Where two rasters of one size differ so much that it is seen: a box round each patch, from top to bottom.
// Patches nearer to each other than `apart` device pixels are one.
std::vector<PictureBox> differences(const Raster& one, const Raster& other, int apart);

// Draws only these boxes of the raster, half transparent, so that what is below can be seen.
void drawBoxesOn(cairo_t* target, const Raster& raster, std::span<const PictureBox> boxes, double opacity);

} // namespace fairway::formats
