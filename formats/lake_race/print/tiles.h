#pragma once

#include "formats/picture/geometry.h"
#include "formats/print/print_job.h"
#include "rules/lake_race/board/tileset.h"

namespace fairway::formats::lake_race {

struct TilesOptions {
  PrintOptions print;
  // What the printer misses when it turns the sheet: the backs are moved by this much (millimetres).
  Point backOffset;
};

// Everything that is cut out: the tiles, the frame's pieces, strip, buoys, boats, damage markers, and a page
// with the rules in short. A set with two sides is printed for turning the paper over its long edge. It must
// have a side.
PrintJob tileSheets(const fairway::lake_race::Tileset& set, const std::string& title,
                    const TilesOptions& options);

} // namespace fairway::formats::lake_race
