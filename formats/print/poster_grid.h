#pragma once

#include "formats/picture/geometry.h"
#include "formats/print/paper.h"

namespace fairway::formats {

// How a board at true size is spread over pages. Neighbouring pages share an overlap; all distances between
// pages are whole millimetres, so that overlaps can be compared pixel by pixel.
struct PosterGrid {
  Paper page; // upright or turned
  double margin = 10;
  double printWidth = 0; // of the part of a page that is printed, whole millimetres
  double printHeight = 0;
  double stepX = 0; // from one page's part to the next
  double stepY = 0;
  int columns = 1;
  int rows = 1;

  int pages() const { return columns * rows; }

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
