#pragma once

#include <span>

namespace fairway::formats::lake_race {

// A part of the rules on one page, both texts marked for translation.
struct RuleInShort {
  const char* head;
  const char* body;
};

std::span<const RuleInShort> rulesInShort();

} // namespace fairway::formats::lake_race
