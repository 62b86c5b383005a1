#pragma once

#include <string>
#include <string_view>

namespace fairway::formats {

// The path of an SVG (its `d`, as Cairo writes it: M, L, C, Z with absolute numbers) in as few letters as it
// takes: steps from point to point, rounded to this many decimals. Roundings do not add up.
std::string shortPath(std::string_view path, int decimals);

// An SVG as Cairo writes it with its styles in as few letters as they take: colours by their bytes, and
// nothing said that is so anyway.
std::string withShortStyles(std::string_view svg);

} // namespace fairway::formats
