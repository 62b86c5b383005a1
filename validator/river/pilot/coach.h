#pragma once

#include "rules/river/play/record.h"
#include "validator/river/pilot/pilot.h"

namespace fairway::validator::river {

// What a turn was worth to the player who took it, in chances to win (a tie as a half), once the die was
// cast.
struct CoachedTurn {
  int turn = 1; // from 1, as in the record
  int seat = 1;
  double best = 0; // of the best option
  double cost = 0; // what the option that was taken lost; 0 where it was as good as the best
  fairway::river::Option bestOption;
};

// The turns of a legal record of two players, up to its end. The solution must be of its river, for the win.
std::vector<CoachedTurn> coach(const Two& two, const fairway::river::RiverBoard& board,
                               const fairway::river::Record& record);

// The most expensive turn; none if no turn cost anything worth naming.
const CoachedTurn* blunderOf(const std::vector<CoachedTurn>& turns);

} // namespace fairway::validator::river
