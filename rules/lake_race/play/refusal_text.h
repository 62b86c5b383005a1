#pragma once

#include "rules/lake_race/play/match.h"

#include <string>

// A refusal in words: what was done and what stands against it. The race stands as when the rule was asked.
namespace fairway::lake_race {

std::string refusalText(const Race& race, const GridEntry& entry, Rule rule);
std::string refusalText(const Race& race, const TurnEntry& entry, Rule rule);
std::string firstPlayerText(const Match& match, int first);

} // namespace fairway::lake_race
