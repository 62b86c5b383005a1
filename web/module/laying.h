#pragma once

#include "web/module/page_game.h"

namespace fairway::web {

// What a page asked for, or why it cannot be read.
Result<Laying, table::Refused> layingOf(const Tree& request);

// The table that a page asked for.
OpenedTable openTable(const Tree& request);

} // namespace fairway::web
