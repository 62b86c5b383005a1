#pragma once

#include "formats/river/documents.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

namespace fairway::formats::river {

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards; but it can always be written.
RiverBody readRiver(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

std::optional<fairway::river::Face> asFace(yaml::Reading& reading, const yaml::Value& value);

// A section as laid, which findings and waivers name.
std::optional<Spot> readSectionSpot(yaml::Reading& reading, const yaml::Value& value);

// The keys of each kind, in their canonical order.
void writeBody(Emitter& out, const RiverBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writeRiver(Emitter& out, const River& river);

// What `fairway new` begins a document with: valid, and explained by comments.
std::string_view riverTemplate();

} // namespace fairway::formats::river
