#pragma once

#include "rules/river/board/river.h"

namespace fairway::command::river {

// A lone boat's chance of the harbour by section now, from the waterfall up; empty where the race need not
// end.
std::vector<double> saveChances(const fairway::river::River& river, fairway::river::Phase phase);

} // namespace fairway::command::river
