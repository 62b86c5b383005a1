#pragma once

#include "rules/base/tree.h"
#include "rules/regatta/play/race.h"

// Plays a record by the book, up to its end or its first illegal turn.
namespace fairway::regatta {

struct IllegalTurn {
  int turn = 0; // from 1; 0: the deal or the grid
  Rule rule = Rule::Seat;
  Phrase message;
};

struct Replay {
  Race race; // as it stands in the end, or before the illegal turn
  std::optional<IllegalTurn> illegal;

  bool legal() const { return !illegal; }
};

// Deals the hands of a record, by seat.
Refusal dealAll(Race& race, const std::vector<std::vector<std::string>>& hands);

// The board must outlive the replay.
Replay replay(const Board& board, const RaceRecord& record);

// The same with a look at the race after the grid (turn 0) and after every turn.
using Watcher = void (*)(void* context, const Race& race, int turn);
Replay replay(const Board& board, const RaceRecord& record, Watcher watch, void* context);

// A replayed record as reports show it: fairway-regatta-replay-1.
Tree replayTree(const Replay& replay);

} // namespace fairway::regatta
