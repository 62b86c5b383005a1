#pragma once

#include "formats/picture/geometry.h"
#include "rules/regatta/board/course.h"

namespace fairway::editor::regatta {

using fairway::regatta::Course;
using plane::Vec;

// Something on the table that can be dragged.
struct Handle {
  enum class Kind : std::uint8_t { None, LineLeft, LineRight, Buoy, Obstacle, Island, Corner };

  Kind kind = Kind::None;
  std::size_t index = 0;  // of the buoy, obstacle or island
  std::size_t corner = 0; // of an island's corner

  explicit operator bool() const { return kind != Kind::None; }
  friend constexpr bool operator==(const Handle&, const Handle&) = default;
};

// What lies under the pointer, the small before the large; `reach` is how far beside it the pointer may be.
Handle handleAt(const Course& course, formats::Point at, double reach);

// Whether it is there still.
bool isThere(const Course& course, const Handle& handle);

// Where it lies; of an island its first corner.
Vec placeOf(const Course& course, const Handle& handle);

// As people call it: "buoy red", "island 2".
std::string nameOf(const Course& course, const Handle& handle);

// The edge of an island (the corner that it begins at) under the pointer; none if there is none.
std::optional<Handle> edgeAt(const Course& course, formats::Point at, double reach);

} // namespace fairway::editor::regatta
