#pragma once

#include "rules/base/random.h"
#include "rules/lake_race/board/lake.h"

namespace fairway::validator::lake_race {

// Whether a strip, its finish buoy and room for boats behind it fit here, over water alone.
bool stripFits(const fairway::lake_race::Lake& lake, Cell at, Direction letter);

// Puts four slots of each of the races on the lake, one of each race in each quarter, well apart; each with a
// letter at a side where its strip fits. False where no place is left.
bool placeSlots(fairway::lake_race::Lake& lake, int races, Random& chance);

} // namespace fairway::validator::lake_race
