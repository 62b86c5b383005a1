#include "formats/lake_race/picture/digit_stamps.h"

#include <cmath>

namespace fairway::formats::lake_race {

namespace {

constexpr int quarters = 4;
constexpr int rim = 2; // pixels round a digit, so that no part of it is cut off

struct Place {
  int pixel;
  int shift;
};

Place quartered(double at) {
  const int whole = static_cast<int>(std::floor(at * quarters + 0.5));
  const int pixel = static_cast<int>(std::floor(static_cast<double>(whole) / quarters));
  return {pixel, whole - pixel * quarters};
}

} // namespace

DigitStamps::DigitStamps(Face face, double pixels) : style_{pixels, face} {
  const int side = static_cast<int>(std::ceil(pixels)) + 2 * rim + 1;
  surface_ = cairo_image_surface_create(CAIRO_FORMAT_A8, side, side);
  cairo_ = cairo_create(surface_);
  texts_.emplace(cairo_);
  advance_ = texts_->measure({"0", style_, 0, 0}).width;
  height_ = texts_->inkHeight("0", style_);
}

DigitStamps::~DigitStamps() {
  texts_.reset();
  cairo_destroy(cairo_);
  cairo_surface_destroy(surface_);
}

const Coverage::Stamp& DigitStamps::stampOf(Key key) {
  const auto [entry, isNew] = stamps_.try_emplace(key);
  Coverage::Stamp& stamp = entry->second;
  if (!isNew) return stamp;
  cairo_set_operator(cairo_, CAIRO_OPERATOR_CLEAR);
  cairo_paint(cairo_);
  cairo_set_operator(cairo_, CAIRO_OPERATOR_OVER);
  texts_->outline(std::string_view(&key.digit, 1), style_,
                  {rim + static_cast<double>(key.shiftX) / quarters,
                   rim + height_ + static_cast<double>(key.shiftY) / quarters});
  cairo_fill(cairo_);
  cairo_surface_flush(surface_);
  stamp.width = cairo_image_surface_get_width(surface_);
  stamp.height = cairo_image_surface_get_height(surface_);
  const unsigned char* rows = cairo_image_surface_get_data(surface_);
  for (int y = 0; y < stamp.height; ++y) {
    const unsigned char* row =
        rows + static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface_);
    stamp.shares.insert(stamp.shares.end(), row, row + stamp.width);
  }
  return stamp;
}

void DigitStamps::stampCentred(std::string_view digits, Point at, Coverage& coverage) {
  const double start = at.x - static_cast<double>(digits.size()) * advance_ / 2;
  const Place top = quartered(at.y - height_ / 2);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const Place left = quartered(start + static_cast<double>(i) * advance_);
    coverage.stamp(stampOf({digits[i], left.shift, top.shift}), left.pixel - rim, top.pixel - rim);
  }
}

} // namespace fairway::formats::lake_race
