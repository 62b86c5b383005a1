#pragma once

#include "formats/print/rules_in_short.h"
#include "rules/pool/board/pool.h"

namespace fairway::formats::pool {

// How it is played; what a printed set needs besides is on its own page.
RulesInShort rulesInShort(const fairway::pool::Pool& pool);

} // namespace fairway::formats::pool
