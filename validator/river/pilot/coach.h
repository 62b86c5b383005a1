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
  double luck = 0; // of the roll: `best` less what the turn before left the mover
  fairway::river::Option bestOption;
};

// The turns of a legal record of two players, up to its end. The solution must be of its river, for the win.
std::vector<CoachedTurn> coach(const Two& two, const fairway::river::RiverBoard& board,
                               const fairway::river::Record& record);

// Where a seat's result came from: result - start = luck + mistakes.
struct CoachedSeat {
  int seat = 1;
  double start = 0;    // its chance at the start
  double luck = 0;     // its own rolls less the other's
  double mistakes = 0; // what the other gave away less what it gave away itself
  double result = 0;   // 1, 0.5 or 0; while the race is not over, its chance now

  double adjusted() const { return result - luck; } // without luck
};

// By seat, from all turns of the record that the coach has looked at.
std::vector<CoachedSeat> coachedSeats(const Two& two, const fairway::river::RiverBoard& board,
                                      const fairway::river::Record& record,
                                      const std::vector<CoachedTurn>& turns);

// The most expensive turn; none if no turn cost anything worth naming.
const CoachedTurn* blunderOf(const std::vector<CoachedTurn>& turns);

} // namespace fairway::validator::river
