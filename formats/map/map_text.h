#pragma once

#include "formats/yaml/parse.h"

#include <span>

// Maps are text, and yet have places: rows are lines, a letter is a cell, and blanks between letters carry no
// meaning. `map[2][5]` is the letter of the second row's fifth cell.
namespace fairway::formats {

// A key whose value is a map, wherever in a document it stands, and the letters of such maps.
struct MapKey {
  std::string_view key;
  std::string_view letters;
};

// Whether a line is nothing but letters of a map, and blanks.
bool isMapRow(std::string_view line, std::string_view letters);

// The letters of a row, as `letterAt(column)` gives them, and what stands between them.
template <class LetterAt>
std::string rowOfLetters(int columns, std::string_view between, LetterAt letterAt) {
  std::string row;
  row.reserve((1 + between.size()) * static_cast<std::size_t>(columns));
  for (int column = 1; column <= columns; ++column) {
    if (column > 1) row += between;
    row += letterAt(column);
  }
  return row;
}

// Sets the letter of a cell, row and column counted from 1. False: the map has no such cell.
bool setLetter(std::string& map, std::size_t row, std::size_t column, char letter);

// Where a map stands in its document's text. In a literal block each row has a line of its own; a map that is
// written in any other way is pointed at as a whole.
class MapPlaces {
public:
  MapPlaces(const yaml::SourceText& source, const yaml::Node& map);

  // Where the text of a row begins, rows counted from 1. Nothing where it has no line of its own.
  std::optional<std::size_t> row(std::size_t row, std::string_view text) const;
  // Where the letter of a cell is; nothing also where the map has no such cell.
  std::optional<std::size_t> cell(std::size_t row, std::size_t column) const;

private:
  const yaml::SourceText& source_;
  const yaml::Node& map_;
  int headerLine_;
  bool literal_;
};

// What an error of YAML on a row of a map comes from: land after a blank is a comment, unless a bar says that
// the lines are text as they stand.
void explainMapFault(yaml::YamlFault& fault, const yaml::SourceText& source, std::span<const MapKey> maps);

// What is said of a map without its bar.
std::string barIsMissing(std::string_view key);

} // namespace fairway::formats
