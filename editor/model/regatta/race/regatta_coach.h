#pragma once

#include "editor/model/race/review.h"
#include "rules/regatta/play/referee.h"

namespace fairway::editor::regatta {

// A good pilot looks back at a race, by the turns that it expects with a new hand before each: an estimate.
// There is no coach where it could not play.
race::Coach regattaCoach(const std::shared_ptr<const fairway::regatta::Board>& board,
                         const fairway::regatta::RaceRecord& record);

} // namespace fairway::editor::regatta
