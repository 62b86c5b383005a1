#include "formats/yaml/written_form.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace fairway::formats::yaml {

namespace {

// Which characters scalars without quotes may have here. YAML allows more, under conditions that are
// yaml-cpp's business.
enum : std::uint8_t { inKeys = 1, first = 2, inBlocks = 4, inBraces = 8 };

constexpr std::array<std::uint8_t, 256> uses = [] {
  std::array<std::uint8_t, 256> table{};
  const auto allow = [&table](std::string_view letters, int use) {
    for (const char letter : letters)
      table[static_cast<unsigned char>(letter)] |= static_cast<std::uint8_t>(use);
  };
  for (unsigned c = 0x80; c < 0x100; ++c) table[c] = first | inBlocks | inBraces;
  for (unsigned c = '0'; c <= '9'; ++c) table[c] = inKeys | first | inBlocks | inBraces;
  for (unsigned c = 'a'; c <= 'z'; ++c)
    table[c] = table[c - 'a' + 'A'] = inKeys | first | inBlocks | inBraces;
  allow("_", inKeys | first | inBlocks | inBraces);
  allow("-", inKeys | inBlocks | inBraces);
  allow("./(+", first | inBlocks | inBraces);
  allow(" );'*&!|>=<~@%$^", inBlocks | inBraces);
  allow(",[]{}\"?`\\", inBlocks);
  return table;
}();

bool mayBe(char c, int use) {
  return (uses[static_cast<unsigned char>(c)] & use) != 0;
}

class WrittenForm {
public:
  WrittenForm(std::string_view text, TreeBuilder& tree) : text_(text), tree_(tree) {}

  bool grow() {
    if (text_.empty() || text_.back() != '\n' || text_.find_first_of("\t\r") != std::string_view::npos)
      return false;
    nextLine();
    return hasLine() && indent_ == 0 && mapping(0) && !hasLine();
  }

private:
  bool hasLine() const { return at_ < text_.size(); }
  bool atLineEnd() const { return text_[at_] == '\n'; }
  bool isItem() const { return text_.substr(at_, 2) == "- "; }

  // Takes this character, and says whether it was there.
  bool take(char c) {
    if (text_[at_] != c) return false;
    ++at_;
    return true;
  }

  // From the start of a line to the next one with something else than blanks and a comment on it.
  void nextLine() {
    while (hasLine()) {
      const std::size_t start = at_;
      at_ = text_.find_first_not_of(' ', at_); // there is a line end
      if (text_[at_] == '#') at_ = text_.find('\n', at_);
      indent_ = at_ - start;
      if (!atLineEnd()) return;
      ++at_;
    }
  }
  bool endLine() {
    if (!take('\n')) return false;
    nextLine();
    return true;
  }

  // Blocks. The column is that of their keys or dashes; what stands in another one ends them, and fits
  // nowhere if it is not that of a block around them.
  bool mapping(std::size_t column) {
    tree_.open(NodeKind::Mapping, at_, 0);
    do
      if (!key() || !blockValue(column)) return false;
    while (hasLine() && indent_ == column && !isItem());
    tree_.close();
    return true;
  }

  bool sequence(std::size_t column) {
    tree_.open(NodeKind::Sequence, at_, 0);
    do {
      at_ += 2; // the dash and its blank
      if (!(atKey() ? mapping(column + 2) : lineValue())) return false;
    } while (hasLine() && indent_ == column && isItem());
    tree_.close();
    return true;
  }

  // What follows the colon of a key.
  bool blockValue(std::size_t column) {
    if (take('\n')) {
      nextLine();
      if (!hasLine()) return false;
      if (isItem()) return indent_ >= column && sequence(indent_);
      return indent_ > column && mapping(indent_);
    }
    if (!take(' ')) return false;
    return text_[at_] == '|' ? literal(column) : lineValue();
  }

  bool lineValue() { return (atBraces() ? braces() : scalar(inBlocks)) && endLine(); }

  std::size_t keyEnd() const {
    std::size_t end = at_;
    while (mayBe(text_[end], inKeys)) ++end;
    return end;
  }
  bool atKey() const {
    const std::size_t end = keyEnd();
    return mayBe(text_[at_], first) && text_[end] == ':' && (text_[end + 1] == ' ' || text_[end + 1] == '\n');
  }
  bool key() {
    if (!atKey()) return false;
    const std::size_t end = keyEnd();
    add(at_, end, typeOfPlain(text_.substr(at_, end - at_)));
    ++at_; // the colon
    return true;
  }

