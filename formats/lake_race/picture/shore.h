#pragma once

#include "formats/picture/curve.h"
#include "rules/lake_race/board/lake.h"

namespace fairway::formats::lake_race {

// The outlines of a lake. Coasts between water and land are rounded, with a little irregularity that depends
// on the place alone, so that every picture of the lake has the same coast. The board's own edge, towards
// void, follows the hexes exactly.
struct Shores {
  std::vector<Curve> land;   // closed outlines of the land, for filling; holes run the other way round
  std::vector<Curve> coasts; // the coasts alone, cut into short chains so that far ones can be left out
  std::vector<Curve> edge;   // closed outlines of all that is not void
};

Shores shoresOf(const fairway::lake_race::Lake& lake);

} // namespace fairway::formats::lake_race
