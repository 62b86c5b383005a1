#include "validator/command/call/number_option.h"

#include "rules/base/read_number.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <sstream>

namespace fairway::command {

namespace {

std::string found(const std::string& text) {
  return text.empty() ? ", found nothing" : ", found '" + text + "'";
}

// The text without a plus sign, which from_chars does not know; `+-1` stays what it is, no number.
std::string_view digitsOf(const std::string& text) {
  std::string_view digits = text;
  if (digits.size() > 1 && digits[0] == '+' && digits[1] != '-') digits.remove_prefix(1);
  return digits;
}

template <class Number>
std::optional<Number> readWhole(const std::string& text) {
  const std::string_view digits = digitsOf(text);
  Number number{};
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  const bool whole = error == std::errc() && end == digits.data() + digits.size();
  return whole ? std::optional(number) : std::nullopt;
}

// As people write it: 0.5, 1000000, not 1e+06.
std::string shown(double number) {
  std::ostringstream text;
  text.precision(15);
  text << number;
  return text.str();
}

} // namespace

std::string whyNoWholeNumber(std::string& text, std::int64_t least, std::int64_t most) {
  const auto number = readWhole<std::int64_t>(text);
  if (least == most && (!number || *number != least))
    return "can only be " + std::to_string(least) + found(text);
  if (!number || *number < least || *number > most)
    return "expected a whole number from " + std::to_string(least) + " to " + std::to_string(most) +
           found(text);
  text = std::to_string(*number);
  return "";
}

std::string whyNoSeed(std::string& text) {
  const auto number = readWhole<std::uint64_t>(text);
  if (!number)
    return "expected a whole number from 0 to " + std::to_string(std::numeric_limits<std::uint64_t>::max()) +
           found(text);
  text = std::to_string(*number);
  return "";
}

std::string whyNoNumber(const std::string& text, double least, double most) {
  const std::string_view digits = digitsOf(text);
  double number = 0;
  const auto [end, error] = readNumber(digits.data(), digits.data() + digits.size(), number);
  const bool whole = error == std::errc() && end == digits.data() + digits.size();
  // Words for what is not a number pass from_chars, but no range.
  if (whole && number >= least && number <= most) return "";
  return "expected a number from " + shown(least) + " to " + shown(most) + found(text);
}

std::string anyOf(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i)
    text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
  return text;
}

CLI::Validator oneOf(std::vector<std::string> words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "{" : ",") + word;
  const auto check = [words = std::move(words)](const std::string& text) {
    const bool known = std::find(words.begin(), words.end(), text) != words.end();
    return known ? std::string() : "expected " + anyOf(words) + found(text);
  };
  return {check, list + "}", "choice"};
}

void takesWholeNumber(CLI::Option* option, std::int64_t least, std::int64_t most) {
  const auto check = [least, most](std::string& text) { return whyNoWholeNumber(text, least, most); };
  option->transform(
      CLI::Validator(check, std::to_string(least) + " to " + std::to_string(most), "whole number"));
}

void takesSeed(CLI::Option* option) {
  option->transform(CLI::Validator([](std::string& text) { return whyNoSeed(text); }, "", "seed"));
}

void takesNumber(CLI::Option* option, double least, double most) {
  const auto check = [least, most](std::string& text) { return whyNoNumber(text, least, most); };
  option->transform(CLI::Validator(check, shown(least) + " to " + shown(most), "number"));
}

} // namespace fairway::command
