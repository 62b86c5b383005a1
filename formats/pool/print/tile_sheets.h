#pragma once

#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "rules/base/result.h"
#include "rules/pool/board/pool.h"

#include <string>

namespace fairway::formats::pool {

struct TileSheetOptions {
  PrintOptions print; // its unit is the size of a square
  // What the printer misses when it turns the sheet: the backs are moved by this much (millimetres).
  Point backOffset;
};

// Why tiles cannot be printed, in words.
struct TooLarge {
  std::string message;
};

// All tiles of both sides to cut out, each sheet of fronts followed by its backs, and a page with the rules
// in short. Fronts of one side are identical to the dot.
Result<std::string, TooLarge> tilesPdf(const fairway::pool::Pool& pool, const std::string& title,
                                       const TileSheetOptions& options);
Result<Pages, TooLarge> tilesPages(const fairway::pool::Pool& pool, const std::string& title,
                                   const TileSheetOptions& options);

} // namespace fairway::formats::pool
