#pragma once

#include "editor/model/document/command.h"
#include "editor/model/pool/board/image.h"
#include "formats/pool/documents.h"

// What the user does to a pool. Each edit is the pool as it would be: tools show it before it is done. With a
// symmetry the other end changes too.
namespace fairway::editor::pool {

using MaybeSymmetry = std::optional<Symmetry>;

// The step from the document's pool to another; null where they are equal. Steps with the same merge key
// become one.
CommandPtr changePool(const formats::Document& content, std::string text, Pool pool,
                      std::string mergeKey = {});

Pool painted(const Pool& pool, const std::vector<Square>& squares, Ground ground, MaybeSymmetry symmetry);
// The squares of one ground that are connected to this one; empty outside of the map.
std::vector<Square> connected(const PoolMap& map, Square from);
// A square with those round it, as far as they are on the map.
std::vector<Square> brushed(const PoolMap& map, Square centre, int radius);

// The ladder at a side: a new one; one of the other bar changes its bar; one of the same is taken away. The
// pool itself where there are as many ladders as can be.
Pool ladderSwitched(const Pool& pool, const SquareSide& place, Side bar, MaybeSymmetry symmetry);
const fairway::pool::Ladder* ladderAt(const Pool& pool, const SquareSide& place); // null: none

// One slab more or less for the side's start row at the square, which may lie beside the map. A new row takes
// one swimmer on all its columns; the last slab takes the row away.
Pool slabAdded(const Pool& pool, Side side, Square at, int by, MaybeSymmetry symmetry);
// The start row is limited to some columns; all of them: no limit. A new row takes one swimmer.
Pool rowLimited(const Pool& pool, Side side, int row, int from, int to, MaybeSymmetry symmetry);

// The swimmer of the setup on a square; none: there is none.
std::optional<Side> swimmerAt(const Pool& pool, Square square);
// A swimmer more; the pool itself where the square is taken or no water, or the side has all its tiles.
Pool swimmerAdded(const Pool& pool, Side side, Square at, MaybeSymmetry symmetry);
// Moved to another square, which it may swap with its own side's; removed if there is no square.
Pool swimmerMoved(const Pool& pool, Square from, std::optional<Square> to, MaybeSymmetry symmetry);
Pool withoutSetup(const Pool& pool);

// Another size. Rows and columns come in or go away in the middle, so that both ends stay as they are; what
// lay on what goes away is gone.
Pool resized(const Pool& pool, int columns, int rows);

// The half of the map that is red's end (of left and right: the left one), and its image in the other half.
// What red has, yellow gets. The pool itself where that would be too many ladders.
Pool madeSymmetric(const Pool& pool, Symmetry symmetry);

} // namespace fairway::editor::pool
