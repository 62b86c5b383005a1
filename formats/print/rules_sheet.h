#pragma once

#include "formats/print/paper.h"
#include "formats/print/rules_in_short.h"

#include <cairo.h>

// Inside formats only: this header shows Cairo.
namespace fairway::formats {

// A page with the game in short, for people who play with the printed set: a sheet of its own, so that it can
// lie beside the board. The letters are as large as there is room. The page's unit is the millimetre.
void drawRulesSheet(cairo_t* target, const RulesInShort& rules, const PrintOptions& options);

} // namespace fairway::formats
