#include "validator/command/language_server/messages.h"

#include "formats/document/json_text.h"

#include <algorithm>
#include <charconv>

namespace fairway::command::lsp {

namespace {

constexpr std::size_t mostBytes = std::size_t{64} << 20; // a document of 16 MiB, with every letter escaped
constexpr std::size_t longestLine = 4096;
constexpr int mostLines = 64;

bool isLength(std::string_view name) {
  constexpr std::string_view wanted = "content-length";
  return std::equal(name.begin(), name.end(), wanted.begin(), wanted.end(), [](char a, char b) {
    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b;
  });
}

std::optional<std::size_t> numberIn(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  std::size_t number = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = read.ec == std::errc() && read.ptr == text.data() + text.size();
  return whole ? std::optional(number) : std::nullopt;
}

// A line without its end; none at the end of the input. A line without end is cut, and refused by its reader.
std::optional<std::string> lineOf(std::istream& in) {
  std::string line;
  char letter = 0;
  while (line.size() <= longestLine && in.get(letter)) {
    if (letter == '\n') {
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    line += letter;
  }
  return line.empty() ? std::nullopt : std::optional(line);
}

} // namespace

// None: the input has ended, or the fault says what is wrong.
std::optional<std::size_t> MessageReader::readHead() {
  std::optional<std::size_t> length;
  for (int count = 0; count < mostLines; ++count) {
    const auto line = lineOf(in_);
    if (!line) {
      if (count > 0) fault_ = "the input ends within the head of a message";
      return std::nullopt;
    }
    if (line->empty()) {
      if (!length) fault_ = "the head of a message has no Content-Length";
      return length;
    }
    const std::size_t colon = line->find(':');
    if (colon == std::string::npos || line->size() > longestLine) {
      fault_ = "expected a line such as 'Content-Length: 120' in the head of a message";
      return std::nullopt;
    }
    if (!isLength(std::string_view(*line).substr(0, colon))) continue;
    length = numberIn(std::string_view(*line).substr(colon + 1));
    if (!length || *length > mostBytes) {
      fault_ = "Content-Length: expected a number up to " + std::to_string(mostBytes);
      return std::nullopt;
    }
  }
  fault_ = "the head of a message has too many lines";
  return std::nullopt;
}

MessageReader::Outcome MessageReader::next() {
  fault_.clear();
  const auto length = readHead();
  if (!length) return fault_.empty() ? Outcome::End : Outcome::Broken;
  std::string text(*length, '\0');
  in_.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (static_cast<std::size_t>(in_.gcount()) < text.size()) {
    fault_ = "the input ends within a message";
    return Outcome::Broken;
  }
  auto read = formats::readJson(text);
  if (!read) {
    fault_ = read.fault();
    return Outcome::NotJson;
  }
  message_ = std::move(read).value();
  return Outcome::Message;
}

void writeMessage(std::ostream& out, const Tree& message) {
  const std::string text = formats::jsonText(message);
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text << std::flush;
}

} // namespace fairway::command::lsp
