#pragma once

#include "validator/regatta/water/waters.h"

namespace fairway::validator::regatta {

// Boats put down behind the line one after the other, each at the first start point, by distance along the
// line from `left` and then behind it, where it may be placed; all with the heading nearest to straight
// across.
struct StartBoats {
  Heading heading;
  std::vector<Pose> boats;
};

StartBoats putDownGreedily(const Waters& waters);

} // namespace fairway::validator::regatta
