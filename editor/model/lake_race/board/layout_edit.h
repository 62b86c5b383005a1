#pragma once

#include "editor/model/document/command.h"
#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// A place on a board of tiles; row and column from 0.
struct TilePlace {
  int row = 0;
  int column = 0;

  friend bool operator==(TilePlace, TilePlace) = default;
};

// The board of tiles that the document is, or null.
const formats::lake_race::TileLayout* tileLayoutOf(const formats::Document& content);
const fairway::lake_race::PlacedTile* tileAt(const formats::lake_race::TileLayout& layout, TilePlace place);
std::optional<TilePlace> placeOf(const formats::lake_race::TileLayout& layout, std::string_view tile);

// Which place a cell of the board lies on; none on the frame.
std::optional<TilePlace> placeAt(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side,
                                 Cell cell);
// The place's top left cell.
Cell cornerOf(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side, TilePlace place);

// A board may be unfinished while it is on the desk: a place without a tile has no name. Such a board is not
// a lake yet, and no document can hold it.
bool isFinished(const formats::lake_race::TileLayout& layout);
int emptyPlaces(const formats::lake_race::TileLayout& layout);
fairway::lake_race::TileRows emptyLayout(const fairway::lake_race::Tileset& set);

// What can be shown of a board that is not a lake yet: void where no tile lies, or one that the set does not
// have, or one that lies twice. None if the set has no such side.
std::optional<fairway::lake_race::Lake> unfinishedLake(const fairway::lake_race::Tileset& set,
                                                       fairway::lake_race::BoardSide side,
                                                       const fairway::lake_race::TileRows& layout);

// Steps. Each is null where nothing would change.
// A tile that lies elsewhere changes places with what lies here; one from the box sends that back to it.
CommandPtr layTile(const formats::lake_race::TileLayout& layout, const fairway::lake_race::Tileset& set,
                   TilePlace place, const fairway::lake_race::PlacedTile& tile);
CommandPtr swapTiles(const formats::lake_race::TileLayout& layout, TilePlace a, TilePlace b);
CommandPtr turnTile(const formats::lake_race::TileLayout& layout, TilePlace place);
CommandPtr liftTile(const formats::lake_race::TileLayout& layout, TilePlace place); // back into the box
CommandPtr layTheRest(const formats::lake_race::TileLayout& layout,
                      const fairway::lake_race::Tileset& set); // in their order
CommandPtr shuffleTiles(const formats::lake_race::TileLayout& layout, const fairway::lake_race::Tileset& set,
                        std::uint64_t seed);
CommandPtr changeSide(const formats::lake_race::TileLayout& layout, fairway::lake_race::BoardSide side);

// A layout drawn at random: which tile lies where and which are turned. The same on every machine for a seed.
fairway::lake_race::TileRows randomLayout(const fairway::lake_race::Tileset& set,
                                          fairway::lake_race::BoardSide side, std::uint64_t seed);

// The first tiles of the set in their order, none turned.
fairway::lake_race::TileRows plainLayout(const fairway::lake_race::Tileset& set,
                                         fairway::lake_race::BoardSide side);

} // namespace fairway::editor::lake_race
