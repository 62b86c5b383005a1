#include "formats/document/inline_or_path.h"
#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

namespace {

fairway::lake_race::Lake readFreehand(yaml::Reading& reading, const yaml::Fields& fields) {
  fairway::lake_race::Lake lake;
  lake.stagger = readStagger(reading, fields);
  lake.strip = readStrip(reading, fields);
  if (const auto map = fields.require("map"))
    if (auto terrain = readMap(reading, *map, true)) lake.map = std::move(*terrain);
  lake.slots = readSlots(reading, fields);
  return lake;
}

// `heron` or, turned by 180 degrees, `heron@180`.
std::optional<fairway::lake_race::PlacedTile> readPlaced(yaml::Reading& reading, const yaml::Value& value) {
  const std::optional<std::string> text = yaml::asText(reading, value);
  if (!text) return std::nullopt;
  constexpr std::string_view turned = "@180";
  fairway::lake_race::PlacedTile placed{*text, text->ends_with(turned)};
  if (placed.turned) placed.tile.resize(text->size() - turned.size());
  if (isTileName(placed.tile)) return placed;
  reading.fault(value, "expected the name of a tile, followed by @180 if it is turned, found " +
                           yaml::described(value.node()));
  return std::nullopt;
}

std::vector<fairway::lake_race::PlacedTile> readLayoutRow(yaml::Reading& reading, const yaml::Value& value) {
  std::vector<fairway::lake_race::PlacedTile> row;
  if (!yaml::isSequence(reading, value, "tiles")) return row;
  if (value.node().items.empty()) reading.fault(value, "expected at least one tile");
  for (std::size_t i = 0; i < value.node().items.size(); ++i)
    if (auto placed = readPlaced(reading, value.item(i))) row.push_back(std::move(*placed));
  return row;
}

TileLayout readTiles(yaml::Reading& reading, const yaml::Value& value) {
  TileLayout tiles;
  const yaml::Fields fields(reading, value, {"set", "side", "layout"});
  if (const auto set = fields.require("set")) tiles.set = readPath(reading, *set);
  if (const auto side = fields.require("side"))
    tiles.side = yaml::asWord<fairway::lake_race::BoardSide>(
                     reading, *side, fairway::lake_race::boardSideNamed, {"dark", "light"})
                     .value_or(tiles.side);
  const auto layout = fields.require("layout");
  if (!layout || !yaml::isSequence(reading, *layout, "rows of tiles")) return tiles;
  if (layout->node().items.empty()) reading.fault(*layout, "expected at least one row of tiles");
  for (std::size_t i = 0; i < layout->node().items.size(); ++i)
    tiles.layout.push_back(readLayoutRow(reading, layout->item(i)));
  return tiles;
}

} // namespace

fairway::lake_race::Lake readInlineLake(yaml::Reading& reading, const yaml::Value& value) {
  return readFreehand(reading, yaml::Fields(reading, value, {"stagger", "strip", "map", "slots"}));
}

LakeBody readLake(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto tiles = fields.find("tiles");
  if (!tiles) return {readFreehand(reading, fields)};
  for (const char* key : {"stagger", "strip", "map", "slots"})
    if (const auto excluded = fields.find(key))
      reading.fault(*excluded,
                    "a lake of `tiles` takes this from its set; leave it out, or leave out `tiles`");
  return {readTiles(reading, *tiles)};
}

} // namespace fairway::formats::lake_race
