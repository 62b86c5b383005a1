#include "editor/model/lake_race/sanitize.h"

namespace fairway::editor {

using lake_race::Terrain;
using lake_race::TerrainMap;

namespace {

bool isCode(const std::string& code) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return code.size() == 3 && code[0] >= 'A' && code[0] <= 'Z' && digit(code[1]) && digit(code[2]);
}

void mendInfo(DocumentInfo& info) {
  std::erase_if(info.waivers,
                [](const Waiver& waiver) { return !isCode(waiver.code) || waiver.why.empty(); });
  std::erase_if(info.severity, [](const auto& each) { return !isCode(each.first); });
}

// Cut, or made larger with water.
TerrainMap ofSize(const TerrainMap& map, int columns, int rows) {
  TerrainMap sized(columns, rows);
  for (int row = 1; row <= std::min(rows, map.rows()); ++row)
    for (int column = 1; column <= std::min(columns, map.columns()); ++column)
      sized.set({column, row}, map.at({column, row}));
  return sized;
}

void mendTile(lake_race::Tile& tile, const lake_race::Tileset& set) {
  tile.map = ofSize(tile.map, set.tileColumns, set.tileRows);
  std::erase_if(tile.slots, [&](const lake_race::Slot& slot) { return !tile.map.contains(slot.at); });
}

} // namespace

formats::Document mended(formats::Document content) {
  mendInfo(content.head.info);
  if (auto* document = content.as<formats::TilesetBody>())
    for (auto& [name, side] : document->set.sides)
      for (lake_race::Tile& tile : side.tiles) mendTile(tile, document->set);
  return content;
}

} // namespace fairway::editor
