#include "editor/model/view/scrolled_picture.h"

#include <cmath>
#include <cstdlib>

namespace fairway::editor {

using formats::Point;

std::optional<ScrolledPicture::Shift> ScrolledPicture::shiftTo(const Look& look) const {
  if (!raster_ || stale_ || width_ != look.width || height_ != look.height) return std::nullopt;
  if (raster_->scale() != look.scale || view_.unitSize != look.view.unitSize) return std::nullopt;
  const Point moved = look.scale * (look.view.origin - view_.origin);
  if (std::abs(moved.x) > 1e6 || std::abs(moved.y) > 1e6) return std::nullopt;
  const Shift shift{static_cast<int>(std::lround(moved.x)), static_cast<int>(std::lround(moved.y))};
  if (std::abs(moved.x - shift.x) > 1e-6 || std::abs(moved.y - shift.y) > 1e-6) return std::nullopt;
  return shift;
}

bool ScrolledPicture::covers(const Look& look, const Shift& shift) const {
  const double reach = margin * look.scale;
  return std::abs(shift.x) <= reach && std::abs(shift.y) <= reach;
}

bool ScrolledPicture::canFollow(const Look& look) const {
  const std::optional<Shift> shift = shiftTo(look);
  return shift && std::abs(shift->x) < raster_->deviceWidth() && std::abs(shift->y) < raster_->deviceHeight();
}

void ScrolledPicture::paintPart(const formats::Scene& scene, const Look& look, int x, int y, int width,
                                int height) {
  if (width <= 0 || height <= 0) return;
  formats::View view = look.view;
  view.origin = view.origin + Point{margin - x / look.scale, margin - y / look.scale};
  raster_->part(x, y, width, height).paint(scene, view, look.paint, look.background);
  paintedPixels_ += static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
}

void ScrolledPicture::paintAll(const formats::Scene& scene, const Look& look) {
  if (!raster_ || width_ != look.width || height_ != look.height || raster_->scale() != look.scale)
    raster_.emplace(look.width + 2 * margin, look.height + 2 * margin, look.scale);
  width_ = look.width, height_ = look.height;
  if (look.ground.layers > 0)
    paintOnGround(scene, look);
  else
    paintPart(scene, look, 0, 0, raster_->deviceWidth(), raster_->deviceHeight());
  stale_ = false;
}

bool ScrolledPicture::groundFits(const Look& look) const {
  const Look& now = groundLook_;
  return ground_ && now.ground == look.ground && now.width == look.width && now.height == look.height &&
         now.scale == look.scale && now.view.unitSize == look.view.unitSize &&
         now.view.origin == look.view.origin && now.paint.theme == look.paint.theme &&
         now.paint.layers == look.paint.layers && now.background == look.background;
}

void ScrolledPicture::paintOnGround(const formats::Scene& scene, const Look& look) {
  if (!groundFits(look)) {
    Look below = look;
    const int layers = static_cast<int>(scene.layerNames().size());
    for (int layer = look.ground.layers; layer < layers; ++layer)
      below.paint.layers = below.paint.layers.without(layer);
    paintPart(scene, below, 0, 0, raster_->deviceWidth(), raster_->deviceHeight());
    if (!ground_ || ground_->deviceWidth() != raster_->deviceWidth() ||
        ground_->deviceHeight() != raster_->deviceHeight())
      ground_.emplace(look.width + 2 * margin, look.height + 2 * margin, look.scale);
    ground_->copyFrom(*raster_);
    groundLook_ = look;
  } else {
    raster_->copyFrom(*ground_);
  }
  formats::View view = look.view;
  view.origin = view.origin + Point{margin, margin};
  raster_->paintOver(scene, view, look.paint, look.ground.layers);
}

void ScrolledPicture::show(const formats::Scene& scene, const Look& look) {
  const std::optional<Shift> shift = shiftTo(look);
  if (shift && covers(look, *shift)) return;
  if (!canFollow(look)) {
    paintAll(scene, look);
  } else {
    const int width = raster_->deviceWidth(), height = raster_->deviceHeight();
    const int across = std::abs(shift->x), down = std::abs(shift->y);
    raster_->scroll(shift->x, shift->y);
    paintPart(scene, look, shift->x > 0 ? 0 : width - across, 0, across, height);
    paintPart(scene, look, shift->x > 0 ? across : 0, shift->y > 0 ? 0 : height - down, width - across, down);
  }
  view_ = look.view;
}

void ScrolledPicture::drawOn(cairo_t* target, const formats::View& view) const {
  raster_->drawOn(target, view.origin - view_.origin - Point{margin, margin});
}

void ScrolledPicture::drawStretchedOn(cairo_t* target, const formats::View& view) const {
  const double factor = view.unitSize / view_.unitSize;
  const Point corner = view_.toBoard({-margin, -margin}); // of the raster, on the board
  raster_->drawScaledOn(target, view.toScreen(corner), factor);
}

} // namespace fairway::editor
