#pragma once

#include <string_view>
#include <vector>

namespace fairway::formats::yaml {

// The lines (from 1) with comments outside the head block, in a text that parses. yaml-cpp drops comments
// without a word, so a small lexer of our own looks for them: it must tell a comment from the land of a map.
std::vector<int> commentLines(std::string_view text);

} // namespace fairway::formats::yaml
