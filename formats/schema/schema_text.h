#pragma once

#include <string>
#include <string_view>

namespace fairway::formats {

// The JSON Schema of documents of a kind, as it lies in formats/schema; empty: there is none. It is part of
// the program, so that what a key means can be told wherever the program is.
std::string schemaOf(std::string_view kind);

} // namespace fairway::formats
