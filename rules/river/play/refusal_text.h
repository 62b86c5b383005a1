#pragma once

#include "rules/river/play/race.h"
#include "rules/river/play/record.h"

namespace fairway::river {

// Why a turn is illegal, in a sentence that names seats and sections. The race stands as before the turn.
std::string refusalText(const Race& race, const TurnEntry& entry, Rule rule);

std::string inWords(Landing landing); // section 8, the harbour

} // namespace fairway::river
