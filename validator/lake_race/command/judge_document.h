#pragma once

#include "rules/lake_race/board/lake.h"
#include "validator/command/call/game.h"
#include "validator/core/finding.h"

#include <map>

namespace fairway::command::lake_race {

// Resolves a document of the lake race and runs the checks that fit its kind.
Judgement judgeLakeRace(const formats::Document& document, const LoadedDocument& loaded,
                        const Judging& judging);

// A piece of the map round a finding, as text: `@` the finding's cells, `!` a cut, `o` a path, `-` a line,
// `+` a region, digits and F the buoys. Empty where the finding has no place.
std::string mapExcerpt(const fairway::lake_race::Lake& lake, const std::map<Cell, char>& marks,
                       const validator::Finding& finding);

} // namespace fairway::command::lake_race
