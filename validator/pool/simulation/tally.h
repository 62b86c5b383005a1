#pragma once

#include "rules/pool/play/match.h"

#include <map>

namespace fairway::validator::pool {

// The results of games, in whole numbers: so the sum does not depend on which thread counted what.
struct Tally {
  std::int64_t games = 0;
  std::int64_t draws = 0;
  fairway::pool::BySide<std::int64_t> wins;
  fairway::pool::BySide<std::int64_t> tiles; // in the bars in the end
  std::int64_t turns = 0;
  std::int64_t turnSquares = 0;
  std::array<std::int64_t, fairway::pool::allEnds.size()> ends{};
  std::int64_t opened = 0;                  // decided games in which some side had arrived
  std::int64_t openerWins = 0;              // of these, won by the side that arrived first
  std::map<int, std::int64_t> lengths;      // games by their turns
  std::optional<std::int64_t> firstEndless; // the number of the first endless game

  void add(std::int64_t number, const fairway::pool::Match& match, std::optional<fairway::pool::Side> opener);
  void add(const Tally& other);

  std::int64_t endless() const { return games - ends[static_cast<std::size_t>(fairway::pool::End::OneSide)]; }
  std::int64_t halfPoints(fairway::pool::Side side) const { return 2 * wins[side] + draws; }
  // The turns that 95 in a hundred games do not exceed; 0 without games.
  int turnsOfMost() const;
};

} // namespace fairway::validator::pool
