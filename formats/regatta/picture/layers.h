#pragma once

#include "formats/picture/layers.h"

#include <array>

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
inline constexpr std::array<std::string_view, tableLayerCount> tableLayerNames{
    "water", "grid", "islands", "obstacles", "start", "gates", "route", "course", "boats", "findings"};

// What a picture of a deck is made of. The cards themselves are always there.
enum class DeckLayer : std::uint8_t { Cards, Arrows, Stops, Symbols, Labels, Findings };
inline constexpr int deckLayerCount = 6;
inline constexpr std::array<std::string_view, deckLayerCount> deckLayerNames{"cards",   "arrows", "stops",
                                                                             "symbols", "labels", "findings"};

} // namespace fairway::formats::regatta
