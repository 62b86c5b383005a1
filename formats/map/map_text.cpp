#include "formats/map/map_text.h"

#include <algorithm>

namespace fairway::formats {

namespace {

// The byte of a cell's letter.
std::optional<std::size_t> byteOf(std::string_view map, std::size_t row, std::size_t column) {
  std::size_t line = 1, letters = 0;
  for (std::size_t i = 0; i < map.size(); ++i) {
    if (map[i] == '\n')
      ++line, letters = 0;
    else if (map[i] != ' ' && line == row && ++letters == column)
      return i;
  }
  return std::nullopt;
}

// Tag and anchor may stand before the `|`.
bool startsLiteral(std::string_view text) {
  while (text.starts_with('&') || text.starts_with('!')) {
    text.remove_prefix(std::min(text.find(' '), text.size()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  }
  return text.starts_with('|');
}

// The key alone on a line, whose value is a block on the lines below; empty where the line is anything else.
std::string_view blockKey(std::string_view line) {
  const std::size_t first = line.find_first_not_of(' ');
  const std::size_t colon = line.find(':');
  if (first == std::string_view::npos || colon == std::string_view::npos) return {};
  return yaml::isBlankOrComment(line.substr(colon + 1)) ? line.substr(first, colon - first)
                                                        : std::string_view();
}

} // namespace

bool isMapRow(std::string_view line, std::string_view letters) {
  const auto isLetter = [&](char c) { return letters.find(c) != std::string_view::npos; };
  return std::any_of(line.begin(), line.end(), isLetter) &&
         std::all_of(line.begin(), line.end(), [&](char c) { return c == ' ' || isLetter(c); });
}

bool setLetter(std::string& map, std::size_t row, std::size_t column, char letter) {
  const auto byte = byteOf(map, row, column);
  if (byte) map[*byte] = letter;
  return byte.has_value();
}

MapPlaces::MapPlaces(const yaml::SourceText& source, const yaml::Node& map)
    : source_(source), map_(map), headerLine_(source.positionAt(map.offset).line),
      literal_(startsLiteral(source.text().substr(map.offset))) {}

std::optional<std::size_t> MapPlaces::row(std::size_t row, std::string_view text) const {
  const int line = headerLine_ + static_cast<int>(row);
  if (!literal_ || !source_.line(line).ends_with(text)) return std::nullopt;
  return source_.lineStart(line) + source_.line(line).size() - text.size();
}

std::optional<std::size_t> MapPlaces::cell(std::size_t row, std::size_t column) const {
  const std::string_view map = map_.text;
  const auto byte = byteOf(map, row, column);
  if (!byte) return std::nullopt;
  const std::size_t start = map.substr(0, *byte).rfind('\n') + 1; // npos + 1 is 0
  const auto begins = this->row(row, map.substr(start, map.find('\n', start) - start));
  return begins ? std::optional(*begins + *byte - start) : std::nullopt;
}

std::string barIsMissing(std::string_view key) {
  return "write `" + std::string(key) + ": |`: without the bar YAML joins the rows and takes # for a comment";
}

void explainMapFault(yaml::YamlFault& fault, const yaml::SourceText& source, std::span<const MapKey> maps) {
  const auto isRow = [&](std::string_view line) {
    return std::any_of(maps.begin(), maps.end(),
                       [&](const MapKey& map) { return isMapRow(line, map.letters); });
  };
  const yaml::Position at = source.positionAt(fault.offset);
  if (!fault.isTheirs || !isRow(source.line(at.line))) return;
  int line = at.line;
  while (line > 1 && (isRow(source.line(line)) || yaml::isBlankOrComment(source.line(line)))) --line;
  const std::string_view key = blockKey(source.line(line));
  if (std::any_of(maps.begin(), maps.end(), [&](const MapKey& map) { return map.key == key; }))
    fault = {source.lineStart(line) + yaml::indentOf(source.line(line)), barIsMissing(key), std::string(key)};
  else if (static_cast<int>(yaml::indentOf(source.line(at.line))) + 1 >= at.column)
    fault.message += "; where a map's first row is shifted, write `|2`";
}

} // namespace fairway::formats
