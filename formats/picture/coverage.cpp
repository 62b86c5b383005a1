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
  if (x < box_.left || x >= box_.right || y < box_.top || y >= box_.bottom) return;
  unsigned char& there = row(y)[x - box_.left];
  there = std::max(there, static_cast<unsigned char>(share * 255 + 0.5F));
}

// Goes along the line's longer way pixel by pixel; across it the line is a stretch of even width.
void Coverage::line(Point from, Point to, double width) {
  const bool upright = std::abs(to.y - from.y) > std::abs(to.x - from.x);
  if (upright) std::swap(from.x, from.y), std::swap(to.x, to.y);
  if (to.x < from.x) std::swap(from, to);
  const auto start = static_cast<float>(from.x);
  const auto end = static_cast<float>(to.x);
  if (!(end > start)) return;
  const auto slope = static_cast<float>((to.y - from.y) / (to.x - from.x));
  const float half = static_cast<float>(width) / 2 * std::sqrt(1 + slope * slope);
  const int first = static_cast<int>(std::floor(start));
  float top = static_cast<float>(from.y) + (static_cast<float>(first) + 0.5F - start) * slope - half;
  for (int x = first; static_cast<float>(x) < end; ++x, top += slope) {
    const float part = covered(x, start, end);
    const float bottom = top + 2 * half;
    for (int y = static_cast<int>(std::floor(top)); static_cast<float>(y) < bottom; ++y) {
      const float share = part * covered(y, top, bottom);
      upright ? cover(y, x, share) : cover(x, y, share);
    }
  }
}

void Coverage::stamp(const Stamp& stamp, int left, int top) {
  const int firstX = std::max(left, box_.left);
  const int lastX = std::min(left + stamp.width, box_.right);
  for (int y = std::max(top, box_.top); y < std::min(top + stamp.height, box_.bottom); ++y) {
    unsigned char* out = row(y) - box_.left;
    const unsigned char* in = stamp.shares.data() + static_cast<std::ptrdiff_t>(y - top) * stamp.width - left;
    for (int x = firstX; x < lastX; ++x) out[x] = std::max(out[x], in[x]);
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
