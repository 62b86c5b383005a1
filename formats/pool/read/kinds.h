#pragma once

#include "formats/pool/documents.h"
#include "formats/yaml/decode.h"

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards.
namespace fairway::formats::pool {

PoolBody readPool(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

// The keys of a pool besides those of every document.
std::span<const std::string_view> poolKeys();
InlinePool readInlinePool(yaml::Reading& reading, const yaml::Value& value);

std::optional<Square> asSquare(yaml::Reading& reading, const yaml::Value& value); // [column, row]
std::optional<Spot> readSquareSpot(yaml::Reading& reading, const yaml::Value& value);

} // namespace fairway::formats::pool
