#pragma once

#include "formats/lake_race/picture/layers.h"
#include "formats/lake_race/picture/scene.h"
#include "formats/picture/theme.h"

typedef struct _cairo cairo_t; // the one type of Cairo that shows, and only by name

namespace fairway::formats {

struct PaintOptions {
  ThemeName theme = ThemeName::Dark;
  Layers layers;
  bool edge = true; // the line round the board
  // What the target resolves: device pixels for one hex across flats. Details that could not be seen are left
  // out. For paper leave it large.
  double hexPixels = 1000;
  // Only what meets this box (in hexes, as in geometry.h) is drawn; none: everything.
  std::optional<Box> visible;
};

// Paints the board in units of one hex across flats: the caller's matrix says where it goes and how large it
// is. Nothing is painted where the lake is void. The context is left as it was.
void paintBoard(cairo_t* target, const BoardScene& scene, const PaintOptions& options);

// One layer alone, whether `options.layers` has it or not; painting all of them in order is paintBoard.
void paintLayer(cairo_t* target, const BoardScene& scene, const PaintOptions& options, Layer layer);

} // namespace fairway::formats
