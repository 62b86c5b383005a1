#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats::yaml {

// The comment block at the head of a document: the lines with `#`, and empty lines after the first of them,
// up to the first key. `%` directives and `---` may stand between and mean nothing.
struct HeadComment {
  std::vector<std::string> lines; // trimmed
  std::size_t end = 0;            // where the document itself starts
};

HeadComment headComment(std::string_view text);

} // namespace fairway::formats::yaml
