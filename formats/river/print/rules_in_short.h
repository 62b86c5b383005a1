#pragma once

#include "formats/print/rules_in_short.h"
#include "rules/river/board/river.h"

namespace fairway::formats::river {

RulesInShort rulesInShort(const fairway::river::River& river);

} // namespace fairway::formats::river
