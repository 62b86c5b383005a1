#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

namespace {

void writeSide(Emitter& out, const fairway::lake_race::Tileset& set,
               const fairway::lake_race::TilesetSide& side) {
  out.field("stagger", nameOf(side.stagger));
  if (side.frame)
    writeFrame(out, *side.frame, set.across * set.tileColumns, set.down * set.tileRows, side.stagger);
  const MapLook look{side.stagger, side.frame ? side.frame->window.row : 1};
  out.open("tiles");
  for (const fairway::lake_race::Tile& tile : side.tiles) {
    out.open(blockScalar(tile.name));
    writeMap(out, "map", tile.map, look);
    writeSlots(out, tile.slots);
    out.close();
  }
  out.close();
}

} // namespace

void writeBody(Emitter& out, const TilesetBody& body) {
  const fairway::lake_race::Tileset& set = body.set;
  out.field("tile", FlowMapping().add("columns", set.tileColumns).add("rows", set.tileRows).text());
  out.field("board", FlowMapping().add("across", set.across).add("down", set.down).text());
  out.field("strip", set.strip);
  out.open("sides");
  for (const auto& [name, side] : set.sides) {
    out.open(nameOf(name));
    writeSide(out, set, side);
    out.close();
  }
  out.close();
}

} // namespace fairway::formats::lake_race
