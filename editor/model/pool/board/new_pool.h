#pragma once

#include "formats/pool/documents.h"

namespace fairway::editor::pool {

inline constexpr int leastColumns = 3;
inline constexpr int leastRows = 6;

// How many tiles a side may have in a new pool of that size.
int mostTiles(int columns, int rows);

// A pool of water with bars in opposite corners, as the published one has them, four start rows or as many as
// there is room for, and a setup: playable, and the same from both ends. Columns and rows up to maxPoolSide.
formats::pool::PoolDocument newPool(int columns, int rows, int tiles);

} // namespace fairway::editor::pool
