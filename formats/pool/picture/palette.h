#pragma once

#include "formats/picture/theme.h"
#include "rules/pool/board/side.h"

#include <array>

namespace fairway::formats::pool {

// How what belongs to a side is painted. Nothing depends on colour alone: red is also the darker one, on
// square plates with a triangle that points up, yellow the lighter one, on round plates, pointing down.
struct SideColours {
  Colour fill;
  Colour ink; // on the fill
  Colour edge;
};

// What a theme has to say of a pool besides what it says of all boards.
struct Palette {
  std::array<Colour, 2> water; // by turns, as on a chequerboard: even crocodiles never leave their colour
  Colour shallow;              // along the edge
  Colour ripple;
  Colour deck;
  Colour joint; // between the stones of the deck
  bool hatchedDeck = false;
  Colour rim;
  Colour edge; // where the water ends
  fairway::pool::BySide<SideColours> sides;
};

const Palette& paletteOf(ThemeName theme);
// The same for one of the four themes of themeOf(); of another the dark one.
const Palette& paletteOf(const Theme& theme);

} // namespace fairway::formats::pool
