#include "formats/lake_race/picture/tile_image.h"

#include "formats/lake_race/picture/brush.h"
#include "formats/picture/surfaces.h"

namespace fairway::formats::lake_race {

namespace {

// A hex stretched to fill its tile, with the grid's line along its sides.
void drawTile(cairo_t* cairo, double left, int width, int height, Colour fill, Colour line) {
  const Pen pen(cairo);
  {
    const Pen::Kept kept(pen);
    cairo_translate(cairo, left + width / 2.0, height / 2.0);
    cairo_scale(cairo, width, height / (2 * hexSide));
    addHexagon(pen, {}, 1);
  }
  pen.use(fill);
  pen.fillKept();
  pen.use(line, 1.5);
  pen.stroke();
}

} // namespace

std::string tileImagePng(int tileWidth, int tileHeight, ThemeName name) {
  const Theme& theme = themeOf(name);
  cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 2 * tileWidth, tileHeight);
  cairo_t* cairo = cairo_create(surface);
  drawTile(cairo, 0, tileWidth, tileHeight, theme.water, theme.grid);
  drawTile(cairo, tileWidth, tileWidth, tileHeight, theme.land, theme.gridOnLand);
  cairo_destroy(cairo);
  std::string bytes = pngOf(surface);
  cairo_surface_destroy(surface);
  return bytes;
}

} // namespace fairway::formats::lake_race
