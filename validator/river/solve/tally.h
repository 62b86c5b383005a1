#pragma once

#include "rules/river/board/river.h"

#include <compare>

namespace fairway::validator::river {

// What two players play for.
enum class Goal : std::uint8_t {
  Win,        // the first player's chance to win, a tie as a half
  Difference, // the points that the first player expects to be ahead
};

// What stays the same while no boat leaves the river: boats left of each player, docks taken, and how many
// points the first player is ahead (0 where only the difference still to come counts).
struct Tally {
  int first = 0;
  int second = 0;
  int docks = 0;
  int ahead = 0;

  int boats() const { return first + second; }
  bool over() const { return boats() == 0; }

  friend auto operator<=>(const Tally&, const Tally&) = default;
};

// The tallies that races of two can come to, those of fewer boats first; those without boats included.
std::vector<Tally> talliesOf(const fairway::river::River& river, Goal goal);

// After a boat of the first or the second player has come home.
Tally afterHome(const Tally& tally, bool first, const fairway::river::River& river, Goal goal);

// States of two players: phase x seat to roll x fleet x fleet x (docks taken, points ahead), while a boat is
// left.
std::int64_t statesOfTwo(const fairway::river::River& river, Goal goal);

// What the goal is worth between: bounds that hold for any play from here. Equal where it is settled.
struct Range {
  double least = 0;
  double most = 0;
};
Range rangeOf(const Tally& tally, const fairway::river::River& river, Goal goal);

} // namespace fairway::validator::river
