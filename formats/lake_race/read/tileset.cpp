#include "formats/lake_race/kinds.h"

#include <tuple>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::maxLakeSide;
using fairway::lake_race::Tileset;

// Two sizes that belong together, such as a tile's columns and rows; nothing where one is wrong.
std::optional<std::pair<int, int>> readSizes(yaml::Reading& reading, const yaml::Fields& parent,
                                             std::string_view key, std::string_view first,
                                             std::string_view second) {
  const auto value = parent.require(key);
  if (!value) return std::nullopt;
  const yaml::Fields fields(reading, *value, {first, second});
  const auto size = [&](std::string_view name) -> std::optional<int> {
    const auto number = fields.require(name);
    return number ? yaml::asInteger(reading, *number, 1, maxLakeSide) : std::nullopt;
  };
  const std::optional<int> a = size(first);
  const std::optional<int> b = size(second);
  if (!a || !b) return std::nullopt;
  return std::pair(*a, *b);
}

// Without sizes there is nothing that the maps could be held against.
bool readTileAndBoard(yaml::Reading& reading, const yaml::Fields& fields, Tileset& set) {
  const auto tile = readSizes(reading, fields, "tile", "columns", "rows");
  const auto board = readSizes(reading, fields, "board", "across", "down");
  if (tile && tile->second % 2 != 0) {
    const yaml::Value value = *fields.find("tile");
    reading.fault(*value.find("rows"),
                  "expected an even number, so that every place on the board has the same shift, found " +
                      std::to_string(tile->second));
    return false;
  }
  if (!tile || !board) return false;
  std::tie(set.tileColumns, set.tileRows) = *tile;
  std::tie(set.across, set.down) = *board;
  if (set.tileColumns * set.across <= maxLakeSide && set.tileRows * set.down <= maxLakeSide) return true;
  reading.fault(*fields.find("board"),
                "the board would have " + std::to_string(set.tileColumns * set.across) + " x " +
                    std::to_string(set.tileRows * set.down) + " cells; a lake has at most " +
                    std::to_string(maxLakeSide) + " each way");
  return false;
}

class SideReader {
public:
  SideReader(yaml::Reading& reading, const Tileset& set, bool sized)
      : reading_(reading), set_(set), sized_(sized) {}

  fairway::lake_race::TilesetSide read(const yaml::Value& value) {
    fairway::lake_race::TilesetSide side;
    const yaml::Fields fields(reading_, value, {"stagger", "frame", "tiles"});
    side.stagger = readStagger(reading_, fields);
    if (const auto frame = fields.find("frame"); frame && sized_)
      side.frame = readFrame(reading_, *frame, set_.across * set_.tileColumns, set_.down * set_.tileRows);
    if (const auto tiles = fields.require("tiles")) side.tiles = readTiles(*tiles);
    return side;
  }

private:
  std::vector<fairway::lake_race::Tile> readTiles(const yaml::Value& value) {
    std::vector<fairway::lake_race::Tile> tiles;
    if (value.node().kind != yaml::NodeKind::Mapping) {
      reading_.fault(value, "expected a mapping from names to tiles, found " + yaml::described(value.node()));
      return tiles;
    }
    for (std::size_t i = 0; i < value.node().items.size(); ++i)
      tiles.push_back(readTile(value.node().keys[i], value.field(i)));
    const int needed = set_.across * set_.down;
    if (sized_ && static_cast<int>(tiles.size()) < needed)
      reading_.fault(value, "a board takes " + std::to_string(needed) + " tiles, found " +
                                std::to_string(tiles.size()));
    return tiles;
  }

  fairway::lake_race::Tile readTile(const yaml::MappingKey& name, const yaml::Value& value) {
    fairway::lake_race::Tile tile;
    tile.name = name.text;
    if (!isTileName(name.text))
      reading_.fault(name.offset, value.path(), "expected a name without blanks or @");
    const yaml::Fields fields(reading_, value, {"map", "slots"});
    if (const auto map = fields.require("map"))
      if (auto terrain = readTileMap(*map)) tile.map = std::move(*terrain);
    tile.slots = readSlots(reading_, fields);
    if (sized_) checkSlots(fields, tile);
    return tile;
  }

  std::optional<fairway::lake_race::TerrainMap> readTileMap(const yaml::Value& value) {
    return sized_ ? readMapOfSize(reading_, value, set_.tileColumns, set_.tileRows)
                  : readMap(reading_, value);
  }

  void checkSlots(const yaml::Fields& fields, const fairway::lake_race::Tile& tile) {
    for (std::size_t i = 0; i < tile.slots.size(); ++i) {
      const Cell at = tile.slots[i].at;
      if (at.column <= set_.tileColumns && at.row <= set_.tileRows) continue;
      const yaml::Value slots = *fields.find("slots");
      const yaml::Value slot = slots.item(i);
      reading_.fault(*slot.find("at"), "a slot's cell counts within its tile, up to [" +
                                           std::to_string(set_.tileColumns) + ", " +
                                           std::to_string(set_.tileRows) + "], found [" +
                                           std::to_string(at.column) + ", " + std::to_string(at.row) + "]");
    }
  }

  yaml::Reading& reading_;
  const Tileset& set_;
  bool sized_;
};

} // namespace

TilesetBody readTileset(yaml::Reading& reading, const yaml::Fields& fields) {
  TilesetBody body;
  const bool sized = readTileAndBoard(reading, fields, body.set);
  body.set.strip = readStrip(reading, fields);
  const auto sides = fields.require("sides");
  if (!sides) return body;
  const yaml::Fields sideFields(reading, *sides, {"dark", "light"});
  SideReader reader(reading, body.set, sized);
  for (fairway::lake_race::BoardSide side :
       {fairway::lake_race::BoardSide::Dark, fairway::lake_race::BoardSide::Light})
    if (const auto found = sideFields.find(nameOf(side))) body.set.sides[side] = reader.read(*found);
  if (sideFields.valid() && body.set.sides.empty())
    reading.fault(*sides, "expected a dark side, a light side or both");
  return body;
}

} // namespace fairway::formats::lake_race
