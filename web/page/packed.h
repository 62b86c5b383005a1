#pragma once

#include <string>
#include <string_view>

namespace fairway::web {

// Bytes as a text that may stand in a page, in an attribute too, as small as a text can be: gzip, then four
// bytes in five letters. The script's `unpacked` is the other way round. The same bytes give the same text.
std::string packed(std::string_view bytes);

// The usual text for bytes, where others have to read them.
std::string base64(std::string_view bytes);

} // namespace fairway::web
