#pragma once

#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// One tile of a tile set, as seen from one side.
struct TileRef {
  fairway::lake_race::BoardSide side = fairway::lake_race::BoardSide::Dark;
  std::string name;

  friend bool operator==(const TileRef&, const TileRef&) = default;
};

// Where in a document the cells lie that one paints: the lake itself, or a tile of the set.
struct SheetId {
  std::optional<TileRef> tile;

  friend bool operator==(const SheetId&, const SheetId&) = default;
};

// The sheet's cells and slots, or null where the document has none that can be painted (a board of tiles, a
// course whose lake is a file of its own).
fairway::lake_race::TerrainMap* mapOf(formats::Document& content, const SheetId& sheet);
const fairway::lake_race::TerrainMap* mapOf(const formats::Document& content, const SheetId& sheet);
std::vector<fairway::lake_race::Slot>* slotsOf(formats::Document& content, const SheetId& sheet);

// The lake that stands in the document itself, freehand or inside a course; else null.
fairway::lake_race::Lake* ownLake(formats::Document& content);
const fairway::lake_race::Lake* ownLake(const formats::Document& content);

// The tile as a little lake of its own, its rows shifted as they will be on the board.
std::optional<fairway::lake_race::Lake> tileAsLake(const fairway::lake_race::Tileset& set,
                                                   const TileRef& tile);

// The tile that a key of the set's document is about: `sides.dark.tiles.heron.slots[1]`; none: no single one.
std::optional<TileRef> tileNamedIn(const fairway::lake_race::Tileset& set, std::string_view key);

// The first tile of the set, from the dark side if it has one.
std::optional<TileRef> firstTile(const fairway::lake_race::Tileset& set);

} // namespace fairway::editor::lake_race
