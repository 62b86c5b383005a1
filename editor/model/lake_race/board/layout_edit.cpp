#include "editor/model/lake_race/board/layout_edit.h"

#include "editor/model/words/translation.h"
#include "rules/base/random.h"

#include <algorithm>
#include <set>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using formats::lake_race::TileLayout;

const TileLayout* tileLayoutOf(const formats::Document& content) {
  const auto* lake = content.as<formats::lake_race::LakeBody>();
  return lake ? std::get_if<TileLayout>(&lake->content) : nullptr;
}

namespace {

// Const or not, as the rows are.
template <class Rows>
auto tileIn(Rows& rows, TilePlace place) -> decltype(rows.front().data()) {
  if (place.row < 0 || place.row >= static_cast<int>(rows.size())) return nullptr;
  auto& row = rows[static_cast<std::size_t>(place.row)];
  if (place.column < 0 || place.column >= static_cast<int>(row.size())) return nullptr;
  return &row[static_cast<std::size_t>(place.column)];
}

CommandPtr changeLayout(std::string text, const TileLayout& before, TileLayout after) {
  if (after == before) return nullptr;
  const auto reach = [](formats::Document& content) -> TileLayout& {
    return std::get<TileLayout>(content.get<formats::lake_race::LakeBody>().content);
  };
  return std::make_unique<ValueChange<TileLayout>>(std::move(text), reach, std::move(after));
}

Cell windowOf(const Tileset& set, BoardSide side) {
  const auto found = set.sides.find(side);
  return found != set.sides.end() && found->second.frame ? found->second.frame->window : Cell{1, 1};
}

TileRows rowsOf(const Tileset& set, const std::vector<PlacedTile>& tiles) {
  TileRows rows(static_cast<std::size_t>(set.down));
  std::size_t next = 0;
  for (auto& row : rows)
    for (int column = 0; column < set.across && next < tiles.size(); ++column) row.push_back(tiles[next++]);
  return rows;
}

std::vector<PlacedTile> tilesOf(const Tileset& set, BoardSide side) {
  std::vector<PlacedTile> tiles;
  if (const auto found = set.sides.find(side); found != set.sides.end())
    for (const fairway::lake_race::Tile& tile : found->second.tiles) tiles.push_back({tile.name, false});
  return tiles;
}

// As many rows and places as the board has; a document with faults may have other numbers.
TileRows shaped(TileRows rows, const Tileset& set) {
  rows.resize(static_cast<std::size_t>(set.down));
  for (auto& row : rows) row.resize(static_cast<std::size_t>(set.across));
  return rows;
}

} // namespace

const PlacedTile* tileAt(const TileLayout& layout, TilePlace place) {
  return tileIn(layout.layout, place);
}

std::optional<TilePlace> placeOf(const TileLayout& layout, std::string_view tile) {
  for (std::size_t row = 0; row < layout.layout.size(); ++row)
    for (std::size_t column = 0; column < layout.layout[row].size(); ++column)
      if (layout.layout[row][column].tile == tile)
        return TilePlace{static_cast<int>(row), static_cast<int>(column)};
  return std::nullopt;
}

std::optional<TilePlace> placeAt(const Tileset& set, BoardSide side, Cell cell) {
  const Cell window = windowOf(set, side);
  const int column = cell.column - window.column, row = cell.row - window.row;
  if (column < 0 || row < 0) return std::nullopt;
  const TilePlace place{row / set.tileRows, column / set.tileColumns};
  if (place.row >= set.down || place.column >= set.across) return std::nullopt;
  return place;
}

Cell cornerOf(const Tileset& set, BoardSide side, TilePlace place) {
  const Cell window = windowOf(set, side);
  return {window.column + place.column * set.tileColumns, window.row + place.row * set.tileRows};
}

bool isFinished(const TileLayout& layout) {
  return emptyPlaces(layout) == 0;
}

int emptyPlaces(const TileLayout& layout) {
  int empty = 0;
  for (const auto& row : layout.layout)
    for (const PlacedTile& place : row) empty += place.tile.empty();
  return empty;
}

TileRows emptyLayout(const Tileset& set) {
  return shaped({}, set);
}

