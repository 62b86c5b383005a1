#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/verify/tally.h"

namespace fairway::validator::lake_race {

// A lake of a tile set, and where it was found.
struct LaidLake {
  fairway::lake_race::Lake lake;
  std::uint64_t place = 0; // among those looked at
  fairway::lake_race::TileRows layout;
};

// All 72 courses of one lake, and whether its water is connected. Once the watch wants to stop, courses are
// left out.
VerifyTally lakeTally(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side,
                      const LaidLake& laid, const WorkWatch& watch);

} // namespace fairway::validator::lake_race
