#pragma once

#include "formats/picture/geometry.h"
#include "formats/pool/picture/pool_scene.h"
#include "formats/print/paper.h"
#include "formats/print/poster.h"
#include "formats/print/print_job.h"
#include "rules/pool/board/pool.h"

namespace fairway::formats::pool {

struct TileSheetOptions {
  PrintOptions print; // its unit is the size of a square
  // What the printer misses when it turns the sheet: the backs are moved by this much (millimetres).
  Point backOffset;
};

// All tiles of both sides to cut out, each sheet of fronts followed by its backs, and a page with the rules
// in short. Fronts of one side are identical to the dot.
PrintJob tileSheets(const fairway::pool::Pool& pool, const std::string& title,
                    const TileSheetOptions& options);

// The pool as it is printed to play on: the setup, if it is wanted, as places where the swimmers go.
PoolScene printedScene(const Pool& pool, bool withSetup);

// A pool as a poster, whose cover counts its squares.
PrintJob poster(PoolScene scene, const std::string& title, const PosterOptions& options);

} // namespace fairway::formats::pool
