#pragma once

#include "formats/print/rules_in_short.h"

namespace fairway::formats::lake_race {

// `strip`: the length of the start and finish, in hexes.
RulesInShort rulesInShort(int strip);

} // namespace fairway::formats::lake_race
