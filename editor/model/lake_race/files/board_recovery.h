#pragma once

#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// No document can hold a place without a tile: in a recovery file it bears a name of its own.
void nameEmptyPlaces(formats::Document& content);
void unnameEmptyPlaces(formats::Document& content);

} // namespace fairway::editor::lake_race
