#include "formats/document/reader.h"
#include "formats/yaml/lexer.h"
#include "rules/base/contract.h"

#include <algorithm>
#include <cstdint>

namespace {

namespace formats = fairway::formats;

// The text without what stands behind the first ` #` or at the start of a line that the lexer named.
std::string withoutComments(std::string_view text, const std::vector<int>& lines) {
  std::string kept;
  int number = 1;
  for (std::size_t start = 0; start < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    const bool named = std::find(lines.begin(), lines.end(), number) != lines.end();
    kept += named ? line.substr(0, line.rfind('#')) : line;
    kept += '\n';
    start = end + 1;
  }
  return kept;
}

} // namespace

// The lexer walks through any bytes. In a document that reads, a line that it names does hold a `#`; and
// where that is the line's only one, taking the comment away changes nothing in the document.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  formats::yaml::lex(text, formats::yaml::headComment(text).end);
  if (text.find('\r') != std::string_view::npos) return 0;
  const auto read = formats::readDocument(text, "fuzz");
  if (!read || read->otherComments.empty()) return 0;
  const auto bare = formats::readDocument(withoutComments(text, read->otherComments), "bare");
  FAIRWAY_EXPECTS(bare.ok());
  FAIRWAY_EXPECTS(bare->document == read->document);
  return 0;
}
