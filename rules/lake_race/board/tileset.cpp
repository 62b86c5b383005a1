#include "rules/lake_race/board/tileset.h"

#include "rules/base/named.h"

#include <set>

namespace fairway::lake_race {

std::string_view nameOf(BoardSide side) {
  return side == BoardSide::Dark ? "dark" : "light";
}

std::optional<BoardSide> boardSideNamed(std::string_view name) {
  return valueNamed(std::array{BoardSide::Dark, BoardSide::Light}, name);
}

const Tile* TilesetSide::find(std::string_view name) const {
  for (const Tile& tile : tiles)
    if (tile.name == name) return &tile;
  return nullptr;
}

namespace {

std::string plural(std::size_t n, const char* noun) {
  return std::to_string(n) + " " + noun + (n == 1 ? "" : "s");
}

std::string tileNames(const TilesetSide& side) {
  std::string names;
  for (const Tile& tile : side.tiles) names += (names.empty() ? "" : ", ") + tile.name;
  return names;
}

std::vector<LayoutFault> faultsOf(const Tileset& set, const TilesetSide& side, const TileRows& layout) {
  std::vector<LayoutFault> faults;
  const auto across = static_cast<std::size_t>(set.across);
  if (layout.size() != static_cast<std::size_t>(set.down))
    faults.push_back({{},
                      "expected " + plural(static_cast<std::size_t>(set.down), "row") + " of tiles, found " +
                          std::to_string(layout.size())});
  std::set<std::string_view> laid;
  for (std::size_t row = 0; row < layout.size(); ++row) {
    if (layout[row].size() != across)
      faults.push_back(
          {std::pair{static_cast<int>(row), 0},
           "expected " + plural(across, "tile") + " in a row, found " + std::to_string(layout[row].size())});
    for (std::size_t column = 0; column < layout[row].size(); ++column) {
      const std::string& name = layout[row][column].tile;
      const std::pair place{static_cast<int>(row), static_cast<int>(column)};
      if (!side.find(name))
        faults.push_back(
            {place, "the set has no tile '" + name + "' on this side; it has " + tileNames(side)});
      else if (!laid.insert(name).second)
        faults.push_back({place, "tile '" + name + "' is laid twice; a set holds each tile once"});
    }
  }
  return faults;
}

void lay(Lake& lake, const Tile& tile, bool turned, Cell corner) {
  const TerrainMap map = turned ? tile.map.turnedHalf() : tile.map;
  const auto onBoard = [corner](Cell cell) {
    return Cell{corner.column + cell.column - 1, corner.row + cell.row - 1};
  };
  for (int row = 1; row <= map.rows(); ++row)
    for (int column = 1; column <= map.columns(); ++column)
      lake.map.set(onBoard({column, row}), map.at({column, row}));
  for (const Slot& slot : tile.slots)
    lake.slots.push_back({slot.race, onBoard(turned ? tile.map.turnedHalf(slot.at) : slot.at),
                          turned ? opposite(slot.letter) : slot.letter});
}

} // namespace

Result<Lake, std::vector<LayoutFault>> buildLake(const Tileset& set, BoardSide boardSide,
                                                 const TileRows& layout) {
  const auto found = set.sides.find(boardSide);
  if (found == set.sides.end())
    return std::vector<LayoutFault>{{{}, "the set has no " + std::string(nameOf(boardSide)) + " side"}};
  const TilesetSide& side = found->second;
  if (std::vector<LayoutFault> faults = faultsOf(set, side, layout); !faults.empty()) return faults;

  Lake lake;
  lake.stagger = side.stagger;
  lake.strip = set.strip;
  lake.map = side.frame ? side.frame->map : TerrainMap(set.across * set.tileColumns, set.down * set.tileRows);
  const Cell window = side.frame ? side.frame->window : Cell{1, 1};
  for (int row = 0; row < set.down; ++row)
    for (int column = 0; column < set.across; ++column) {
      const PlacedTile& placed = layout[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      lay(lake, *side.find(placed.tile), placed.turned,
          {window.column + column * set.tileColumns, window.row + row * set.tileRows});
    }
  return lake;
}

} // namespace fairway::lake_race
