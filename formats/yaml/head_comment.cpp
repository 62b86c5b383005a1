#include "formats/yaml/head_comment.h"

#include <algorithm>

namespace fairway::formats::yaml {

namespace {

std::string_view trimmed(std::string_view line) {
  const std::size_t start = std::min(line.find_first_not_of(" \t"), line.size());
  return line.substr(start, line.find_last_not_of(" \t") + 1 - start);
}

// Directives and document starts, unless there is a comment behind them.
bool meansNothing(std::string_view line) {
  if (line.starts_with('%')) return line.find('#') == std::string_view::npos;
  return line.starts_with("---") && trimmed(line.substr(3)).empty();
}

} // namespace

HeadComment headComment(std::string_view text) {
  HeadComment head;
  while (head.end < text.size()) {
    const std::size_t lineEnd = std::min(text.find('\n', head.end), text.size());
    const std::string_view raw = text.substr(head.end, lineEnd - head.end);
    const std::string_view line = trimmed(raw);
    if (line.starts_with('#') || (line.empty() && !head.lines.empty()))
      head.lines.emplace_back(line);
    else if (!line.empty() && !meansNothing(raw))
      break;
    head.end = std::min(lineEnd + 1, text.size());
  }
  return head;
}

} // namespace fairway::formats::yaml