std::optional<fairway::lake_race::Lake> unfinishedLake(const Tileset& set, BoardSide side,
                                                       const TileRows& layout) {
  const auto found = set.sides.find(side);
  if (found == set.sides.end()) return std::nullopt;
  // Places that cannot be shown get a tile of void of their own, and the rest is built as ever.
  Tileset filled = set;
  const fairway::lake_race::Tile gap{
      "",
      fairway::lake_race::TerrainMap(set.tileColumns, set.tileRows, fairway::lake_race::Terrain::Void),
      {}};
  TileRows rows = shaped(layout, set);
  std::set<std::string> laid;
  int gaps = 0;
  for (auto& row : rows)
    for (PlacedTile& place : row) {
      if (found->second.find(place.tile) && laid.insert(place.tile).second) continue;
      place = {"gap " + std::to_string(gaps++), false};
      filled.sides[side].tiles.push_back(gap);
      filled.sides[side].tiles.back().name = place.tile;
    }
  auto built = buildLake(filled, side, rows);
  return built ? std::optional(std::move(*built)) : std::nullopt;
}

CommandPtr layTile(const TileLayout& layout, const Tileset& set, TilePlace place, const PlacedTile& tile) {
  TileLayout after = layout;
  after.layout = shaped(std::move(after.layout), set);
  PlacedTile* target = tileIn(after.layout, place);
  if (!target) return nullptr;
  if (const std::optional<TilePlace> lies = placeOf(layout, tile.tile))
    std::swap(*tileIn(after.layout, *lies), *target);
  *target = tile;
  return changeLayout(tile.turned ? say("Lay tile {1}, turned", {tile.tile})
                                  : say("Lay tile {1}", {tile.tile}),
                      layout, std::move(after));
}

CommandPtr swapTiles(const TileLayout& layout, TilePlace a, TilePlace b) {
  TileLayout after = layout;
  PlacedTile* first = tileIn(after.layout, a);
  PlacedTile* second = tileIn(after.layout, b);
  if (!first || !second || first == second) return nullptr;
  std::string text = first->tile.empty() || second->tile.empty()
                         ? say("Move tile {1}", {first->tile + second->tile})
                         : say("Swap tiles {1} and {2}", {first->tile, second->tile});
  std::swap(*first, *second);
  return changeLayout(std::move(text), layout, std::move(after));
}

CommandPtr turnTile(const TileLayout& layout, TilePlace place) {
  TileLayout after = layout;
  PlacedTile* tile = tileIn(after.layout, place);
  if (!tile || tile->tile.empty()) return nullptr;
  tile->turned = !tile->turned;
  std::string text = say("Turn tile {1}", {tile->tile});
  return changeLayout(std::move(text), layout, std::move(after));
}

CommandPtr liftTile(const TileLayout& layout, TilePlace place) {
  TileLayout after = layout;
  PlacedTile* tile = tileIn(after.layout, place);
  if (!tile) return nullptr;
  std::string text = say("Remove tile {1} from the board", {tile->tile});
  *tile = {};
  return changeLayout(std::move(text), layout, std::move(after));
}

CommandPtr layTheRest(const TileLayout& layout, const Tileset& set) {
  TileLayout after = layout;
  after.layout = shaped(std::move(after.layout), set);
  std::size_t laid = 0;
  for (const PlacedTile& tile : tilesOf(set, layout.side)) {
    if (placeOf(after, tile.tile)) continue;
    const std::optional<TilePlace> empty = placeOf(after, "");
    if (!empty) break;
    *tileIn(after.layout, *empty) = tile;
    ++laid;
  }
  return changeLayout(sayCount("Lay the remaining {n} tile", "Lay the remaining {n} tiles", laid), layout,
                      std::move(after));
}

CommandPtr shuffleTiles(const TileLayout& layout, const Tileset& set, std::uint64_t seed) {
  TileLayout after = layout;
  after.layout = randomLayout(set, layout.side, seed);
  return changeLayout(say("Shuffle tiles (seed {1})", {std::to_string(seed)}), layout, std::move(after));
}

CommandPtr changeSide(const TileLayout& layout, BoardSide side) {
  TileLayout after = layout;
  after.side = side;
  return changeLayout(side == BoardSide::Dark ? say("Show the dark side") : say("Show the light side"),
                      layout, std::move(after));
}

TileRows randomLayout(const Tileset& set, BoardSide side, std::uint64_t seed) {
  std::vector<PlacedTile> tiles = tilesOf(set, side);
  Random chance(seed);
  for (std::size_t left = tiles.size(); left > 1; --left)
    std::swap(tiles[left - 1], tiles[chance.below(left)]);
  for (PlacedTile& tile : tiles) tile.turned = chance.below(2) == 1;
  return rowsOf(set, tiles);
}

TileRows plainLayout(const Tileset& set, BoardSide side) {
  return rowsOf(set, tilesOf(set, side));
}

} // namespace fairway::editor::lake_race
