#pragma once

#include "formats/print/paper.h"

typedef struct _cairo cairo_t; // NOLINT(bugprone-reserved-identifier,modernize-use-using): it is Cairo's

namespace fairway::formats::lake_race {

// The rules in short, with a check bar: one page for the table.
void drawRulesPage(cairo_t* target, const PrintOptions& options, int strip);

} // namespace fairway::formats::lake_race
