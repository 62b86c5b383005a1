#include "formats/yaml/lexer.h"

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

constexpr std::string_view flowIndicators = ",[]{}";

class Lexer {
public:
  Lexer(std::string_view text, std::size_t start) : text_(text), pos_(start), lineStart_(start) {}

  Lexed run() {
    while (pos_ < text_.size() && !found_.unclosed) token();
    if (!found_.unclosed && inFlow()) found_.unclosed = forgottenBracket();
    return std::move(found_);
  }

private:
  char at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\n'; }
  bool isBlank(std::size_t offset) const { return at(offset) == ' ' || at(offset) == '\t'; }
  bool isSpace(std::size_t offset) const { return isBlank(offset) || at(offset) == '\n'; }
  int column() const { return static_cast<int>(pos_ - lineStart_); }
  bool inFlow() const { return !brackets_.empty(); }
  bool isFlowIndicator(std::size_t offset) const {
    return offset < text_.size() && flowIndicators.find(text_[offset]) != std::string_view::npos;
  }
  bool startsComment(std::size_t offset) const {
    return at(offset) == '#' && (offset == lineStart_ || isSpace(offset - 1));
  }
  bool isDocumentMark(std::size_t offset) const {
    const std::string_view mark = text_.substr(std::min(offset, text_.size()), 3);
    return (mark == "---" || mark == "...") && isSpace(offset + 3);
  }

  void token() {
    const char c = at(pos_);
    if (c == '\n') return newLine();
    if (isBlank(pos_)) {
      ++pos_;
      return;
    }
    if (startsComment(pos_)) return comment();
    if (column() == 0 && isDocumentMark(pos_)) {
      pos_ += 3;
      return;
    }
    if (c == '"' || c == '\'') return quoted(c);
    if (c == '&' || c == '!' || c == '*') return word();
    if (inFlow() ? isFlowIndicator(pos_) : (c == '[' || c == '{')) return flowIndicator(c);
    if (!inFlow() && (c == '|' || c == '>')) return blockScalar();
    if ((c == '-' || c == '?' || c == ':') && isSpace(pos_ + 1)) return blockIndicator(c);
    plain();
  }

  void newLine() {
    ++pos_;
    lineStart_ = pos_;
    words_.reset();
  }

  void comment() {
    found_.comments.push_back(pos_);
    pos_ = std::min(text_.find('\n', pos_), text_.size());
  }

  void flowIndicator(char c) {
    if (c == '[' || c == '{') {
      brackets_.push_back(pos_);
      if (c == '[') ++squares_;
    }
    if (c == ']' || c == '}') closeBracket(c == ']' ? '[' : '{');
    ++pos_;
  }

  // Where a bracket further out is closed, the innermost one was forgotten.
  void closeBracket(char opening) {
    const std::size_t innermost = brackets_.back();
    const std::size_t fitting = opening == '[' ? squares_ : brackets_.size() - squares_;
    if (text_[innermost] != opening && fitting > 0) found_.unclosed = innermost;
    if (text_[innermost] == '[') --squares_;
    brackets_.pop_back();
  }

  // Of those that are open in the end: all that follows the first line was only swallowed.
  std::size_t forgottenBracket() const {
    const std::size_t lineEnd = text_.find('\n', brackets_.front());
    return *(std::upper_bound(brackets_.begin(), brackets_.end(), lineEnd) - 1);
  }

  void blockIndicator(char c) {
    if (!inFlow() && c != ':') indent_ = column();
    if (c == ':' && words_) indent_ = *words_; // behind an alias
    words_.reset();
    ++pos_;
  }

  // An anchor, a tag or an alias.
  void word() {
    if (!words_ && !inFlow()) words_ = column();
    while (pos_ < text_.size() && !isSpace(pos_) && !(inFlow() && isFlowIndicator(pos_))) ++pos_;
  }

  void quoted(char quote) {
    const std::size_t start = pos_;
    const int startColumn = keyColumn();
    for (++pos_; pos_ < text_.size(); ++pos_) {
      if (quote == '"' && at(pos_) == '\\') {
        ++pos_;
        continue;
      }
      if (at(pos_) != quote) continue;
      if (quote == '"' || at(pos_ + 1) != quote) break;
      ++pos_; // '' stands for '
    }
    if (pos_ >= text_.size()) found_.unclosed = start;
    pos_ = std::min(pos_ + 1, text_.size());
    const std::string_view inside = text_.substr(start, pos_ - start);
    if (const std::size_t end = inside.rfind('\n'); end != std::string_view::npos)
      lineStart_ = start + end + 1;
    takeColon(startColumn);
  }

  // A quoted scalar with a colon behind it is a key.
  void takeColon(int startColumn) {
    std::size_t next = pos_;
    while (isBlank(next)) ++next;
    if (at(next) != ':') return;
    if (!inFlow()) indent_ = startColumn;
    pos_ = next + 1;
  }

  // Where what comes now stands as a key: its anchor and its tag belong to it.
  int keyColumn() {
    const int column = words_.value_or(this->column());
    words_.reset();
    return column;
  }

  void plain() {
    const int startColumn = keyColumn();
    do {
      for (; pos_ < text_.size() && at(pos_) != '\n'; ++pos_) {
        if (startsComment(pos_) || (inFlow() && isFlowIndicator(pos_))) return;
        if (at(pos_) != ':' || !(isSpace(pos_ + 1) || (inFlow() && isFlowIndicator(pos_ + 1)))) continue;
        if (!inFlow()) indent_ = startColumn;
        ++pos_;
        return;
      }
    } while (continues());
  }

  // Goes on to the next line if that belongs to the same plain scalar.
  bool continues() {
    std::size_t next = text_.find_first_not_of(" \t\n", pos_);
    if (next == std::string_view::npos) return false;
    const std::size_t line = text_.rfind('\n', next) + 1;
    if (at(next) == '#' || (next == line && isDocumentMark(next))) return false;
    if (inFlow() ? isFlowIndicator(next) : static_cast<int>(next - line) <= indent_) return false;
    lineStart_ = line;
    pos_ = next;
    return true;
  }

  // In a block scalar `#` is text: land, mostly.
  void blockScalar() {
    int contentIndent = -1;
    for (++pos_; pos_ < text_.size() && !isSpace(pos_); ++pos_)
      if (at(pos_) >= '1' && at(pos_) <= '9') contentIndent = std::max(indent_, 0) + (at(pos_) - '0');
    while (isBlank(pos_)) ++pos_;
    if (startsComment(pos_)) comment();
    while (pos_ < text_.size() && at(pos_) != '\n') ++pos_;
    while (pos_ < text_.size()) {
      const std::size_t line = pos_ + 1;
      const std::size_t end = std::min(text_.find('\n', line), text_.size());
      const std::size_t content = std::min(text_.find_first_not_of(' ', line), end);
      const int indent = static_cast<int>(content - line);
      if (content < end) {
        if (contentIndent < 0 && indent > indent_) contentIndent = indent;
        if (contentIndent < 0 || indent < contentIndent) return;
      }
      pos_ = end;
    }
  }

  std::string_view text_;
  std::size_t pos_;
  std::size_t lineStart_;
  std::vector<std::size_t> brackets_; // those that are open
  std::size_t squares_ = 0;           // of them: `[`
  int indent_ = -1;          // column of the last key or dash: what belongs to it stands further right
  std::optional<int> words_; // column of the anchors and tags that stand on this line before a scalar
  Lexed found_;
};

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

Lexed lex(std::string_view text, std::size_t start) {
  return Lexer(text, start).run();
}

} // namespace fairway::formats::yaml
