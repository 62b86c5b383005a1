#include "validator/command/language_server/open_texts.h"

#include <algorithm>
#include <array>

namespace fairway::command::lsp {

namespace {

using formats::yaml::Position;
using formats::yaml::Span;

bool continues(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

// A character beyond the basic plane takes four bytes in UTF-8 and two units in UTF-16.
int unitsOf(char lead) {
  return static_cast<unsigned char>(lead) >= 0xF0 ? 2 : 1;
}

// Units of UTF-16 before a character, counted from 1.
int unitsBefore(std::string_view line, int column) {
  int units = 0, characters = 0;
  for (const char byte : line) {
    if (continues(byte)) continue;
    if (++characters >= column) break;
    units += unitsOf(byte);
  }
  return units;
}

Tree placeTree(ServedPlace place) {
  return {{"line", place.line}, {"character", place.character}};
}

Tree rangeTree(ServedPlace from, ServedPlace to) {
  return {{"start", placeTree(from)}, {"end", placeTree(to)}};
}

int charactersOf(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char byte) { return !continues(byte); }));
}

int hexValue(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

} // namespace

OpenText::OpenText(std::string text)
    : text_(std::move(text)), source_(std::make_shared<formats::yaml::SourceText>(text_)) {}

ServedPlace OpenText::served(Position position) const {
  if (position.line < 1) return {0, 0};
  return {position.line - 1, unitsBefore(source_->line(position.line), position.column)};
}

std::size_t OpenText::offset(ServedPlace place) const {
  if (place.line < 0 || place.line >= lineCount()) return source().size();
  const std::string_view text = line(place.line + 1);
  std::size_t at = 0;
  for (int units = 0; at < text.size() && units < place.character;) {
    units += unitsOf(text[at]);
    do ++at;
    while (at < text.size() && continues(text[at]));
  }
  return source_->lineStart(place.line + 1) + at;
}

Position OpenText::position(ServedPlace place) const {
  return source_->positionAt(offset(place));
}

Tree OpenText::range(Span span) const {
  return rangeTree(served(span.first), served(span.end));
}

Tree OpenText::rangeOfWord(Position position) const {
  if (position.line < 1 || position.line > lineCount()) return rangeTree({0, 0}, {0, 0});
  const std::string_view text = line(position.line);
  const ServedPlace from = served(position);
  const std::size_t start = std::min(offset(from) - source_->lineStart(position.line), text.size());
  const std::size_t end = std::min(text.find_first_of(" \t,]}:", start + 1), text.size());
  const int width = std::max(charactersOf(text.substr(start, end - start)), 1);
  return rangeTree(from, served({position.line, position.column + width}));
}

Tree OpenText::rangeOfLine(int number) const {
  return rangeTree({number - 1, 0}, served({number, charactersOf(line(number)) + 1}));
}

Tree OpenText::whole() const {
  return rangeTree({0, 0}, {lineCount(), 0});
}

std::optional<ServedPlace> placeIn(const Tree& position) {
  const auto number = [&](std::string_view name) -> std::optional<int> {
    const Tree* field = position.find(name);
    if (!field) return std::nullopt;
    return field->visit([](const auto& value) -> std::optional<int> {
      using Value = std::decay_t<decltype(value)>;
      if constexpr (std::is_same_v<Value, std::int64_t> || std::is_same_v<Value, std::uint64_t>)
        return static_cast<int>(std::clamp<std::int64_t>(static_cast<std::int64_t>(value), 0, 1 << 30));
      return std::nullopt;
    });
  };
  const auto line = number("line"), character = number("character");
  return line && character ? std::optional(ServedPlace{*line, *character}) : std::nullopt;
}

std::optional<std::filesystem::path> pathOf(const std::string& uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return std::nullopt;
  const std::size_t slash = uri.find('/', scheme.size()); // behind the name of a machine
  if (slash == std::string::npos) return std::nullopt;
  std::string path;
  for (std::size_t i = slash; i < uri.size(); ++i) {
    const bool escape =
        uri[i] == '%' && i + 2 < uri.size() && hexValue(uri[i + 1]) >= 0 && hexValue(uri[i + 2]) >= 0;
    path += escape ? static_cast<char>(16 * hexValue(uri[i + 1]) + hexValue(uri[i + 2])) : uri[i];
    if (escape) i += 2;
  }
  return std::filesystem::path(path).lexically_normal();
}

std::string uriOf(const std::filesystem::path& path) {
  constexpr std::string_view plain = "-._~/";
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string uri = "file://";
  for (const char letter : path.string()) {
    const bool alike = (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') ||
                       (letter >= 'A' && letter <= 'Z') || plain.find(letter) != std::string_view::npos;
    const auto byte = static_cast<unsigned char>(letter);
    if (alike)
      uri += letter;
    else
      uri += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return uri;
}

} // namespace fairway::command::lsp
