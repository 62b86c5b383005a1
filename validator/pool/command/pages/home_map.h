#pragma once

#include "formats/pool/picture/pool_scene.h"

#include <string_view>

namespace fairway::command::pool {

// A side and a number of the pool's crocodiles, or a swimmer: `red:4`, `yellow:swimmer`.
struct HomeChoice {
  fairway::pool::Side side = fairway::pool::Side::Red;
  int value = 0; // 0: a swimmer
};
std::optional<HomeChoice> homeChoice(std::string_view text, const fairway::pool::Pool& pool);

// Turns to the bar from every square, to be drawn on the pool's picture.
formats::pool::HomeMap homeMap(const fairway::pool::Pool& pool, const HomeChoice& choice);

} // namespace fairway::command::pool
