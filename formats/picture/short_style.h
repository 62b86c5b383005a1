#pragma once

#include <string>
#include <string_view>

namespace fairway::formats {

// An SVG as Cairo writes it with its styles in as few letters as they take: colours by their bytes, and
// nothing said that is so anyway.
std::string withShortStyles(std::string_view svg);

} // namespace fairway::formats
