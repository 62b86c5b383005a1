#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats::yaml {

// A text in which every line of its maps is one letter. Most of a document is the rows of maps, which mean
// nothing to YAML, and yaml-cpp looks at each of their letters many times.
//
// What looks like a map may be part of a quoted text or of another block. So what was left out must be asked
// for block by block; if not all of it was, the text has to be parsed as it is.
class ShortText {
public:
  explicit ShortText(std::string_view text);

  bool isShorter() const { return !blocks_.empty(); }
  const std::string& text() const { return text_; }

  // The offset in the whole text of one in this text.
  std::size_t wholeOffset(std::size_t offset) const;

  // What really stands in a block that begins at this offset of the whole text and has this value; none: the
  // value is what stands there.
  std::optional<std::string> wholeBlock(std::size_t offset, std::string_view value);
  bool allAskedFor() const { return asked_ == blocks_.size(); }

private:
  struct Block {
    std::size_t header = 0;  // where its `|` stands
    std::string_view lines;  // in the whole text, with their line ends
    std::size_t indent = 0;  // of the lines
    std::size_t end = 0;     // of the lines in this text
    std::size_t leftOut = 0; // letters, up to here
  };
  std::optional<Block> blockAfter(std::string_view line, std::size_t lineStart) const;
  void add(Block block);

  std::string_view whole_;
  std::string text_;
  std::vector<Block> blocks_; // in order
  std::size_t asked_ = 0;
};

} // namespace fairway::formats::yaml
