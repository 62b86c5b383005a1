#pragma once

#include "formats/regatta/documents.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"
#include "rules/base/spot.h"

namespace fairway::formats::regatta {

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards; but it can always be written.
using plane::Heading;
using plane::Vec;

RegattaBody readRegatta(yaml::Reading& reading, const yaml::Fields& fields);
DeckBody readDeck(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

// The same as a mapping inside another document.
RegattaBody readInlineRegatta(yaml::Reading& reading, const yaml::Value& value);
Deck readInlineDeck(yaml::Reading& reading, const yaml::Value& value);

// A whole number if the key is there, otherwise its default.
int readNumber(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key, int least, int most,
               int otherwise);
int requireNumber(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key, int least,
                  int most);

Vec readPoint(yaml::Reading& reading, const yaml::Value& value); // [x, y]
Heading readHeading(yaml::Reading& reading, const yaml::Value& value);
std::optional<Spot> readPointSpot(yaml::Reading& reading, const yaml::Value& value);

// A list with at least `least` and at most `most` items, with a problem where it is not.
bool isListWithin(yaml::Reading& reading, const yaml::Value& value, std::string_view what, std::size_t least,
                  std::size_t most);

// A multiple of 15 degrees.
std::optional<int> asAngle(yaml::Reading& reading, const yaml::Value& value, int least, int most);

// The keys of each kind, in their canonical order.
void writeBody(Emitter& out, const RegattaBody& body);
void writeBody(Emitter& out, const DeckBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writeDeck(Emitter& out, const Deck& deck);
std::string flowPoint(plane::Vec point); // [x, y]

// What `fairway new` begins a document with: valid, and explained by comments.
std::string_view regattaTemplate();
std::string_view deckTemplate();

} // namespace fairway::formats::regatta
