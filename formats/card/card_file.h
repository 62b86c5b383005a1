#pragma once

#include "formats/card/card_scene.h"
#include "formats/print/paper.h"

namespace fairway::formats {

// How large a card is, in millimetres.
struct CardSize {
  double width = 0;
  double height = 0;
};

inline constexpr int postWidth = 1200; // pixels of the usual card, whose shape is that of previews in forums
inline constexpr int postHeight = 630;
inline constexpr int mostCardWidth = 10000;
CardSize postSize(); // its size on a screen of 96 pixels an inch
inline constexpr Paper cardPaper{"A6", 105, 148};
CardSize cardSizeOn(const Paper& paper); // which lies on its long side

// A card of this size, with the room of the usual one.
CardScene cardOf(const Scene& board, CardContent content, const PaintOptions& paint, const CardSize& size);

// The bytes of the card in the form of its ending: .svg, .png or .pdf. `width` is that of a .png in pixels.
// None if it was stopped.
std::optional<std::string> cardBytes(const CardScene& card, const CardSize& size, std::string_view ending,
                                     int width, const Progress& progress = {});

} // namespace fairway::formats
