#include "formats/picture/pages.h"

#include "formats/picture/pen.h"
#include "formats/picture/surfaces.h"
#include "rules/base/contract.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fairway::formats {

class Pages::Kept final : public PageTarget {
public:
  struct Page {
    double width;
    double height;
    cairo_surface_t* drawing;
  };

  Kept() = default;
  ~Kept() override {
    for (const Page& page : pages) cairo_surface_destroy(page.drawing);
  }
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;

  void page(double width, double height, const Drawing& draw) override {
    const cairo_rectangle_t extents{0, 0, width, height};
    cairo_surface_t* drawing = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents);
    pages.push_back({width, height, drawing});
    cairo_t* cairo = cairo_create(drawing);
    draw(cairo);
    FAIRWAY_EXPECTS(cairo_status(cairo) == CAIRO_STATUS_SUCCESS);
    cairo_destroy(cairo);
  }

  const Page& at(int page) const {
    FAIRWAY_EXPECTS(page >= 0 && page < static_cast<int>(pages.size()));
    return pages[static_cast<std::size_t>(page)];
  }

  std::vector<Page> pages;
};

Pages::Pages() : kept_(std::make_unique<Kept>()) {}
Pages::~Pages() = default;
Pages::Pages(Pages&& other) noexcept = default;
Pages& Pages::operator=(Pages&& other) noexcept = default;

int Pages::count() const {
  return static_cast<int>(kept_->pages.size());
}

double Pages::width(int page) const {
  return kept_->at(page).width;
}

double Pages::height(int page) const {
  return kept_->at(page).height;
}

PageTarget& Pages::target() {
  return *kept_;
}

void Pages::draw(cairo_t* target, int page, double unitsPerMillimetre) const {
  cairo_save(target);
  cairo_scale(target, unitsPerMillimetre, unitsPerMillimetre);
  cairo_set_source_surface(target, kept_->at(page).drawing, 0, 0);
  cairo_paint(target);
  cairo_restore(target);
}

Raster Pages::picture(int page, double pixelsPerMillimetre, double scale) const {
  const auto pixels = [&](double length) {
    return std::max(1, static_cast<int>(std::lround(length * pixelsPerMillimetre)));
  };
  Raster raster(pixels(width(page)), pixels(height(page)), scale);
  cairo_t* cairo = cairo_create(raster.surface());
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  draw(cairo, page, pixelsPerMillimetre);
  cairo_destroy(cairo);
  return raster;
}

} // namespace fairway::formats
