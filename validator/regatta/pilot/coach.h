#pragma once

#include "rules/regatta/play/referee.h"
#include "validator/core/badge.h"
#include "validator/core/work_watch.h"
#include "validator/regatta/pilot/fleet.h"

// What a good pilot thinks of a recorded race. Its measure is the expected turns to go of a boat alone that
// has a whole new hand before every turn: real hands are not new, and boats are in the way, so all of it is
// an estimate. Suns are not judged: what they do to others is not in the measure.
namespace fairway::validator::regatta {

struct CoachedTurn {
  int turn = 1; // from 1, as in the record
  int seat = 1;
  double before = 0; // expected turns to go before it, of the boat that moved
  double after = 0;
  double hand =
      0; // what its cards, and boats in the way, cost it against a new hand alone; below 0: they help
  double calm = 0;          // 1 if a sun kept it from moving
  double cost = 0;          // what its choice lost against the best one
  Turn best;                // that one; where it is as good, what was played
  std::vector<double> toGo; // after it, by seat

  // 1 + after - before = hand + calm + cost
};

struct CoachedBoat {
  int seat = 1;
  int turns = 0;
  double start = 0; // expected turns at the grid
  double toGo = 0;  // and in the end
  double hand = 0;
  double calm = 0;
  double cost = 0;

  // turns + toGo - start = hand + calm + cost
};

Badge badgeOf(const CoachedTurn& turn);

struct CoachedRace {
  std::vector<CoachedTurn> turns;
  std::vector<CoachedBoat> boats; // by seat
  std::optional<int> lost;        // the seat of a boat that came to where no way leads to the finish
};

// The legal turns of a record with a legal grid. Stops, with what is known so far, at the turn that leaves a
// boat without a way to the finish. None when the watch wanted to stop.
std::optional<CoachedRace> coachRace(const FleetWaters& waters, const fairway::regatta::Board& board,
                                     const RaceRecord& record, WorkWatch& watch);

} // namespace fairway::validator::regatta
