#pragma once

#include "formats/picture/geometry.h"
#include "formats/print/print_job.h"
#include "rules/river/board/river.h"

namespace fairway::formats::river {

using fairway::river::River;

// Sizes in millimetres. The harbour is a card twice as high as a section.
struct CardSize {
  double width = 150;
  double height = 45;

  friend bool operator==(const CardSize&, const CardSize&) = default;
};

inline constexpr double leastCard = 20;
inline constexpr double greatestCard = 400;
// Of boats and die on cards of the usual size.
inline constexpr double boatWidth = 14;
inline constexpr double dieSide = 18;

// How much smaller boats and die are on smaller cards, so that a boat goes into a dock. Fingers set a limit.
inline constexpr double leastPieces = 0.6;
double sizeOfPieces(const CardSize& card);

// `150x45`, or a width alone, which keeps the shape. None if it is something else or out of bounds.
std::optional<CardSize> cardSizeNamed(std::string_view text);

struct CutSetOptions {
  PrintOptions print;
  CardSize card;
  bool doubleSided = false; // each page of fronts is followed by its backs, to turn over the long edge
  Point backOffset;         // what the printer misses when it turns the sheet: backs are moved by this much
};

// Everything that is cut out to play: section cards, the harbour, boats to fold, the die to fold, and a page
// with the race in short.
PrintJob cutSet(const River& river, const std::string& title, const CutSetOptions& options);

} // namespace fairway::formats::river
