#pragma once

#include "formats/lake_race/export/subject.h"
#include "formats/lake_race/picture/board_scene.h"

namespace fairway::command::lake_race {

// What the quick checks find in a lake, a course or a record's race, to be drawn on its picture. With codes
// these alone, else all that count; findings that were waived are left out. A tile set has no picture on
// which its findings would have a place: it has none.
std::vector<formats::lake_race::FindingMark> findingMarks(const formats::lake_race::Subject& subject,
                                                          int race, const std::vector<std::string>& codes);

} // namespace fairway::command::lake_race
