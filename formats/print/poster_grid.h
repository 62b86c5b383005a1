#pragma once

#include "formats/picture/geometry.h"
#include "formats/print/paper.h"

#include <cmath>

namespace fairway::formats {

inline constexpr double posterFooter = 7; // millimetres

// How a board at true size is spread over pages, which all show equally much of it. Neighbouring pages share
// an overlap; all distances between pages are whole millimetres, so that overlaps can be compared pixel by
// pixel.
struct PosterGrid {
  Paper page; // upright or turned
  double margin = 10;
  double printWidth = 0; // of the board's part on a page, whole millimetres
  double printHeight = 0;
  double stepX = 0; // from one page's part to the next
  double stepY = 0;
  int columns = 1;
  int rows = 1;

  int pages() const { return columns * rows; }

  // Where the board's part lies on a page, about in the middle above the foot; and the foot itself, which
  // says where the page belongs. Both keep the margins.
  Box window() const {
    const double left = margin + std::floor((page.width - 2 * margin - printWidth) / 2);
    const double top = margin + std::floor((page.height - 2 * margin - posterFooter - printHeight) / 2);
    return {left, top, left + printWidth, top + printHeight};
  }
  Box footer() const {
    const double bottom = page.height - margin;
    return {margin, bottom - posterFooter, page.width - margin, bottom};
  }

  // The part of the board (in millimetres from the picture's corner) that the page shows.
  Box part(int column, int row) const {
    const double x = column * stepX;
    const double y = row * stepY;
    return {x, y, x + printWidth, y + printHeight};
  }
};

// For a picture of this size; the way of turning the paper that needs fewer pages. None if the margins leave
// no room to print on.
std::optional<PosterGrid> posterGrid(double width, double height, const PrintOptions& options);

} // namespace fairway::formats
