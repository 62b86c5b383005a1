#pragma once

#include "formats/lake_race/print/pieces.h"
#include "formats/print/cut_items.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::lake_race {

// A tile or a piece of the frame, cut along its hexes' edges.
CutItem pieceItem(const Piece& front, const Piece* back, ThemeName frontTheme, ThemeName backTheme,
                  double hex);

// Strip, buoys, boats and damage markers. Printed on both sides a buoy has one arrow on each; else each arrow
// gets a buoy of its own.
std::vector<CutItem> tokenItems(int strip, bool bothSides, ThemeName theme, double hex);

} // namespace fairway::formats::lake_race
