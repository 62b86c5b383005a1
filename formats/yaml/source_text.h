#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats::yaml {

// Where something stands in a file as people count: line and character from 1.
struct Position {
  int line = 0;
  int column = 0;

  friend bool operator==(const Position&, const Position&) = default;
};

// From a character to the one behind the last.
struct Span {
  Position first;
  Position end;

  friend bool operator==(const Span&, const Span&) = default;
};

// The text of a document with line ends made `\n` and the byte order mark taken off, which also knows the
// position of each byte. Windows and old Macintosh line ends read the same as ours.
class SourceText {
public:
  explicit SourceText(std::string_view raw);

  std::string_view text() const { return text_; }
  Position positionAt(std::size_t offset) const;
  int lineCount() const { return static_cast<int>(lineStarts_.size()); }
  std::size_t lineStart(int number) const; // offset of a line, counted from 1; the text's end beyond the last
  std::string_view line(int number) const; // without its line end

private:
  std::string text_;
  std::vector<std::size_t> lineStarts_;
};

// How many blanks a line begins with.
std::size_t indentOf(std::string_view line);
bool isBlankOrComment(std::string_view line);

// The first byte that YAML does not allow: what is not UTF-8, and control characters.
struct ForbiddenByte {
  std::size_t offset = 0;
  std::string message;
};
std::optional<ForbiddenByte> findForbidden(std::string_view text);

} // namespace fairway::formats::yaml
