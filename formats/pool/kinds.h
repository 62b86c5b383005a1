#pragma once

#include "formats/pool/documents.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

namespace fairway::formats::pool {

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards; but it can always be written.
PoolBody readPool(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

// The letters of a pool's map: water, deck, void.
inline constexpr std::string_view mapLetters = ".#x";
constexpr char mapLetter(fairway::pool::Ground ground) {
  return mapLetters[static_cast<std::size_t>(ground)];
}

InlinePool readInlinePool(yaml::Reading& reading, const yaml::Value& value);

std::optional<Square> asSquare(yaml::Reading& reading, const yaml::Value& value); // [column, row]
std::optional<Spot> readSquareSpot(yaml::Reading& reading, const yaml::Value& value);

// The keys of each kind, in their canonical order.
void writeBody(Emitter& out, const PoolBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writePool(Emitter& out, const Pool& pool);
std::string flowSquare(Square square); // [column, row]

// What `fairway new` begins a document with: valid, and explained by comments.
std::string_view poolTemplate(); // commented, valid and without findings

} // namespace fairway::formats::pool
