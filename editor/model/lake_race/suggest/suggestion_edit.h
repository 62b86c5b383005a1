#pragma once

#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/model/lake_race/tools/ghost.h"
#include "validator/lake_race/suggest/draft.h"

namespace fairway::editor::lake_race {

// What suggestions are made for, as `fairway suggest` takes it from the file. None for what has no lake or no
// place for its start.
std::optional<validator::lake_race::Draft> draftOf(const EditedDocument& document);

// Makes of the document what a suggestion says, in one step; null where nothing would change. A course whose
// lake is a file of its own takes the lake in if the lake is to be another: the file stays as it is.
// Whether it is a course whose lake is a file of its own: a changed lake would be put inside.
bool pointsToItsLake(const formats::Document& content);

CommandPtr takeSuggestion(const formats::Document& content, const validator::lake_race::Draft& before,
                          const validator::lake_race::Draft& after, std::string text);

// What would be another on the board, to be drawn one over the other.
std::vector<Ghost> ghostsOf(const validator::lake_race::Draft& before,
                            const validator::lake_race::Draft& after);

} // namespace fairway::editor::lake_race
