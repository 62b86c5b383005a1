#pragma once

#include "formats/lake_race/export/subject.h"

namespace fairway::formats::lake_race {

// The subject for other programs, as one JSON object of the schema `fairway-export-1`: what the
// self-contained document says, plus neighbours, gates, start cells and routes. See
// formats/schema/export.schema.json.
std::string exportJson(const Subject& subject);

} // namespace fairway::formats::lake_race
