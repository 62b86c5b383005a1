#include "formats/yaml/decode.h"

#include "formats/yaml/suggest.h"
#include "rules/base/read_number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace fairway::formats::yaml {

namespace {

constexpr std::size_t mostProblems = 200;

std::string shortened(const std::string& text) {
  constexpr std::size_t most = 40;
  const std::string line = text.substr(0, text.find('\n'));
  if (line.size() == text.size() && text.size() <= most) return text;
  std::size_t end = std::min(line.size(), most);
  while (end > 0 && end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0) == 0x80)
    --end; // never within a character
  return line.substr(0, end) + "...";
}

} // namespace

std::optional<double> wholeNumber(const Node& node) {
  if (node.kind != NodeKind::Scalar) return std::nullopt;
  if (node.type == ScalarType::Float) {
    std::string_view text = node.text;
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto read = readNumber(text.data(), text.data() + text.size(), value); // .inf and .nan are none
    return read.ec == std::errc() && value == std::floor(value) ? std::optional(value) : std::nullopt;
  }
  if (node.type != ScalarType::Integer) return std::nullopt;
  std::string_view digits = node.text;
  const int base = digits.starts_with("0x") ? 16 : digits.starts_with("0o") ? 8 : 10;
  if (base != 10) digits.remove_prefix(2);
  if (digits.front() == '+') digits.remove_prefix(1);
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  static_cast<void>(end);
  return error == std::errc() ? static_cast<double>(value) : HUGE_VAL; // too long for any limit of ours
}

std::string Value::path() const {
  if (!parent_) return {};
  std::string path = parent_->path();
  if (key_.data() == nullptr) return path + "[" + std::to_string(index_ + 1) + "]";
  if (!path.empty()) path += '.';
  return path + std::string(key_);
}

std::string Value::pathOf(std::string_view key) const {
  const std::string path = this->path();
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

std::optional<Value> Value::find(std::string_view key) const {
  for (std::size_t i = 0; i < node_->keys.size(); ++i)
    if (node_->keys[i].text == key) return field(i);
  return std::nullopt;
}

void Reading::fault(const Value& value, std::string message) {
  fault(value.node().offset, value.path(), std::move(message));
}

void Reading::fault(std::size_t offset, std::string key, std::string message) {
  if (problems_.size() >= mostProblems) {
    ++unsaid_;
    return;
  }
  const Position position = source_.positionAt(offset);
  problems_.push_back({file_, position.line, position.column, std::move(key), std::move(message),
                       excerptOf(source_.line(position.line), position.column)});
}

Problems Reading::takeProblems() {
  std::stable_sort(problems_.begin(), problems_.end(), [](const Problem& a, const Problem& b) {
    return std::pair(a.line, a.column) < std::pair(b.line, b.column);
  });
  if (unsaid_ > 0)
    problems_.push_back({file_, 0, 0, {}, "and " + std::to_string(unsaid_) + " more problems"});
  return std::move(problems_);
}

std::string described(const Node& node) {
  if (node.kind == NodeKind::Sequence) return "a list";
  if (node.kind == NodeKind::Mapping) return "a mapping";
  switch (node.type) {
  case ScalarType::Null:
    return "nothing";
  case ScalarType::Bool:
    return "the truth value " + node.text;
  case ScalarType::Integer:
  case ScalarType::Float:
    return "the number " + shortened(node.text);
  case ScalarType::Text:
    break;
  }
  return "the text '" + shortened(node.text) + "'";
}

std::string alternatives(std::span<const std::string_view> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

std::optional<std::string> asText(Reading& reading, const Value& value) {
  const Node& node = value.node();
  if (node.kind == NodeKind::Scalar && node.type == ScalarType::Text) return node.text;
  const bool quotable = node.kind == NodeKind::Scalar && node.type != ScalarType::Null;
  reading.fault(value, "expected text, found " + described(node) +
                           (quotable ? "; put it in quotes to make it text" : ""));
  return std::nullopt;
}

std::optional<std::string> asFilledText(Reading& reading, const Value& value) {
  std::optional<std::string> text = asText(reading, value);
  if (!text || !text->empty()) return text;
  reading.fault(value, "expected text, found empty quotes");
  return std::nullopt;
}

std::optional<int> asInteger(Reading& reading, const Value& value, int least, int most) {
  const std::optional<double> number = wholeNumber(value.node());
  if (number && *number >= least && *number <= most) return static_cast<int>(*number);
  const std::string range =
      least == most ? std::to_string(least)
                    : "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
  reading.fault(value, "expected " + range + ", found " + described(value.node()));
  return std::nullopt;
}

std::optional<bool> asBool(Reading& reading, const Value& value) {
  const Node& node = value.node();
  if (node.kind == NodeKind::Scalar && node.type == ScalarType::Bool)
    return node.text.front() == 't' || node.text.front() == 'T';
  reading.fault(value, "expected true or false, found " + described(node));
  return std::nullopt;
}

bool isSequence(Reading& reading, const Value& value, std::string_view what) {
  if (value.node().kind == NodeKind::Sequence) return true;
  reading.fault(value, "expected a list of " + std::string(what) + ", found " + described(value.node()));
  return false;
}

bool isListOf(Reading& reading, const Value& value, std::size_t count, std::string_view what) {
  const Node& node = value.node();
  const bool isList = node.kind == NodeKind::Sequence;
  if (isList && node.items.size() == count) return true;
  const std::string found = isList ? "a list of " + std::to_string(node.items.size()) : described(node);
  reading.fault(value, "expected " + std::string(what) + ", found " + found);
  return false;
}

Fields::Fields(Reading& reading, const Value& value, std::span<const std::string_view> known)
    : reading_(reading), value_(value), mapping_(value.node().kind == NodeKind::Mapping) {
  if (!mapping_) {
    reading.fault(value,
                  "expected a mapping with " + alternatives(known) + ", found " + described(value.node()));
    return;
  }
  for (std::size_t i = 0; i < value.node().keys.size(); ++i) {
    const MappingKey& key = value.node().keys[i];
    if (std::find(known.begin(), known.end(), key.text) != known.end()) continue;
    const std::string_view guess = nearest(key.text, known);
    if (!guess.empty()) misspelt_.push_back(guess);
    reading.fault(key.offset, value.field(i).path(),
                  guess.empty() ? "unknown key; expected " + alternatives(known)
                                : "unknown key; did you mean '" + std::string(guess) + "'?");
  }
}

std::optional<Value> Fields::find(std::string_view key) const {
  return value_.find(key);
}

std::optional<Value> Fields::require(std::string_view key) const {
  std::optional<Value> found = find(key);
  const bool misspelt = std::find(misspelt_.begin(), misspelt_.end(), key) != misspelt_.end();
  if (!found && mapping_ && !misspelt)
    reading_.fault(value_.node().offset, value_.pathOf(key), "this key is missing");
  return found;
}

} // namespace fairway::formats::yaml
