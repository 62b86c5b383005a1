#include "editor/model/lake_race/board/clipboard.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <algorithm>

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

std::string clipboardText(const Lake& lake, const std::set<Cell>& region) {
  if (region.empty()) return {};
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
  return formats::writeDocument(formats::lake_race::LakeDocument{{}, {std::move(part)}});
}

std::optional<Patch> patchFromText(const std::string& text) {
  auto read = formats::readDocument(text, "clipboard");
  if (!read) return std::nullopt;
  const auto* document = read->document.as<formats::lake_race::LakeBody>();
  const Lake* lake = document ? std::get_if<Lake>(&document->content) : nullptr;
  if (!lake) return std::nullopt;
  std::set<Cell> cells;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake->map.cellCount()); ++i)
    if (lake->map.at(lake->map.cellAt(i)) != Terrain::Void) cells.insert(lake->map.cellAt(i));
  if (cells.empty()) return std::nullopt;
  return cutOut(*lake, cells).patch;
}

} // namespace fairway::editor::lake_race
