#pragma once

#include "formats/print/rules_in_short.h"
#include "rules/pool/board/pool.h"

namespace fairway::formats::pool {

RulesInShort rulesInShort(const fairway::pool::Pool& pool);

} // namespace fairway::formats::pool
