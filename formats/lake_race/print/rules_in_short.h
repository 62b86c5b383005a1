#pragma once

#include "formats/print/rules_in_short.h"

namespace fairway::formats::lake_race {

RulesInShort rulesInShort();

} // namespace fairway::formats::lake_race
