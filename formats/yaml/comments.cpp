#include "formats/yaml/comments.h"

#include "formats/yaml/head_comment.h"
#include "formats/yaml/lexer.h"

#include <algorithm>

namespace fairway::formats::yaml {

std::vector<int> commentLines(std::string_view text) {
  std::vector<int> lines;
  int line = 1;
  std::size_t counted = 0;
  for (const std::size_t offset : lex(text, headComment(text).end).comments) {
    line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(counted),
                                        text.begin() + static_cast<std::ptrdiff_t>(offset), '\n'));
    counted = offset;
    lines.push_back(line);
  }
  return lines;
}

} // namespace fairway::formats::yaml
