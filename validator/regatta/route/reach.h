#pragma once

#include "validator/regatta/water/waters.h"

namespace fairway::validator::regatta {

// The poses that a boat can come to from the start by plays and by heaving to and turning, gates aside, and
// those among them from which only heaving to is left.
struct Reach {
  std::array<PointSet, headings> poses;
  std::array<PointSet, headings> dead; // without a free play
  PointSet traps;                      // bow points where every reached pose is dead
  std::int64_t poseCount = 0;
  std::int64_t deadCount = 0;
};

Reach reachOf(const Waters& waters);

} // namespace fairway::validator::regatta
