#include "formats/pool/kinds.h"

namespace fairway::formats::pool {

// Comments stand at the head only, where a canonical rewrite keeps them.
std::string_view poolTemplate() {
  return R"(# A pool for two. Change what you like, then run `fairway validate` on it.
# map: . is water, # is deck and x is outside the pool; all rows have the same number of squares.
# ladders: where tiles climb into a side's bar. side: the side of the square (N, E, S or W) on which it hangs.
#   A square is [column, row], counted from 1 at the top left. Red swims up, yellow down.
# start: the rows in which each side places its tiles, and how many each row takes. `columns: [2, 5]` limits a row.
# setup: where the tiles lie at the start; leave it out to let the players place them.
# crocodiles: the numbers behind each side's tiles. Instead of 4, {value: 4, turns: 2, diagonal: true} is possible.
# opening: how many tiles the first pile in a bar needs. quiet: the game ends after this many turns in which nothing
# is revealed, bitten or brought into a bar.
fairway: 1
kind: pool
name: New pool
map: |
  . . . . # #
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  # # . . . .
ladders:
  - {bar: red, at: [4, 1], side: E}
  - {bar: red, at: [5, 2], side: N}
  - {bar: red, at: [6, 2], side: N}
  - {bar: yellow, at: [3, 14], side: W}
  - {bar: yellow, at: [2, 13], side: S}
  - {bar: yellow, at: [1, 13], side: S}
start:
  red:
    - {row: 10, swimmers: 1}
    - {row: 11, swimmers: 2}
    - {row: 12, swimmers: 2}
    - {row: 13, swimmers: 1}
  yellow:
    - {row: 2, swimmers: 1}
    - {row: 3, swimmers: 2}
    - {row: 4, swimmers: 2}
    - {row: 5, swimmers: 1}
setup:
  red: [[4, 10], [2, 11], [5, 11], [3, 12], [6, 12], [4, 13]]
  yellow: [[3, 5], [5, 4], [2, 4], [4, 3], [1, 3], [3, 2]]
crocodiles: [1, 2, 3, 4, 5, 6]
opening: 2
quiet: 100
)";
}

} // namespace fairway::formats::pool
