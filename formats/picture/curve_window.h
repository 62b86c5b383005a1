#pragma once

#include "formats/picture/curve.h"

namespace fairway::formats {

// A closed curve that fills the window as the given one does, without the pieces that nobody can see there:
// what stays beyond one side of the window is cut short. A page of a poster has few of a coast's points.
Curve shortenedFor(const Box& window, const Curve& curve);

} // namespace fairway::formats
