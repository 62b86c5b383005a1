#pragma once

#include "rules/regatta/play/race.h"

// What happens in a race of the regatta, in the user's language.
namespace fairway::editor::regatta {

// `3. Boat 1 plays s88`; turns count from 1.
std::string turnLine(const fairway::regatta::Race& before, const fairway::regatta::Turn& turn, int number);

// What a turn would be: `play s88, then t12`.
std::string turnWords(const fairway::regatta::Turn& turn);

// What has to be passed next: "the start line", a buoy's name, "the finish".
std::string gateWords(const fairway::regatta::Board& board, std::size_t gate);

// Where a boat stands and what it has to pass next.
std::string standingWords(const fairway::regatta::Race& race, int seat);

// Why a boat cannot be placed there; empty: it can.
std::string whyNotPlaced(const fairway::regatta::Race& race, const plane::Pose& pose);

} // namespace fairway::editor::regatta
