#pragma once

#include "editor/model/work/what_if.h"
#include "formats/lake_race/picture/board_scene.h"

namespace fairway::editor::lake_race {

// The course with the arrow of one buoy turned and all else as it is, also what its document leaves open.
// None where its choices are not known.
std::vector<WhatIf> whatIfsOf(const fairway::lake_race::Lake& lake,
                              const formats::lake_race::CourseMarks& course);

} // namespace fairway::editor::lake_race
