#pragma once

#include "validator/lake_race/verify/lake_tally.h"

namespace fairway::validator::lake_race {

// The same as `lakeTally` of each lake, in less time where lakes are sisters: those on which the tiles with
// slots of a race lie in the same way have the same courses of that race and differ in their water only. Few
// shortest routes come near the other tiles, and then one search answers for all.
std::vector<VerifyTally> sisterTallies(const fairway::lake_race::Tileset& set,
                                       fairway::lake_race::BoardSide side, std::vector<LaidLake> lakes,
                                       const WorkWatch& watch);

} // namespace fairway::validator::lake_race
