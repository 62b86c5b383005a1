#pragma once

#include "rules/river/play/referee.h"

#include <string>

namespace fairway::editor::river {

// The user's words for what rivers are made of.
std::string shownName(fairway::river::SectionKind kind);
std::string shownName(fairway::river::Convoy convoy);
std::string shownName(fairway::river::Face face);
std::string describe(const fairway::river::Section& section); // "wave +3, Ducks"

// `1 2 3 4 5 wind` and `12 11 10`, as people type them.
std::string dieText(const fairway::river::Die& die);
std::string docksText(const std::vector<int>& docks);
std::optional<fairway::river::Die> dieFrom(const std::string& text);
std::optional<std::vector<int>> docksFrom(const std::string& text);

// A turn of a record as it was played: "Player 2 rolled 3: from section 4 to 7."
std::string describe(const fairway::river::Race& before, const fairway::river::TurnEntry& turn);

std::string describe(fairway::river::Landing landing); // "section 4", "the harbour"

// What can be done with a roll, named by the boat: "the boat on section 4".
std::string describe(const fairway::river::Option& option);

} // namespace fairway::editor::river
