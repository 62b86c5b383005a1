#pragma once

#include "formats/picture/text.h"
#include "formats/pool/picture/palette.h"
#include "formats/print/paper.h"
#include "rules/pool/board/pool.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::pool {

// The two faces of a printed tile: its cut edge is a square round the origin, `size` millimetres wide, and
// its colour continues a little beyond it. Fronts depend on the side alone.
void drawTileFront(const Pen& pen, const Palette& palette, fairway::pool::Side side, double size,
                   double bleed);
void drawTileBack(const Pen& pen, const Texts& texts, const Palette& palette, fairway::pool::Side side,
                  const fairway::pool::Crocodile& crocodile, double size, double bleed);

// On a page, for people who play with the printed set. The page's unit is the millimetre.
void drawRulesPage(cairo_t* target, const fairway::pool::Pool& pool, const PrintOptions& options);

} // namespace fairway::formats::pool
