#include "formats/picture/device_view.h"

#include "formats/picture/pen.h"
#include "rules/base/contract.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

namespace {

bool isClipped(cairo_t* target) {
  cairo_rectangle_list_t* list = cairo_copy_clip_rectangle_list(target);
  const bool whole = list->status == CAIRO_STATUS_SUCCESS && list->num_rectangles == 1;
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
  if (whole) {
    left = list->rectangles[0].x;
    top = list->rectangles[0].y;
    right = left + list->rectangles[0].width;
    bottom = top + list->rectangles[0].height;
    cairo_user_to_device(target, &left, &top);
    cairo_user_to_device(target, &right, &bottom);
  }
  cairo_rectangle_list_destroy(list);
  cairo_surface_t* surface = cairo_get_target(target);
  double scale = 1;
  cairo_surface_get_device_scale(surface, &scale, &scale);
  constexpr double tolerance = 1e-3;
  return !whole || left > tolerance || top > tolerance ||
         right * scale < cairo_image_surface_get_width(surface) - tolerance ||
         bottom * scale < cairo_image_surface_get_height(surface) - tolerance;
}

} // namespace

std::uint32_t pixelOf(Colour colour) {
  const auto byte = [](double share) { return static_cast<std::uint32_t>(std::lround(share * 255)); };
  return 0xFF000000u | byte(colour.red) << 16 | byte(colour.green) << 8 | byte(colour.blue);
}

std::optional<DeviceView> deviceViewOf(cairo_t* target) {
  cairo_surface_t* surface = cairo_get_target(target);
  if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) return std::nullopt;
  if (cairo_image_surface_get_format(surface) != CAIRO_FORMAT_RGB24 || isClipped(target)) return std::nullopt;
  cairo_matrix_t matrix;
  cairo_get_matrix(target, &matrix);
  if (matrix.xy != 0 || matrix.yx != 0 || matrix.xx != matrix.yy || matrix.xx <= 0) return std::nullopt;
  double scale = 1;
  double scaleY = 1;
  cairo_surface_get_device_scale(surface, &scale, &scaleY);
  if (scale != scaleY) return std::nullopt;
  return DeviceView{{scale * Point{matrix.x0, matrix.y0}, scale * matrix.xx},
                    cairo_image_surface_get_width(surface),
                    cairo_image_surface_get_height(surface),
                    scale};
}

PixelBox pixelsOf(const DeviceView& device, const Box& board) {
  const Point from = device.view.toScreen({board.left, board.top});
  const Point to = device.view.toScreen({board.right, board.bottom});
  const auto down = [](double value, int most) {
    return static_cast<int>(std::clamp(std::floor(value), 0.0, static_cast<double>(most)));
  };
  const auto up = [](double value, int most) {
    return static_cast<int>(std::clamp(std::ceil(value), 0.0, static_cast<double>(most)));
  };
  return {down(from.x, device.width), down(from.y, device.height), up(to.x, device.width),
          up(to.y, device.height)};
}

TargetPixels::TargetPixels(cairo_t* target) : surface_(cairo_get_target(target)) {
  cairo_surface_flush(surface_);
}

TargetPixels::~TargetPixels() {
  cairo_surface_mark_dirty(surface_);
}

PixelLines TargetPixels::lines(const PixelBox& box) const {
  return {cairo_image_surface_get_data(surface_) + 4 * static_cast<std::ptrdiff_t>(box.left),
          cairo_image_surface_get_stride(surface_), 0};
}

PixelPatch::PixelPatch(const DeviceView& device, const PixelBox& box)
    : box_(box), scale_(device.scale),
      surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, std::max(1, box.width()),
                                          std::max(1, box.height()))) {
  FAIRWAY_EXPECTS(cairo_surface_status(surface_) == CAIRO_STATUS_SUCCESS);
  cairo_surface_set_device_scale(surface_, scale_, scale_);
}

PixelPatch::~PixelPatch() {
  cairo_surface_destroy(surface_);
}

PixelLines PixelPatch::lines() const {
  return {cairo_image_surface_get_data(surface_), cairo_image_surface_get_stride(surface_), box_.top};
}

Point PixelPatch::place() const {
  return (1 / scale_) * Point{static_cast<double>(box_.left), static_cast<double>(box_.top)};
}

void PixelPatch::fillPath(cairo_t* target) const {
  const Pen::Kept kept{Pen(target)};
  cairo_surface_mark_dirty(surface_);
  cairo_identity_matrix(target); // the path is in pixels already, and so is the patch
  cairo_set_source_surface(target, surface_, place().x, place().y);
  cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST);
  cairo_fill(target);
}

} // namespace fairway::formats
