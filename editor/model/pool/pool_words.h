#pragma once

#include "rules/pool/board/pool_map.h"
#include "rules/pool/board/side.h"

#include <string>

namespace fairway::editor::pool {

// Names in the user's language.
std::string shownName(fairway::pool::Ground ground); // water, deck, void
std::string shownName(fairway::pool::Side side);     // red, yellow

} // namespace fairway::editor::pool
