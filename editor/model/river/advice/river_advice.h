#pragma once

#include "editor/model/work/advice.h"
#include "editor/model/work/adviser.h"
#include "validator/river/pilot/pilot.h"

namespace fairway::editor::river {

// A moment of a race of two on a river, after a roll, as the user sets it.
struct AdvisedRoll {
  struct Side {
    std::vector<int> boats; // the sections on which they stand now, from 1
    std::vector<int> docks; // the points of those taken
  };
  fairway::river::Phase phase;
  int seat = 1; // that has rolled: 1 begins each round
  std::array<Side, 2> sides;
  fairway::river::Face roll;
};

// As a race begins.
AdvisedRoll firstRoll(const fairway::river::River& river);

// Two players, solved: what `fairway par` and the perfect pilot know. The parts point to each other.
struct SolvedRiver {
  explicit SolvedRiver(const fairway::river::River& river) : moves(river), endless(moves) {}

  validator::river::FleetMoves moves;
  validator::river::Endless endless;
  std::optional<validator::river::Two> two;
};

using RiverAdviser = Adviser<fairway::river::River, SolvedRiver>;
std::optional<RiverAdviser::Answer> solvedRiver(const fairway::river::River& river,
                                                validator::WorkWatch& watch);

// The worth is the chance to win of the player who has rolled, a tie as a half; that of the moment is from
// before the roll.
Advice adviceFor(const SolvedRiver& river, const AdvisedRoll& roll);

} // namespace fairway::editor::river
