#include "formats/picture/coverage.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fairway::formats {

namespace {

using Pixel = std::uint32_t;

// How much of the pixel from `at` to `at + 1` lies between two places.
float covered(int at, float from, float to) {
  const auto start = static_cast<float>(at);
  return std::min(start + 1, to) - std::max(start, from);
}

// Two channels at once, each with room for the product.
Pixel blended(Pixel ground, Pixel paint, Pixel share) {
  constexpr Pixel odd = 0x00FF00FFu;
  const Pixel rest = 256 - share;
  const Pixel redBlue = ((ground & odd) * rest + (paint & odd) * share + 0x00800080u) >> 8 & odd;
  const Pixel green = ((ground >> 8 & odd) * rest + (paint >> 8 & odd) * share + 0x00800080u) & ~odd;
  return redBlue | green;
}

} // namespace

Coverage::Coverage(const PixelBox& box)
    : box_(box), stride_((box.width() + 7) / 8 * 8),
      shares_(static_cast<std::size_t>(stride_) * static_cast<std::size_t>(box.height()), 0) {}

void Coverage::cover(int x, int y, float share) {
  if (x >= box_.left && x < box_.right && y >= box_.top && y < box_.bottom) add(x, y, share);
}

// A line is followed along its longer way pixel by pixel; across it is a stretch of even width. Calls
// `cover(along, across, share)`.
struct Coverage::Walk {
  float start;
  float end;
  float top; // of the stretch, in the middle of the first pixel
  float slope;
  float width; // of the stretch

  template <class Cover>
  void go(Cover cover) const {
    float from = top;
    for (int x = static_cast<int>(std::floor(start)); static_cast<float>(x) < end; ++x, from += slope) {
      const float part = covered(x, start, end);
      for (int y = static_cast<int>(std::floor(from)); static_cast<float>(y) < from + width; ++y)
        cover(x, y, part * covered(y, from, from + width));
    }
  }
};

void Coverage::line(Point from, Point to, double width) {
  const PixelBox inner{box_.left + 4, box_.top + 4, box_.right - 4, box_.bottom - 4};
  const bool inside = width < 4 && inner.holds(from) && inner.holds(to);
  const bool upright = std::abs(to.y - from.y) > std::abs(to.x - from.x);
  if (upright) std::swap(from.x, from.y), std::swap(to.x, to.y);
  if (to.x < from.x) std::swap(from, to);
  if (!(to.x - from.x > 0)) return;
  const double slope = (to.y - from.y) / (to.x - from.x);
  const double across = width * std::sqrt(1 + slope * slope);
  const Walk walk{static_cast<float>(from.x), static_cast<float>(to.x),
                  static_cast<float>(from.y + (std::floor(from.x) + 0.5 - from.x) * slope - across / 2),
                  static_cast<float>(slope), static_cast<float>(across)};
  // Nearly all lines lie inside, and need not be asked pixel by pixel.
  if (inside && upright)
    walk.go([this](int y, int x, float share) { add(x, y, share); });
  else if (inside)
    walk.go([this](int x, int y, float share) { add(x, y, share); });
  else
    walk.go(
        [this, upright](int x, int y, float share) { upright ? cover(y, x, share) : cover(x, y, share); });
}

void Coverage::stamp(const Stamp& stamp, int left, int top) {
  const int firstX = std::max(left, box_.left);
  const int lastX = std::min(left + stamp.width, box_.right);
  for (int y = std::max(top, box_.top); y < std::min(top + stamp.height, box_.bottom); ++y) {
    unsigned char* out = row(y);
    const unsigned char* in = stamp.shares.data() + static_cast<std::ptrdiff_t>(y - top) * stamp.width;
    for (int x = firstX; x < lastX; ++x) out[x - box_.left] = std::max(out[x - box_.left], in[x - left]);
  }
}

// Most of a picture is not covered: eight pixels at a time are looked at.
void Coverage::paint(cairo_t* target, Colour colour) const {
  const TargetPixels pixels(target);
  const PixelLines lines = pixels.lines(box_);
  const auto strength = static_cast<Pixel>(std::lround(colour.alpha * 256));
  const Pixel paint = pixelOf(colour);
  for (int y = 0; y < box_.height(); ++y) {
    const unsigned char* shares = shares_.data() + static_cast<std::ptrdiff_t>(y) * stride_;
    Pixel* line = lines.line(box_.top + y);
    for (int word = 0; word < box_.width(); word += 8) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, shares + word, sizeof eight);
      if (eight == 0) continue;
      for (int x = word; x < std::min(word + 8, box_.width()); ++x)
        if (shares[x] != 0) line[x] = blended(line[x], paint, (shares[x] + 1) * strength >> 8);
    }
  }
}

} // namespace fairway::formats
