#pragma once

#include "formats/river/documents.h"
#include "formats/yaml/emitter.h"

// The keys of each kind, in their canonical order.
namespace fairway::formats::river {

void writeBody(Emitter& out, const RiverBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writeRiver(Emitter& out, const River& river);

} // namespace fairway::formats::river
