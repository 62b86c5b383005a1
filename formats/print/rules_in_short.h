#pragma once

#include "rules/base/phrase.h"

#include <vector>

namespace fairway::formats {

// A part of a game's rules on one page. Where there is no head, it goes on from the part before.
struct RuleInShort {
  Phrase head;
  Phrase body;
};

using RulesInShort = std::vector<RuleInShort>;

// All of them as one text, with an empty line between paragraphs.
std::string rulesText(const RulesInShort& rules, const Speaker& speaker);

} // namespace fairway::formats
