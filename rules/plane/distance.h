#pragma once

#include "rules/plane/polygon.h"

// How far things are from each other, compared with a distance of which the double is a whole number (half a
// beam, a beam and a radius): -1 for nearer, 0 for just as far, 1 for farther, exactly. Whether equality
// touches is the caller's affair.
namespace fairway::plane {

int compareDistance(const Segment& segment, Vec point, int twice);
int compareDistance(const Segment& a, const Segment& b, int twice);
// What lies inside of the polygon or meets its shore is at distance 0.
int compareDistance(const Segment& segment, Corners polygon, int twice);
int compareDistance(Corners polygon, Vec point, int twice);

} // namespace fairway::plane
