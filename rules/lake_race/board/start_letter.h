#pragma once

#include "rules/base/result.h"
#include "rules/lake_race/board/lake.h"

#include <optional>

namespace fairway::lake_race {

enum class NoLetter : std::uint8_t {
  NoSlot,    // there is no slot to take it from
  Ambiguous, // several slots stand there, with letters on different sides
};

std::string_view reasonFor(NoLetter why); // there is no slot, the slots have different letters

// The side of buoy 0's cell at which its letter stands, where a course leaves it to the slot there: a slot of
// the race before one of another, which is the validator's to find.
Result<Direction, NoLetter> startLetter(const Lake& lake, Cell start, std::optional<RaceLetter> race);

} // namespace fairway::lake_race
