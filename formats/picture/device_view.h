#pragma once

#include "formats/picture/raster.h"

#include <cairo.h>

#include <vector>

// Inside formats only: this header shows Cairo. Pictures made of pixels are filled directly where Cairo's
// lines would take the time of many frames; vector files never come here.
namespace fairway::formats {

// The pixels of a context whose unit is one hex, as they lie on the board.
struct DeviceView {
  View view; // in device pixels
  int width = 0;
  int height = 0;
  double scale = 1; // device pixels for one unit of the target
};

// None if the target is not an image without transparency, if a part of it is clipped away, or if the board
// is drawn turned or distorted on it.
std::optional<DeviceView> deviceViewOf(cairo_t* target);

// An opaque pixel; transparency is passed over.
std::uint32_t pixelOf(Colour colour);

// A part of the target, in whole pixels: right and bottom are the first ones beyond it.
struct PixelBox {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  int width() const { return right - left; }
  int height() const { return bottom - top; }
  bool empty() const { return right <= left || bottom <= top; }
  bool holds(Point p) const { return p.x >= left && p.x <= right && p.y >= top && p.y <= bottom; }
};

// The pixels that a box of the board touches.
PixelBox pixelsOf(const DeviceView& device, const Box& board);

// Lines of pixels somewhere in memory.
struct PixelLines {
  unsigned char* data = nullptr; // of row `top`
  int stride = 0;
  int top = 0;

  std::uint32_t* line(int y) const {
    return reinterpret_cast<std::uint32_t*>(data + static_cast<std::ptrdiff_t>(y - top) * stride);
  }
};

// Gives the target's own pixels to be written, and tells Cairo at the end.
class TargetPixels {
public:
  explicit TargetPixels(cairo_t* target);
  ~TargetPixels();
  TargetPixels(const TargetPixels&) = delete;
  TargetPixels& operator=(const TargetPixels&) = delete;

  // The box's left pixel comes first in each row.
  PixelLines lines(const PixelBox& box) const;

private:
  cairo_surface_t* surface_;
};

// Pixels of their own that end up over a part of the target, one over one.
class PixelPatch {
public:
  PixelPatch(const DeviceView& device, const PixelBox& box);
  ~PixelPatch();
  PixelPatch(const PixelPatch&) = delete;
  PixelPatch& operator=(const PixelPatch&) = delete;

  PixelLines lines() const;

  // Fills the target's path with the colours.
  void fillPath(cairo_t* target) const;

private:
  Point place() const;

  PixelBox box_;
  double scale_;
  cairo_surface_t* surface_;
};

} // namespace fairway::formats
