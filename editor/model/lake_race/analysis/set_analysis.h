#pragma once

#include "editor/model/work/analysis.h"
#include "rules/lake_race/board/tileset.h"
#include "validator/lake_race/deep/set_proof.h"

namespace fairway::editor::lake_race {

// What was verified of a tile set, in the user's language. The numbers are those of `fairway verify`.
Analysis analysisOf(const validator::lake_race::SetProof& proof, const fairway::lake_race::Tileset& set);

std::vector<AnalysedChart> chartsOf(const validator::lake_race::SetProof& proof,
                                    const fairway::lake_race::Tileset& set);

// The chart of a side's tiles has a bar for each of them, in the order of the set.
std::string tilesChartKey(fairway::lake_race::BoardSide side);

// "dark side"
std::string shownSide(fairway::lake_race::BoardSide side);
// 46 080, with narrow spaces: the same in every language.
std::string shownCount(std::uint64_t number);

} // namespace fairway::editor::lake_race
