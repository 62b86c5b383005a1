#pragma once

#include "formats/picture/theme.h"
#include "rules/lake_race/board/lake.h"

namespace fairway::formats::lake_race {

// The colour of a race's slots, by Okabe and Ito: colour-blind eyes can tell them apart, and where there are
// no colours the letters do.
Colour raceColour(const Theme& theme, fairway::lake_race::RaceLetter race);

// The colour of a seat's boat, from the same list; its number stands on the deck.
Colour seatColour(const Theme& theme, int seat);

} // namespace fairway::formats::lake_race
