#pragma once

#include "formats/lake_race/documents.h"
#include "formats/yaml/decode.h"
#include "formats/yaml/emitter.h"

namespace fairway::formats::lake_race {

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards.
LakeBody readLake(yaml::Reading& reading, const yaml::Fields& fields);
TilesetBody readTileset(yaml::Reading& reading, const yaml::Fields& fields);
CourseBody readCourse(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

std::optional<Cell> asCell(yaml::Reading& reading, const yaml::Value& value); // [column, row]
std::optional<Spot> readCellSpot(yaml::Reading& reading, const yaml::Value& value);

fairway::lake_race::Lake readInlineLake(yaml::Reading& reading, const yaml::Value& value);
CourseBody readInlineCourse(yaml::Reading& reading, const yaml::Value& value);

Stagger readStagger(yaml::Reading& reading, const yaml::Fields& fields);
int readStrip(yaml::Reading& reading, const yaml::Fields& fields);
std::vector<fairway::lake_race::Slot> readSlots(yaml::Reading& reading, const yaml::Fields& fields);
Direction readDirection(yaml::Reading& reading, const yaml::Value& value);

// A tile's name: any text without blanks, control characters and `@`, which stands before the turn.
bool isTileName(std::string_view text);

// The letters of maps: water, land, void; and in a frame the place of the tiles.
inline constexpr std::string_view mapLetters = ".#x";
constexpr char mapLetter(fairway::lake_race::Terrain terrain) {
  return mapLetters[static_cast<std::size_t>(terrain)];
}
inline constexpr std::string_view frameLetters = ".#x_";

// A map of `.` water, `#` land, `x` void.
std::optional<fairway::lake_race::TerrainMap> readMap(yaml::Reading& reading, const yaml::Value& value,
                                                      bool wholeRows = false);

// The same of one size only: a tile's.
std::optional<fairway::lake_race::TerrainMap> readMapOfSize(yaml::Reading& reading, const yaml::Value& value,
                                                            int columns, int rows);

// A frame: the whole board's map with one rectangle of `_` where the tiles lie, of their size.
std::optional<fairway::lake_race::Frame> readFrame(yaml::Reading& reading, const yaml::Value& value,
                                                   int columns, int rows);

// The keys of each kind, in their canonical order.
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

// What `fairway new` begins a document with: small, valid and explained by comments.
std::string_view lakeTemplate();
std::string_view courseTemplate();
std::string_view tilesetTemplate();

} // namespace fairway::formats::lake_race
