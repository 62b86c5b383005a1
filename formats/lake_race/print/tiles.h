#pragma once

#include "formats/picture/pages.h"
#include "formats/print/paper.h"
#include "rules/base/result.h"
#include "rules/lake_race/board/tileset.h"

#include <string>

namespace fairway::formats::lake_race {

struct TilesOptions {
  PrintOptions print;
  // What the printer misses when it turns the sheet: the backs are moved by this much (millimetres).
  Point backOffset;
};

// Why a set cannot be printed, in words: a piece is too large for the paper.
struct TooLarge {
  std::string message;
};

// Everything that is cut out: the tiles, the frame's pieces, strip, buoys, boats, damage markers, and a page
// with the rules in short. A set with two sides is printed for turning the paper over its long edge. The
// fault is said in words: a piece is too large for the paper.
Result<std::string, TooLarge> tilesPdf(const fairway::lake_race::Tileset& set, const std::string& title,
                                       const TilesOptions& options);
Result<Pages, TooLarge> tilesPages(const fairway::lake_race::Tileset& set, const std::string& title,
                                   const TilesOptions& options);

} // namespace fairway::formats::lake_race
