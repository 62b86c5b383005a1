#pragma once

#include "formats/river/export/subject.h"

namespace fairway::formats::river {

// The subject for other programs, as one JSON object of the schema `fairway-river-export-1`: what the
// self-contained document says with all that may be left out, plus where every number leads from every
// section in every phase. See formats/schema/river-export.schema.json.
std::string exportJson(const Subject& subject);

} // namespace fairway::formats::river
