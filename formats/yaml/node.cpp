#include "formats/yaml/node.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fairway::formats::yaml {

namespace {

template <std::size_t n>
bool isOneOf(std::string_view text, const std::array<std::string_view, n>& words) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

// Takes the leading digits off and says how many there were.
std::size_t takeDigits(std::string_view& text, std::string_view digits = "0123456789") {
  const std::size_t count = std::min(text.find_first_not_of(digits), text.size());
  text.remove_prefix(count);
  return count;
}

bool takeSign(std::string_view& text) {
  if (text.empty() || (text.front() != '+' && text.front() != '-')) return false;
  text.remove_prefix(1);
  return true;
}

bool isInteger(std::string_view text) {
  if (text.starts_with("0o")) {
    text.remove_prefix(2);
    return takeDigits(text, "01234567") > 0 && text.empty();
  }
  if (text.starts_with("0x")) {
    text.remove_prefix(2);
    return takeDigits(text, "0123456789abcdefABCDEF") > 0 && text.empty();
  }
  takeSign(text);
  return takeDigits(text) > 0 && text.empty();
}

bool isFloat(std::string_view text) {
  if (isOneOf(text, std::array<std::string_view, 3>{".nan", ".NaN", ".NAN"})) return true;
  takeSign(text);
  if (isOneOf(text, std::array<std::string_view, 3>{".inf", ".Inf", ".INF"})) return true;
  std::size_t digits = takeDigits(text);
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    digits += takeDigits(text);
  }
  if (digits == 0) return false;
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    takeSign(text);
    if (takeDigits(text) == 0) return false;
  }
  return text.empty();
}

} // namespace

ScalarType typeOfPlain(std::string_view text) {
  constexpr std::array<std::string_view, 5> nulls{"", "~", "null", "Null", "NULL"};
  constexpr std::array<std::string_view, 6> bools{"true", "True", "TRUE", "false", "False", "FALSE"};
  if (isOneOf(text, nulls)) return ScalarType::Null;
  if (isOneOf(text, bools)) return ScalarType::Bool;
  if (isInteger(text)) return ScalarType::Integer;
  if (isFloat(text)) return ScalarType::Float;
  return ScalarType::Text;
}

const Node* Node::find(std::string_view key) const {
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i].text == key) return &items[i];
  return nullptr;
}

} // namespace fairway::formats::yaml
