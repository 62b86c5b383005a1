#pragma once

#include "formats/river/documents.h"
#include "formats/yaml/decode.h"

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards; but it can always be written.
namespace fairway::formats::river {

RiverBody readRiver(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

std::optional<fairway::river::Face> asFace(yaml::Reading& reading, const yaml::Value& value);

// A section as laid, which findings and waivers name.
std::optional<Spot> readSectionSpot(yaml::Reading& reading, const yaml::Value& value);

} // namespace fairway::formats::river
