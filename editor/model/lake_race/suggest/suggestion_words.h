#pragma once

#include "editor/model/lake_race/suggest/suggestion_search.h"

namespace fairway::editor {

// What a search found, in the user's language.
std::string editsInWords(const validator::Draft& draft, const validator::Suggestion& suggestion);

// What the goal is about in a few words, for a line of a list: `4.5 points off, neutral`.
std::string figureInWords(const validator::GoalFigures& figures, const validator::Goal& goal);

// The same in full, a line each: every seat with its interval, par with its bounds.
std::string figuresInFull(const validator::GoalFigures& figures, const validator::SuggestOptions& options);

// Checks that find more than before; empty: none.
std::string priceOf(const validator::GoalFigures& before, const validator::GoalFigures& after);

// Why a search found nothing, or what it came to as a whole.
std::string outcomeInWords(const SuggestionSearch::Outcome& outcome);

} // namespace fairway::editor
