#pragma once

#include "editor/model/lake_race/suggest/suggestion_search.h"
#include "validator/lake_race/generate/generate.h"

namespace fairway::editor::lake_race {

// What a search found, in the user's language.
std::string editsInWords(const validator::lake_race::Draft& draft,
                         const validator::lake_race::Suggestion& suggestion);

// The verdicts of a generated lake's courses, and how many warnings the deep checks have for them.
std::string verdictsInWords(const validator::lake_race::GeneratedLake& lake);
std::string warningsInWords(const validator::lake_race::GeneratedLake& lake);

// What the goal is about in a few words, for a line of a list: `4.5 points off, neutral`.
std::string figureInWords(const validator::lake_race::GoalFigures& figures,
                          const validator::lake_race::Goal& goal);

// The same in full, a line each: every seat with its interval, par with its bounds.
std::string figuresInFull(const validator::lake_race::GoalFigures& figures,
                          const validator::lake_race::SuggestOptions& options);

// Checks that find more than before; empty: none.
std::string priceOf(const validator::lake_race::GoalFigures& before,
                    const validator::lake_race::GoalFigures& after);

// Why a search found nothing, or what it came to as a whole.
std::string outcomeInWords(const SuggestionSearch::Outcome& outcome);

} // namespace fairway::editor::lake_race
