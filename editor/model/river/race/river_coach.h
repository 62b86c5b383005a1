#pragma once

#include "editor/model/race/review.h"
#include "rules/river/play/record.h"

namespace fairway::editor::river {

// Looks back at a race of two players whose river can be solved; there is no coach for others.
race::Coach riverCoach(const fairway::river::River& river, const fairway::river::Record& record);

} // namespace fairway::editor::river
