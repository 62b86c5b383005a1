#pragma once

#include "rules/lake_race/route/assignments.h"
#include "validator/core/work_watch.h"
#include "validator/lake_race/verify/tally.h"

namespace fairway::validator::lake_race {

// A lake of a tile set, and where it was found.
struct LaidLake {
  fairway::lake_race::Lake lake;
  std::uint64_t place = 0; // among those looked at
  fairway::lake_race::TileRows layout;
};

// Counts the courses of one lake. The tiles must outlive it.
class LakeCount {
public:
  LakeCount(const fairway::lake_race::TilesetSide& tiles, fairway::lake_race::BoardSide side, LaidLake laid)
      : tiles_(tiles), side_(side), laid_(std::move(laid)) {}

  const LaidLake& laid() const { return laid_; }

  // One of the 24 courses of a race, or a race that has none.
  void add(fairway::lake_race::RaceLetter race, const fairway::lake_race::Assignment& assignment);
  void addNone(fairway::lake_race::RaceLetter race);

  // When all races were added.
  VerifyTally tally();

private:
  void addRoute(fairway::lake_race::RaceLetter race, const fairway::lake_race::Assignment& assignment);
  void fail(VerifyFailure failure, std::uint64_t courses);

  const fairway::lake_race::TilesetSide& tiles_;
  fairway::lake_race::BoardSide side_;
  LaidLake laid_;
  VerifyTally tally_;
};

// All 72 courses of one lake, and whether its water is connected. Once the watch wants to stop, courses are
// left out.
VerifyTally lakeTally(const fairway::lake_race::Tileset& set, fairway::lake_race::BoardSide side,
                      LaidLake laid, const WorkWatch& watch);

// The same as `lakeTally` of each lake, in less time where lakes are sisters: those on which the tiles with
// slots of a race lie in the same way have the same courses of that race and differ in their water only. Few
// shortest routes come near the other tiles, and then one search answers for all.
std::vector<VerifyTally> sisterTallies(const fairway::lake_race::Tileset& set,
                                       fairway::lake_race::BoardSide side, std::vector<LaidLake> lakes,
                                       const WorkWatch& watch);

} // namespace fairway::validator::lake_race
