#pragma once

#include "rules/base/result.h"
#include "rules/lake_race/board/lake.h"

#include <map>
#include <string>

namespace fairway::lake_race {

// A board shows all its tiles and its frame from one side: dark is easier, light harder.
enum class BoardSide : std::uint8_t { Dark, Light };

std::string_view nameOf(BoardSide side);
std::optional<BoardSide> boardSideNamed(std::string_view name);

struct Tile {
  std::string name;
  TerrainMap map;
  std::vector<Slot> slots; // `at` counts within the tile

  friend bool operator==(const Tile&, const Tile&) = default;
};

// What lies round the tiles: the whole board's map, with a window where the tiles lie. The map's cells inside
// the window mean nothing and are water.
struct Frame {
  TerrainMap map;
  Cell window; // top left cell of the tiles' place

  friend bool operator==(const Frame&, const Frame&) = default;
};

struct TilesetSide {
  Stagger stagger = Stagger::Odd; // the board's, frame included
  std::optional<Frame> frame;
  std::vector<Tile> tiles; // in the order of the document

  const Tile* find(std::string_view name) const;

  friend bool operator==(const TilesetSide&, const TilesetSide&) = default;
};

struct Tileset {
  int tileColumns = 8;
  int tileRows = 12; // even, so that every place on the board has the same shift
  int across = 3;
  int down = 2;
  int strip = defaultStrip;
  std::map<BoardSide, TilesetSide> sides;

  friend bool operator==(const Tileset&, const Tileset&) = default;
};

struct PlacedTile {
  std::string tile;
  bool turned = false; // by 180 degrees

  friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

using TileRows = std::vector<std::vector<PlacedTile>>;

// Why a layout cannot be built, and at which of its places (row and column from 0; none: the layout as a
// whole).
struct LayoutFault {
  std::optional<std::pair<int, int>> place;
  std::string message;
};

// Lays the tiles into the frame and moves the slots along. Every fault of the layout is reported, not only
// the first.
Result<Lake, std::vector<LayoutFault>> buildLake(const Tileset& set, BoardSide side, const TileRows& layout);

} // namespace fairway::lake_race
