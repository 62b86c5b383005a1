#pragma once

#include "rules/regatta/board/board.h"
#include "validator/regatta/water/window.h"

#include <optional>

namespace fairway::validator::regatta {

// Where two boards differ: boxes round what lies on only one of them, or lies elsewhere. None where so much
// is different (the table, boats, cards, or things all over) that nothing of the one helps with the other.
std::optional<std::vector<TableBox>> changesBetween(const fairway::regatta::Board& before,
                                                    const fairway::regatta::Board& after);

} // namespace fairway::validator::regatta
