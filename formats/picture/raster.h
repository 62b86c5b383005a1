#pragma once

#include "formats/picture/scene.h"

#include <memory>
#include <string>

// NOLINTNEXTLINE(bugprone-reserved-identifier,modernize-use-using): it is Cairo's
typedef struct _cairo_surface cairo_surface_t;

namespace fairway::formats {

// A picture in memory, four bytes a pixel (blue, green, red, unused on little-endian machines): the cached
// layer of a screen, and what becomes a PNG. Sizes are in logical pixels; `scale` device pixels make one.
class Raster {
public:
  Raster(int width, int height, double scale = 1);
  ~Raster();
  Raster(Raster&& other) noexcept;
  Raster& operator=(Raster&& other) noexcept;

  int deviceWidth() const;
  int deviceHeight() const;
  int stride() const; // bytes from one row of pixels to the next
  const unsigned char* pixels() const;
  double scale() const { return scale_; }

  // For callers that use Cairo themselves; the raster keeps it.
  cairo_surface_t* surface() const { return surface_; }

  // Fills everything with the colour, then paints the board where the view has it.
  void paint(const Scene& scene, const View& view, PaintOptions options, Colour background);

  // Only the layers from this one on, over what was painted with the same view.
  void paintOver(const Scene& scene, const View& view, PaintOptions options, int fromLayer);

  // The pixels of a raster of the same size.
  void copyFrom(const Raster& other);

  // Some of this raster's own pixels as a raster: what is painted there is painted here. It must not outlive
  // this one. In device pixels, and inside.
  Raster part(int x, int y, int width, int height);

  // Moves the pixels by this many device pixels; where none come from, what was there stays.
  void scroll(int dx, int dy);

  // Copies the pixels to another surface, the raster's top left corner at `at`, in the target's logical
  // pixels; one pixel becomes one pixel where the target has the same scale.
  void drawOn(cairo_t* target, Point at) const;

  // The same, but so much larger: while the real thing is not painted yet.
  void drawScaledOn(cairo_t* target, Point at, double factor) const;

  // The PNG file's bytes.
  std::string png() const;

private:
  Raster(cairo_surface_t* surface, double scale);
  PaintOptions optionsFor(const View& view, PaintOptions options) const; // of what can be seen

  cairo_surface_t* surface_ = nullptr;
  double scale_ = 1;
};

} // namespace fairway::formats
