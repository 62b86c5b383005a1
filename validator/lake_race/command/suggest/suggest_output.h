#pragma once

#include "validator/lake_race/suggest/suggest.h"

#include <string>

namespace fairway::command::lake_race {

// For people, and as `fairway-suggestions-1`. `files`: where each suggestion was written, if it was.
std::string suggestionsText(const validator::lake_race::Suggestions& suggestions,
                            const validator::lake_race::Draft& draft,
                            const validator::lake_race::SuggestOptions& options,
                            const std::vector<std::string>& files);
std::string suggestionsJson(const validator::lake_race::Suggestions& suggestions,
                            const validator::lake_race::Draft& draft,
                            const validator::lake_race::SuggestOptions& options,
                            const std::vector<std::string>& files);

// All edits of a suggestion in words: `land on 1103, water on 0902`.
std::string editsInWords(const validator::lake_race::Draft& draft,
                         const validator::lake_race::Suggestion& suggestion);

} // namespace fairway::command::lake_race
