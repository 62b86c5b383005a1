#pragma once

#include "formats/lake_race/documents.h"
#include "formats/yaml/emitter.h"

// The keys of each kind, in their canonical order.
namespace fairway::formats::lake_race {

void writeBody(Emitter& out, const LakeBody& body);
void writeBody(Emitter& out, const TilesetBody& body);
void writeBody(Emitter& out, const CourseBody& body);
void writeBody(Emitter& out, const RecordBody& body);

void writeLake(Emitter& out, const fairway::lake_race::Lake& lake);
void writeSlots(Emitter& out, const std::vector<fairway::lake_race::Slot>& slots);

std::string_view nameOf(Stagger stagger);
std::string flowCell(Cell cell); // [column, row]

// Writes a map that looks like the lake: shifted rows stand one blank further right. `firstRow` is the row of
// the lake on which the map begins, since tiles follow the shift of the board where they lie.
struct MapLook {
  Stagger stagger = Stagger::Odd;
  int firstRow = 1;
};
void writeMap(Emitter& out, std::string_view key, const fairway::lake_race::TerrainMap& map, MapLook look);
void writeFrame(Emitter& out, const fairway::lake_race::Frame& frame, int columns, int rows, Stagger stagger);

} // namespace fairway::formats::lake_race
