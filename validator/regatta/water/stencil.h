#pragma once

#include "rules/regatta/board/board.h"
#include "validator/regatta/water/window.h"

// The points from which a line touches something. For each row of the lattice they are one stretch, because
// what is blocked is convex; its ends are found by ordinary numbers and settled by the exact question.
namespace fairway::validator::regatta {

// `line` is seen from the point. All points of the window where it touches are removed.
void removeTouching(const Window& window, const Lattice& lattice, PointSet& points, const Segment& line,
                    const fairway::regatta::Disc& disc, int beam);
void removeTouching(const Window& window, const Lattice& lattice, PointSet& points, const Segment& line,
                    const Segment& shore, int beam);

// The points of the window that lie on an island, its shore included.
void addInside(const Window& window, const Lattice& lattice, PointSet& points, const plane::Polygon& island);

} // namespace fairway::validator::regatta
