#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

namespace {

void writeTiles(Emitter& out, const TileLayout& tiles) {
  out.open("tiles");
  out.textField("set", tiles.set);
  out.field("side", nameOf(tiles.side));
  out.open("layout");
  for (const auto& row : tiles.layout) {
    std::vector<std::string> names;
    for (const fairway::lake_race::PlacedTile& placed : row)
      names.push_back(flowScalar(placed.tile + (placed.turned ? "@180" : "")));
    out.item(flowSequence(names));
  }
  out.close();
  out.close();
}

} // namespace

void writeLake(Emitter& out, const fairway::lake_race::Lake& lake) {
  out.field("stagger", nameOf(lake.stagger));
  out.field("strip", lake.strip);
  writeMap(out, "map", lake.map, {lake.stagger, 1});
  writeSlots(out, lake.slots);
}

void writeBody(Emitter& out, const LakeBody& body) {
  if (const auto* lake = std::get_if<fairway::lake_race::Lake>(&body.content))
    writeLake(out, *lake);
  else
    writeTiles(out, std::get<TileLayout>(body.content));
}

} // namespace fairway::formats::lake_race
