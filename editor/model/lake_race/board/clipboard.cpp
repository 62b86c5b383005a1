#include "editor/model/lake_race/board/clipboard.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/kinds.h"
#include "formats/map/map_text.h"

#include <algorithm>
#include <string_view>

namespace fairway::editor::lake_race {

using fairway::lake_race::Lake;
using fairway::lake_race::Terrain;

namespace {

// The part of the lake between two corners, with its rows shifted as they were.
Lake frameOf(const Lake& lake, Cell first, Cell last) {
  Lake part;
  part.stagger = first.row % 2 == 1 ? lake.stagger : otherStagger(lake.stagger);
  part.strip = lake.strip;
  part.map =
      fairway::lake_race::TerrainMap(last.column - first.column + 1, last.row - first.row + 1, Terrain::Void);
  return part;
}

} // namespace

Lake partOf(const Lake& lake, const std::set<Cell>& region) {
  Cell first = *region.begin(), last = first;
  for (const Cell cell : region) {
    first = {std::min(first.column, cell.column), std::min(first.row, cell.row)};
    last = {std::max(last.column, cell.column), std::max(last.row, cell.row)};
  }
  Lake part = frameOf(lake, first, last);
  const auto within = [&](Cell cell) {
    return Cell{cell.column - first.column + 1, cell.row - first.row + 1};
  };
  for (const Cell cell : region) part.map.set(within(cell), lake.map.at(cell));
  for (const fairway::lake_race::Slot& slot : lake.slots)
    if (region.contains(slot.at)) part.slots.push_back({slot.race, within(slot.at), slot.letter});
  return part;
}

std::string clipboardText(const Lake& lake, const std::set<Cell>& region) {
  if (region.empty()) return {};
  return formats::writeDocument(formats::lake_race::LakeDocument{{}, {partOf(lake, region)}});
}

std::string clipboardRows(const Lake& lake) {
  std::string text;
  for (int row = 1; row <= lake.map.rows(); ++row) {
    if (isShifted(row, lake.stagger)) text += ' ';
    text += formats::rowOfLetters(lake.map.columns(), " ", [&](int column) {
      return formats::lake_race::mapLetter(lake.map.at({column, row}));
    });
    text += '\n';
  }
  return text;
}

namespace {

// The rows of a text that has nothing but rows of a map, each with its blanks; none: there is something else.
std::vector<std::string_view> mapRows(std::string_view text) {
  std::vector<std::string_view> rows;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view row = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (row.ends_with('\r')) row.remove_suffix(1);
    if (row.find_first_not_of(" \t") == std::string_view::npos) continue;
    if (!formats::isMapRow(row, formats::lake_race::mapLetters)) return {};
    rows.push_back(row);
  }
  return rows;
}

// Which rows are shifted is seen by their blanks; between letters there may be some or none.
std::optional<Lake> lakeOfRows(std::string_view text) {
  const std::vector<std::string_view> rows = mapRows(text);
  std::vector<std::string> letters;
  for (const std::string_view row : rows) {
    std::string& dense = letters.emplace_back(row);
    std::erase_if(dense, [](char letter) { return letter == ' ' || letter == '\t'; });
    if (dense.size() != letters.front().size()) return std::nullopt;
  }
  constexpr std::size_t mostSide = fairway::lake_race::maxLakeSide;
  if (rows.empty() || rows.size() > mostSide || letters.front().size() > mostSide) return std::nullopt;
  const auto indent = [&](std::size_t row) { return rows[row].find_first_not_of(" \t"); };
  const bool firstShifted = rows.size() > 1 && indent(0) > indent(1);
  Lake lake;
  lake.stagger = isShifted(1, Stagger::Odd) == firstShifted ? Stagger::Odd : Stagger::Even;
  lake.map = fairway::lake_race::TerrainMap(static_cast<int>(letters.front().size()),
                                            static_cast<int>(letters.size()));
  for (int row = 1; row <= lake.map.rows(); ++row)
    for (int column = 1; column <= lake.map.columns(); ++column) {
      const char letter = letters[static_cast<std::size_t>(row - 1)][static_cast<std::size_t>(column - 1)];
      lake.map.set({column, row}, static_cast<Terrain>(formats::lake_race::mapLetters.find(letter)));
    }
  return lake;
}

std::optional<Lake> lakeOfDocument(const std::string& text) {
  auto read = formats::readDocument(text, "clipboard");
  if (!read) return std::nullopt;
  const auto* document = read->document.as<formats::lake_race::LakeBody>();
  const Lake* lake = document ? std::get_if<Lake>(&document->content) : nullptr;
  return lake ? std::optional(*lake) : std::nullopt;
}

} // namespace

std::optional<Patch> patchFromText(const std::string& text) {
  std::optional<Lake> lake = lakeOfRows(text);
  if (!lake) lake = lakeOfDocument(text);
  if (!lake) return std::nullopt;
  std::set<Cell> cells;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake->map.cellCount()); ++i)
    if (lake->map.at(lake->map.cellAt(i)) != Terrain::Void) cells.insert(lake->map.cellAt(i));
  if (cells.empty()) return std::nullopt;
  return cutOut(*lake, cells).patch;
}

} // namespace fairway::editor::lake_race
