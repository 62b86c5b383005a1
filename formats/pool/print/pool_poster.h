#pragma once

#include "formats/pool/picture/pool_scene.h"
#include "formats/print/poster.h"

namespace fairway::formats::pool {

// The pool as it is printed to play on: the setup, if it is wanted, as places where the swimmers go.
PoolScene printedScene(const Pool& pool, bool withSetup);

// A pool as a poster, whose cover counts its squares.
PrintJob poster(PoolScene scene, const std::string& title, const PosterOptions& options);

} // namespace fairway::formats::pool
