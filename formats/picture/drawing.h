#pragma once

#include <exception>

namespace fairway::formats {

// This program was built without pictures (FAIRWAY_PICTURES=OFF), and was asked to draw.
class DrawingMissing : public std::exception {
public:
  const char* what() const noexcept override { return "this build cannot draw"; }
};

// Returns if this program can draw, and throws DrawingMissing otherwise: for those who would work long before
// they draw. Without it the first attempt to draw does the same.
void needDrawing();

} // namespace fairway::formats
