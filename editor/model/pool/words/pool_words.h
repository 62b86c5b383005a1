#pragma once

#include "rules/pool/board/pool_map.h"
#include "rules/pool/board/side.h"
#include "rules/pool/play/record.h"
#include "rules/pool/play/turn.h"

#include <string>

namespace fairway::editor::pool {

// Names in the user's language.
std::string shownName(fairway::pool::Ground ground); // water, deck, void
std::string shownName(fairway::pool::Side side);     // red, yellow

// `3. red moves, [4, 10] bites [4, 8]`; turns count from 1.
std::string turnLine(const fairway::pool::TurnEntry& entry, int turn, bool bites);

// What could be done, as a request: `swim from [4, 10] to [4, 8]`.
std::string turnRequest(const fairway::pool::PoolBoard& board, const fairway::pool::Turn& turn);

} // namespace fairway::editor::pool
