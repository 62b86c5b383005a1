#include "formats/picture/raster.h"

#include "formats/picture/pen.h"
#include "formats/picture/surfaces.h"
#include "rules/base/contract.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace fairway::formats {

Raster::Raster(int width, int height, double scale) : scale_(scale) {
  FAIRWAY_EXPECTS(width > 0 && height > 0 && scale > 0);
  surface_ = cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(std::ceil(width * scale)),
                                        static_cast<int>(std::ceil(height * scale)));
  FAIRWAY_EXPECTS(cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS);
  cairo_surface_set_device_scale(surface_, scale, scale);
}

Raster::Raster(cairo_surface_t* surface, double scale) : surface_(surface), scale_(scale) {
  FAIRWAY_EXPECTS(cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS);
  cairo_surface_set_device_scale(surface_, scale, scale);
}

Raster::~Raster() {
  if (surface_ != nullptr) cairo_surface_destroy(surface_);
}

Raster::Raster(Raster&& other) noexcept
    : surface_(std::exchange(other.surface_, nullptr)), scale_(other.scale_) {}

Raster& Raster::operator=(Raster&& other) noexcept {
  std::swap(surface_, other.surface_);
  std::swap(scale_, other.scale_);
  return *this;
}

int Raster::deviceWidth() const {
  return cairo_image_surface_get_width(surface_);
}

int Raster::deviceHeight() const {
  return cairo_image_surface_get_height(surface_);
}

int Raster::stride() const {
  return cairo_image_surface_get_stride(surface_);
}

const unsigned char* Raster::pixels() const {
  cairo_surface_flush(surface_);
  return cairo_image_surface_get_data(surface_);
}

PaintOptions Raster::optionsFor(const View& view, PaintOptions options) const {
  options.unitPixels = view.unitSize * scale_;
  const Point corner{deviceWidth() / scale_, deviceHeight() / scale_};
  const Point from = view.toBoard({0, 0});
  const Point to = view.toBoard(corner);
  options.visible = Box{from.x, from.y, to.x, to.y};
  return options;
}

void Raster::paintOver(const Scene& scene, const View& view, PaintOptions options, int fromLayer) {
  options = optionsFor(view, options);
  cairo_t* cairo = cairo_create(surface_);
  cairo_translate(cairo, view.origin.x, view.origin.y);
  cairo_scale(cairo, view.unitSize, view.unitSize);
  const int layers = static_cast<int>(scene.layerNames().size());
  for (int layer = fromLayer; layer < layers; ++layer)
    if (options.layers.has(layer)) scene.paintLayer(cairo, options, layer);
  cairo_destroy(cairo);
}

void Raster::copyFrom(const Raster& other) {
  FAIRWAY_EXPECTS(deviceWidth() == other.deviceWidth() && deviceHeight() == other.deviceHeight());
  cairo_surface_flush(other.surface_);
  cairo_surface_flush(surface_);
  const std::size_t bytes = 4 * static_cast<std::size_t>(deviceWidth());
  unsigned char* to = cairo_image_surface_get_data(surface_);
  for (int y = 0; y < deviceHeight(); ++y)
    std::memcpy(to + y * stride(), other.pixels() + y * other.stride(), bytes);
  cairo_surface_mark_dirty(surface_);
}

void Raster::paint(const Scene& scene, const View& view, PaintOptions options, Colour background) {
  options = optionsFor(view, options);
  cairo_t* cairo = cairo_create(surface_);
  const Pen pen(cairo);
  pen.use(background);
  cairo_paint(cairo);
  cairo_translate(cairo, view.origin.x, view.origin.y);
  cairo_scale(cairo, view.unitSize, view.unitSize);
  cairo_surface_flush(surface_);
  const PixelGrid pixels{cairo_image_surface_get_data(surface_), deviceWidth(), deviceHeight(), stride()};
  const Layers done = scene.paintFar(pixels, {scale_ * view.origin, options.unitPixels}, options);
  if (done == Layers::none()) {
    scene.paint(cairo, options);
  } else {
    cairo_surface_mark_dirty(surface_);
    const int layers = static_cast<int>(scene.layerNames().size());
    for (int layer = 0; layer < layers; ++layer)
      if (options.layers.has(layer) && !done.has(layer)) scene.paintLayer(cairo, options, layer);
  }
  cairo_destroy(cairo);
}

Raster Raster::part(int x, int y, int width, int height) {
  FAIRWAY_EXPECTS(x >= 0 && y >= 0 && width > 0 && height > 0);
  FAIRWAY_EXPECTS(x + width <= deviceWidth() && y + height <= deviceHeight());
  cairo_surface_flush(surface_);
  unsigned char* first = cairo_image_surface_get_data(surface_) + y * stride() + 4 * x;
  cairo_surface_mark_dirty(surface_);
  return {cairo_image_surface_create_for_data(first, CAIRO_FORMAT_RGB24, width, height, stride()), scale_};
}

void Raster::scroll(int dx, int dy) {
  const int width = deviceWidth() - std::abs(dx);
  const int height = deviceHeight() - std::abs(dy);
  if (width <= 0 || height <= 0) return;
  cairo_surface_flush(surface_);
  unsigned char* data = cairo_image_surface_get_data(surface_);
  for (int i = 0; i < height; ++i) {
    const int row = dy > 0 ? height - 1 - i : i; // no row is overwritten before it has moved
    const unsigned char* from = data + (row + std::max(0, -dy)) * stride() + 4 * std::max(0, -dx);
    unsigned char* to = data + (row + std::max(0, dy)) * stride() + 4 * std::max(0, dx);
    std::memmove(to, from, static_cast<std::size_t>(4 * width));
  }
  cairo_surface_mark_dirty(surface_);
}

void Raster::drawScaledOn(cairo_t* target, Point at, double factor) const {
  cairo_save(target);
  cairo_translate(target, at.x, at.y);
  cairo_scale(target, factor, factor);
  cairo_set_source_surface(target, surface_, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_FAST);
  cairo_paint(target);
  cairo_restore(target);
}

void Raster::drawOn(cairo_t* target, Point at) const {
  cairo_save(target);
  cairo_set_source_surface(target, surface_, at.x, at.y);
  cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST);
  cairo_set_operator(target, CAIRO_OPERATOR_SOURCE);
  // Not all of the target: beside the raster this operator would wipe out what is there.
  cairo_rectangle(target, at.x, at.y, deviceWidth() / scale_, deviceHeight() / scale_);
  cairo_fill(target);
  cairo_restore(target);
}

std::string Raster::png() const {
  return pngOf(surface_);
}

} // namespace fairway::formats
