#pragma once

#include <string_view>
#include <vector>

namespace fairway::formats::yaml {

// The lines (from 1) with comments outside the head block, in a text that parses.
std::vector<int> commentLines(std::string_view text);

} // namespace fairway::formats::yaml
