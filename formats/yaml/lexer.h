#pragma once

#include <cstddef>
#include <optional>
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

// What yaml-cpp does not report: it drops comments silently, takes the end of the text for a missing quote,
// and complains far away from a bracket that is never closed. So a small lexer of our own goes over the text;
// it must distinguish a comment from the land of a map.
struct Lexed {
  std::vector<std::size_t> comments;   // offsets of their `#`, ascending
  std::optional<std::size_t> unclosed; // of the bracket or quote that is never closed; all ends there
};

// From `start` on, where the head ends.
Lexed lex(std::string_view text, std::size_t start = 0);

} // namespace fairway::formats::yaml
