#pragma once

#include "formats/picture/coverage.h"
#include "formats/picture/text.h"

#include <map>
#include <optional>

// Inside formats only: this header shows Cairo.
namespace fairway::formats::lake_race {

// Numbers on a picture of pixels, put together of digits that are drawn once. Cairo would move every digit of
// a small label to a whole pixel, which makes their distances uneven; here they stand on quarters of one.
class DigitStamps {
public:
  DigitStamps(Face face, double pixels); // of the font's size
  ~DigitStamps();
  DigitStamps(const DigitStamps&) = delete;
  DigitStamps& operator=(const DigitStamps&) = delete;

  // Adds a number of digits with its middle at `at`, in pixels of the target.
  void stampCentred(std::string_view digits, Point at, Coverage& coverage);

private:
  struct Key {
    char digit;
    int shiftX; // in quarters of a pixel
    int shiftY;

    friend auto operator<=>(const Key&, const Key&) = default;
  };

  const Coverage::Stamp& stampOf(Key key);

  TextStyle style_;
  cairo_surface_t* surface_; // one digit is drawn here at a time
  cairo_t* cairo_;
  std::optional<Texts> texts_;
  double advance_ = 0; // all digits are equally wide
  double height_ = 0;
  std::map<Key, Coverage::Stamp> stamps_;
};

} // namespace fairway::formats::lake_race
