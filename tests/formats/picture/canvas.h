#pragma once

#include <cairo.h>

#include <cstdint>
#include <memory>

namespace fairway::formats::test {

// A white image to draw on, and how much of it is no longer white.
class Canvas {
public:
  Canvas(int width, int height)
      : surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)),
        cairo_(cairo_create(surface_.get())) {
    cairo_set_source_rgb(cairo_.get(), 1, 1, 1);
    cairo_paint(cairo_.get());
  }

  cairo_t* cairo() const { return cairo_.get(); }

  // Pixels within [left, right) x [top, bottom) that something was drawn on.
  int drawnIn(int left, int top, int right, int bottom) const {
    cairo_surface_flush(surface_.get());
    const unsigned char* data = cairo_image_surface_get_data(surface_.get());
    const int stride = cairo_image_surface_get_stride(surface_.get());
    int drawn = 0;
    for (int y = top; y < bottom; ++y)
      for (int x = left; x < right; ++x) {
        const unsigned char* pixel = data + static_cast<std::ptrdiff_t>(y) * stride + 4 * x;
        drawn += pixel[0] != 255 || pixel[1] != 255 || pixel[2] != 255;
      }
    return drawn;
  }
  int drawn() const {
    return drawnIn(0, 0, cairo_image_surface_get_width(surface_.get()),
                   cairo_image_surface_get_height(surface_.get()));
  }

  // The colour of a pixel, as 0xRRGGBB.
  std::uint32_t at(int x, int y) const {
    cairo_surface_flush(surface_.get());
    const unsigned char* pixel =
        cairo_image_surface_get_data(surface_.get()) +
        static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface_.get()) + 4 * x;
    return (std::uint32_t{pixel[2]} << 16) + (std::uint32_t{pixel[1]} << 8) + pixel[0];
  }

private:
  struct Free {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
  };
  std::unique_ptr<cairo_surface_t, Free> surface_;
  std::unique_ptr<cairo_t, Free> cairo_;
};

} // namespace fairway::formats::test
