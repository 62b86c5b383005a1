#pragma once

#include "rules/base/phrase.h"
#include "validator/lake_race/verify/changes.h"

// What was found of a tile set, in words.
namespace fairway::validator::lake_race {

// `[heron, pike@180, swan] [otter, crane, perch]`: rows as a lake's document has them.
std::string layoutText(const fairway::lake_race::TileRows& layout);

// The slots of buoys 0 to 3: `2-1-4-3`.
std::string slotsText(const std::array<int, 4>& order);

// `Turn the letter of slot 1 (A) of heron from E to W`, `Turn 0305 of heron into water`
Phrase changePhrase(const SetChange& change, const fairway::lake_race::TilesetSide& side);

} // namespace fairway::validator::lake_race
