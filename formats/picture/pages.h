#pragma once

#include "formats/picture/raster.h"

#include <memory>

namespace fairway::formats {

class PageTarget;

// Pages that were drawn once and are kept as drawings, not as pixels: to look at one by one at any size, and
// to hand to a printer. They show what the PDF has.
class Pages {
public:
  Pages();
  ~Pages();
  Pages(Pages&& other) noexcept;
  Pages& operator=(Pages&& other) noexcept;

  int count() const;
  double width(int page) const; // millimetres; pages count from 0
  double height(int page) const;

  // Draws the page with its top left corner at the target's origin, at this many of its units a millimetre.
  void draw(cairo_t* target, int page, double unitsPerMillimetre = 1) const;

  // The page on white, so many logical pixels to the millimetre.
  Raster picture(int page, double pixelsPerMillimetre, double scale = 1) const;

  PageTarget& target(); // takes one page after the other

private:
  class Kept;
  std::unique_ptr<Kept> kept_;
};

} // namespace fairway::formats
