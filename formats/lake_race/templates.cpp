#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

// Comments stand at the head only, where a canonical rewrite keeps them.

namespace {

// What a lake's own document and a course with its lake inside have in common.
constexpr std::string_view lakeFields = R"(stagger: odd
strip: 4
map: |
  # # . . . . . . . . . #
   # . . . . . . . . . . #
  . . . # . . . . . . . .
   . . . # . . . . # . . .
  . . . . . . . . # # . .
   . . . . . . . . . . . .
  . . . . . . . . . . . .
   . . # . . . . . . # . .
  # . . . # # . . . . . .
   # # . . . . . . . . # #
slots:
  - {race: A, at: [4, 3], letter: E}
  - {race: A, at: [9, 5], letter: W}
  - {race: A, at: [3, 8], letter: NE}
  - {race: A, at: [10, 8], letter: W}
)";

} // namespace

std::string_view lakeTemplate() {
  static const std::string text =
      R"(# A lake with one race, A. Change what you like, then run `fairway validate` on it.
# stagger: `odd` shifts the 2nd, 4th, ... row of the map right by half a hex, `even` the 1st, 3rd, ...
# strip: the length of the start and finish strip, in hexes.
# map: . is water, # is land and x is outside the lake; all rows have the same number of cells.
# slots: where buoys may stand. Each race (A, B or C) has four; any of them can become the start.
#   at: [column, row], counted from 1 at the top left.
#   letter: the direction in which the strip lies from a start buoy there (E, NE, NW, W, SW or SE).
fairway: 1
kind: lake
name: New lake
)" + std::string(lakeFields);
  return text;
}

std::string_view courseTemplate() {
  static const std::string text =
      R"(# A course on a lake of its own. Change what you like, then run `fairway validate` on it.
# race: whose slots the buoys stand on; without it, buoys may stand on any cells.
# lake: the lake itself, as here, or the name of its file: `lake: my-pond.lake.yaml`.
#   strip: the length of the start and finish strip, in hexes.
#   map: . is water, # is land and x is outside the lake; every other row is shifted right by half a hex.
# start: the start buoy. letter: the direction in which the strip lies from it (E, NE, NW, W, SW or SE).
#   A cell is [column, row], counted from 1 at the top left.
# buoys: the other three, in the order in which boats round them.
# Arrows (`arrow: clockwise`) and directions of start and finish (`direction: left`) may be added: where they are
# left out, they are chosen for the shortest route.
fairway: 1
kind: course
name: New course
race: A
lake:
)" + indented(lakeFields, 2) +
      R"(start: {at: [4, 3], letter: E}
buoys:
  - {at: [9, 5]}
  - {at: [3, 8]}
  - {at: [10, 8]}
)";
  return text;
}

std::string_view tilesetTemplate() {
  return R"(# A set of tiles for boards of 3 x 2. Change what you like, then run `fairway validate` on it, and `fairway verify`,
# which races every lake that the set can build.
# tile: columns and rows of each tile; rows are even. board: how many tiles across and down.
# strip: the length of the start and finish strip, in hexes.
# sides: dark, light or both. A side may have a frame round its tiles, and more tiles than the board has places.
# In maps, . is water, # is land and x is outside the lake; every other row is shifted right by half a hex.
# slots: where buoys may stand. Each of the races A, B and C needs four on a side, and each tile two, of different
# races. letter: the direction in which the strip lies from a start buoy there (E, NE, NW, W, SW or SE).
fairway: 1
kind: tileset
name: New tiles
tile: {columns: 8, rows: 6}
board: {across: 3, down: 2}
strip: 4
sides:
  dark:
    stagger: odd
    tiles:
      heron:
        map: |
          . . . . . . . .
           . # . . . . . .
          . . . # # . . .
           . . . . . # . .
          . . . . . . # .
           . . . . . . . .
        slots:
          - {race: A, at: [2, 2], letter: E}
          - {race: B, at: [7, 5], letter: W}
      pike:
        map: |
          . . . . . . . .
           . . . . . . # .
          . . . # . . . .
           . . # # . . . .
          . # . . . . . .
           . . . . . . . .
        slots:
          - {race: B, at: [7, 2], letter: W}
          - {race: C, at: [2, 5], letter: E}
      swan:
        map: |
          . . . . . . . .
           . # . . . . . .
          . # # . . . . .
           . . . . . # # .
          . . . . . . # .
           . . . . . . . .
        slots:
          - {race: C, at: [2, 2], letter: E}
          - {race: A, at: [7, 5], letter: W}
      otter:
        map: |
          . . . . . . . .
           . . . . . . # .
          . . . . . # . .
           . . . # . . . .
          . # . . . . . .
           . . . . . . . .
        slots:
          - {race: A, at: [7, 2], letter: W}
          - {race: B, at: [2, 5], letter: E}
      crane:
        map: |
          . . . . . . . .
           . # . . . . . .
          . . # # . . . .
           . . . . # # . .
          . . . . . . # .
           . . . . . . . .
        slots:
          - {race: B, at: [2, 2], letter: E}
          - {race: C, at: [7, 5], letter: W}
      perch:
        map: |
          . . . . . . . .
           . . . . . . # .
          . . . . . # # .
           . # # . . . . .
          . # . . . . . .
           . . . . . . . .
        slots:
          - {race: C, at: [7, 2], letter: W}
          - {race: A, at: [2, 5], letter: E}
)";
}

} // namespace fairway::formats::lake_race
