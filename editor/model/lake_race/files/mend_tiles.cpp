#include "editor/model/lake_race/files/lake_files.h"

namespace fairway::editor::lake_race {

using fairway::lake_race::TerrainMap;

namespace {

// Cut, or made larger with water.
TerrainMap ofSize(const TerrainMap& map, int columns, int rows) {
  TerrainMap sized(columns, rows);
  for (int row = 1; row <= std::min(rows, map.rows()); ++row)
    for (int column = 1; column <= std::min(columns, map.columns()); ++column)
      sized.set({column, row}, map.at({column, row}));
  return sized;
}

void mendTile(fairway::lake_race::Tile& tile, const fairway::lake_race::Tileset& set) {
  tile.map = ofSize(tile.map, set.tileColumns, set.tileRows);
  std::erase_if(tile.slots,
                [&](const fairway::lake_race::Slot& slot) { return !tile.map.contains(slot.at); });
}

} // namespace

void mendTiles(formats::Document& content) {
  if (auto* document = content.as<formats::lake_race::TilesetBody>())
    for (auto& [name, side] : document->set.sides)
      for (fairway::lake_race::Tile& tile : side.tiles) mendTile(tile, document->set);
}

} // namespace fairway::editor::lake_race
