#pragma once

#include "formats/lake_race/documents.h"
#include "formats/yaml/emitter.h"

// The keys of each kind, in their canonical order.
namespace fairway::formats {

void writeInfo(Emitter& out, const DocumentInfo& info);

void writeBody(Emitter& out, const LakeDocument& document);
void writeBody(Emitter& out, const TilesetDocument& document);
void writeBody(Emitter& out, const CourseDocument& document);
void writeBody(Emitter& out, const RecordDocument& document);

void writeLake(Emitter& out, const lake_race::Lake& lake);
void writeCourse(Emitter& out, const CourseBody& course);
void writeSlots(Emitter& out, const std::vector<lake_race::Slot>& slots);

std::string_view nameOf(Stagger stagger);

// Writes a map that looks like the lake: shifted rows stand one blank further right. `firstRow` is the row of
// the lake on which the map begins, since tiles follow the shift of the board where they lie.
struct MapLook {
  Stagger stagger = Stagger::Odd;
  int firstRow = 1;
};
void writeMap(Emitter& out, std::string_view key, const lake_race::TerrainMap& map, MapLook look);
void writeFrame(Emitter& out, const lake_race::Frame& frame, int columns, int rows, Stagger stagger);

} // namespace fairway::formats