  bool atBraces() const { return text_[at_] == '[' || text_[at_] == '{'; }
  bool braces() {
    const bool named = text_[at_] == '{';
    tree_.open(named ? NodeKind::Mapping : NodeKind::Sequence, at_, 0);
    ++at_;
    const char closing = named ? '}' : ']';
    if (!take(closing)) {
      do
        if (!braceItem(named)) return false;
      while (take(',') && take(' '));
      if (!take(closing)) return false;
    }
    tree_.close();
    return true;
  }
  bool braceItem(bool named) {
    if (named && (!key() || !take(' '))) return false;
    return atBraces() ? braces() : scalar(inBraces);
  }

  bool scalar(int use) {
    if (text_[at_] == '"' || text_[at_] == '\'') return quoted();
    const bool negative = text_[at_] == '-' && text_[at_ + 1] >= '0' && text_[at_ + 1] <= '9';
    if (!negative && !mayBe(text_[at_], first)) return false;
    std::size_t end = at_ + 1;
    while (mayBe(text_[end], use)) ++end;
    if (text_[end - 1] == ' ') return false;
    const ScalarType type = typeOfPlain(text_.substr(at_, end - at_));
    if (type == ScalarType::Null) return false;
    add(at_, end, type);
    return true;
  }

  bool quoted() {
    const char quote = text_[at_];
    const std::size_t end = text_.find_first_of(quote == '"' ? "\"\\\n" : "'\n", at_ + 1);
    if (text_[end] != quote || text_[end + 1] == quote) return false;
    add(at_ + 1, end, ScalarType::Text);
    ++at_; // the quote
    return true;
  }

  // A scalar that begins here, with the text from `begin` to `end`.
  void add(std::size_t begin, std::size_t end, ScalarType type) {
    Node node;
    node.type = type;
    node.offset = at_;
    node.text = text_.substr(begin, end - begin);
    tree_.scalar(std::move(node), 0);
    at_ = end;
  }

  // `|`, `|-` or `|2`, and all lines that are indented further than the column.
  bool literal(std::size_t column) {
    Node node;
    node.offset = at_++;
    const bool stripped = take('-');
    std::size_t indent = 0;
    if (text_[at_] >= '1' && text_[at_] <= '9' && !stripped) {
      if (indent_ != column) return false; // behind a dash
      indent = column + static_cast<std::size_t>(text_[at_++] - '0');
    }
    if (!take('\n')) return false;
    if (!takeRows(node.text, column, indent)) return false;
    if (stripped) node.text.pop_back();
    tree_.scalar(std::move(node), 0);
    if (hasLine() && text_[text_.find_first_not_of(' ', at_)] == '#') return false;
    nextLine();
    return true;
  }

  // Without their indentation, which is that of the first row where it is 0, and without empty lines at the
  // end.
  bool takeRows(std::string& rows, std::size_t column, std::size_t indent) {
    std::size_t empty = 0;
    while (hasLine()) {
      const std::size_t begin = text_.find_first_not_of(' ', at_), end = text_.find('\n', begin);
      if (begin == end) {
        if (begin != at_ || rows.empty()) return false;
        ++empty;
        ++at_;
        continue;
      }
      if (indent == 0 && begin - at_ > column) indent = begin - at_;
      if (indent == 0 || begin - at_ < indent) break;
      rows.append(empty, '\n').append(text_, at_ + indent, end + 1 - at_ - indent);
      empty = 0;
      at_ = end + 1;
    }
    return !rows.empty();
  }

  std::string_view text_; // ends with a line end, so that one may look ahead to the next
  TreeBuilder& tree_;
  std::size_t at_ = 0;
  std::size_t indent_ = 0; // of the line
};

} // namespace

bool growFromWrittenForm(std::string_view text, TreeBuilder& tree) {
  try {
    return WrittenForm(text, tree).grow() && tree.faults().empty();
  } catch (const YamlFault&) {
    return false; // yaml-cpp may see another one before it
  }
}

} // namespace fairway::formats::yaml
