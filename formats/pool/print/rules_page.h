#pragma once

#include "formats/print/paper.h"
#include "rules/pool/board/pool.h"

typedef struct _cairo cairo_t; // NOLINT(bugprone-reserved-identifier,modernize-use-using): it is Cairo's

namespace fairway::formats::pool {

// The game in short, for who plays it with what was printed. The page's unit is the millimetre.
void drawRulesPage(cairo_t* target, const fairway::pool::Pool& pool, const PrintOptions& options);

} // namespace fairway::formats::pool
