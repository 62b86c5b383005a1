#include "formats/games.h"

#include <array>

namespace fairway::formats {

// The list of this room: a new game adds a line.
std::span<const Game* const> games() {
  static const std::array list{
      &lake_race::game(),
      &river::game(),
      &pool::game(),
      &regatta::game(),
  };
  return list;
}

} // namespace fairway::formats
