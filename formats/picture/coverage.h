#pragma once

#include "formats/picture/device_view.h"
#include "formats/picture/theme.h"

#include <algorithm>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// Many small marks of one colour, collected and painted at once. Where marks meet the colour does not add up.
class Coverage {
public:
  // Of a part of the target.
  explicit Coverage(const PixelBox& box);

  // A straight line between two points of the target, in pixels.
  void line(Point from, Point to, double width);

  // A small picture of coverage; its corner ends up on this pixel.
  struct Stamp {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> shares;
  };
  void stamp(const Stamp& stamp, int left, int top);

  void paint(cairo_t* target, Colour colour) const;

private:
  unsigned char* row(int y) { return shares_.data() + static_cast<std::ptrdiff_t>(y - box_.top) * stride_; }
  struct Walk;

  void add(int x, int y, float share) { // inside of the box
    unsigned char& there = row(y)[x - box_.left];
    there = std::max(there, static_cast<unsigned char>(share * 255 + 0.5F));
  }
  void cover(int x, int y, float share); // anywhere

  PixelBox box_;
  int stride_; // in bytes, whole words of eight
  std::vector<unsigned char> shares_;
};

} // namespace fairway::formats
