#pragma once

#include "formats/lake_race/print/pieces.h"
#include "formats/print/paper.h"

typedef struct _cairo cairo_t; // NOLINT(bugprone-reserved-identifier,modernize-use-using): it is Cairo's

namespace fairway::formats::lake_race {

// A piece and the cells of the board that it covers.
struct PlannedPiece {
  Piece piece;
  CellRect place;
};

// The board put together in small, with every piece's outline and name: one page.
void drawAssemblyPlan(cairo_t* target, const fairway::lake_race::Tileset& set,
                      fairway::lake_race::BoardSide side, const std::vector<PlannedPiece>& pieces,
                      const PrintOptions& options);

} // namespace fairway::formats::lake_race
