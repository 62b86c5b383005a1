#pragma once

#include "formats/picture/layers.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>

namespace fairway::formats::regatta {

// What a picture of a table is made of, from the ground up. The water itself is always there.
enum class TableLayer : std::uint8_t {
  Water,
  Grid,
  Islands,
  Obstacles,
  Start,
  Gates,
  Route,
  Course,
  Boats,
  Findings
};
inline constexpr int tableLayerCount = 10;

// What a picture of a deck is made of. The cards themselves are always there.
enum class DeckLayer : std::uint8_t { Cards, Arrows, Stops, Symbols, Labels, Findings };
inline constexpr int deckLayerCount = 6;

// water, grid, islands, obstacles, start, gates, route, course, boats, findings
std::span<const std::string_view> tableLayerNames();
// cards, arrows, stops, symbols, labels, findings
std::span<const std::string_view> deckLayerNames();

// The number of a layer in one of these lists.
std::optional<int> layerNamed(std::span<const std::string_view> names, std::string_view name);

} // namespace fairway::formats::regatta
