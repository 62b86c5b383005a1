#pragma once

#include "rules/lake_race/course_board.h"
#include "validator/par/stage.h"

namespace fairway::validator {

// For each cell and stage (cell * stageCount + stage), the fewest single steps to the finish; -1 where no
// boat from a start cell can come. Where a boat can come but never finish (it passed a gate on the far side
// of the next one, and nothing leads back round that buoy), one more than the most that any other has to go.
std::vector<int> stepsToGo(const lake_race::CourseBoard& board);

} // namespace fairway::validator
