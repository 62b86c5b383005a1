#pragma once

#include "rules/pool/board/crocodile.h"

#include <vector>

namespace fairway::formats::pool {

// A place seen from where a crocodile lies: this many squares to the right and down.
struct Offset {
  int right = 0;
  int down = 0;

  friend bool operator==(const Offset&, const Offset&) = default;
};

// Where a crocodile can go on open water, and one of its ways with as many corners as it may have.
struct Star {
  std::vector<Offset> ends; // by row, then column
  std::vector<Offset> way;  // from where it lies, corner by corner, to an end
};

Star starOf(const fairway::pool::Crocodile& crocodile);

} // namespace fairway::formats::pool
