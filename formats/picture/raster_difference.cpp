#include "formats/picture/raster_difference.h"

#include "formats/picture/surfaces.h"
#include "rules/base/contract.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace fairway::formats {

namespace {

// Shades of the water follow the shores far and wide: what hardly shows is not a difference.
bool differ(const unsigned char* a, const unsigned char* b) {
  constexpr int least = 40; // of 255, in a colour
  for (int i = 0; i < 3; ++i)
    if (std::abs(a[i] - b[i]) >= least) return true;
  return false;
}

// The pixels of one square that differ, as tight as it goes.
std::optional<PictureBox> differenceIn(const Raster& one, const Raster& other, const PictureBox& square) {
  int left = square.x + square.width, right = square.x - 1, top = square.y + square.height,
      bottom = square.y - 1;
  for (int y = square.y; y < square.y + square.height; ++y) {
    const std::ptrdiff_t row = static_cast<std::ptrdiff_t>(y) * one.stride();
    const unsigned char* a = one.pixels() + row;
    const unsigned char* b = other.pixels() + row;
    const auto from = static_cast<std::size_t>(square.x) * 4;
    if (std::memcmp(a + from, b + from, static_cast<std::size_t>(square.width) * 4) == 0) continue;
    for (int x = square.x; x < square.x + square.width; ++x)
      if (differ(a + 4 * static_cast<std::ptrdiff_t>(x), b + 4 * static_cast<std::ptrdiff_t>(x))) {
        left = std::min(left, x), right = std::max(right, x);
        top = std::min(top, y), bottom = std::max(bottom, y);
      }
  }
  if (right < left) return std::nullopt;
  return PictureBox{left, top, right - left + 1, bottom - top + 1};
}

PictureBox boxRound(const PictureBox& a, const PictureBox& b) {
  const int x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

bool areNear(const PictureBox& a, const PictureBox& b, int apart) {
  return a.x - apart < b.x + b.width && b.x - apart < a.x + a.width && a.y - apart < b.y + b.height &&
         b.y - apart < a.y + a.height;
}

// A box that grows may come near to others: it goes on until none is.
void addBox(std::vector<PictureBox>& boxes, PictureBox box, int apart) {
  for (auto near = boxes.begin(); near != boxes.end();) {
    if (!areNear(*near, box, apart)) {
      ++near;
      continue;
    }
    box = boxRound(*near, box);
    boxes.erase(near);
    near = boxes.begin();
  }
  boxes.push_back(box);
}

} // namespace

std::vector<PictureBox> differences(const Raster& one, const Raster& other, int apart) {
  constexpr int side = 32;
  const int width = one.deviceWidth(), height = one.deviceHeight();
  FAIRWAY_EXPECTS(other.deviceWidth() == width && other.deviceHeight() == height);
  std::vector<PictureBox> boxes;
  for (int y = 0; y < height; y += side)
    for (int x = 0; x < width; x += side)
      if (const auto box =
              differenceIn(one, other, {x, y, std::min(side, width - x), std::min(side, height - y)}))
        addBox(boxes, *box, apart);
  std::sort(boxes.begin(), boxes.end(), [](const PictureBox& a, const PictureBox& b) {
    return std::pair(a.y, a.x) < std::pair(b.y, b.x);
  });
  return boxes;
}

void drawBoxesOn(cairo_t* target, const Raster& raster, std::span<const PictureBox> boxes, double opacity) {
  if (boxes.empty()) return;
  cairo_save(target);
  for (const PictureBox& box : boxes)
    cairo_rectangle(target, box.x / raster.scale(), box.y / raster.scale(), box.width / raster.scale(),
                    box.height / raster.scale());
  cairo_clip(target);
  cairo_set_source_surface(target, raster.surface(), 0, 0);
  cairo_paint_with_alpha(target, opacity);
  cairo_restore(target);
}

} // namespace fairway::formats
