#pragma once

#include "formats/lake_race/documents.h"
#include "formats/yaml/decode.h"

// One function for each kind of document and for the parts they share. What they return is only meant where
// the reading is still clean afterwards.
namespace fairway::formats::lake_race {

LakeBody readLake(yaml::Reading& reading, const yaml::Fields& fields);
TilesetBody readTileset(yaml::Reading& reading, const yaml::Fields& fields);
CourseBody readCourse(yaml::Reading& reading, const yaml::Fields& fields);
RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields);

std::optional<Cell> asCell(yaml::Reading& reading, const yaml::Value& value); // [column, row]
std::optional<Spot> readCellSpot(yaml::Reading& reading, const yaml::Value& value);

fairway::lake_race::Lake readInlineLake(yaml::Reading& reading, const yaml::Value& value);
CourseBody readInlineCourse(yaml::Reading& reading, const yaml::Value& value);

// A path to another document.
std::optional<DocumentPath> readPath(yaml::Reading& reading, const yaml::Value& value);

Stagger readStagger(yaml::Reading& reading, const yaml::Fields& fields);
int readStrip(yaml::Reading& reading, const yaml::Fields& fields);
std::vector<fairway::lake_race::Slot> readSlots(yaml::Reading& reading, const yaml::Fields& fields);
Direction readDirection(yaml::Reading& reading, const yaml::Value& value);

// A tile's name: any text without blanks, control characters and `@`, which stands before the turn.
bool isTileName(std::string_view text);

} // namespace fairway::formats::lake_race
