#pragma once

#include "formats/regatta/documents.h"
#include "formats/yaml/emitter.h"

// The keys of each kind, in their canonical order.
namespace fairway::formats::regatta {

void writeBody(Emitter& out, const RegattaBody& body);
void writeBody(Emitter& out, const DeckBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writeDeck(Emitter& out, const Deck& deck);
std::string flowPoint(plane::Vec point); // [x, y]

} // namespace fairway::formats::regatta
